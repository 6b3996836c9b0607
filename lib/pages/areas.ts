import { getContent } from '../content/get-content'
import { contactMethods } from '../content/contact'
import { slugify } from '../content/markdown'
import { quoteLink } from '../content/navigation'
import { headerPictureOf } from '../images/pictures'
import { suburbCards } from './cards'

/** Data of the areas page's sections. */
export function areasSections() {
  const { templatePages, suburbs, served } = getContent()
  const { finder, entry } = templatePages.areas
  const listed = [
    ...suburbs.map(({ name, postcode, region, slug, latitude, longitude }) => ({
      name,
      postcode,
      region,
      entry: { anchor: slug, place: [latitude, longitude] as const },
    })),
    ...served.suburbs,
  ].toSorted((a, b) => a.name.localeCompare(b.name))
  return {
    picture: headerPictureOf('areas'),
    finder: {
      words: finder,
      regions: served.regions.map((region) => ({
        region,
        anchor: slugify(region),
        suburbs: listed.filter((suburb) => suburb.region === region),
      })),
      quote: quoteLink(),
      phone: contactMethods().phone,
    },
    list: { words: entry, regions: served.regions, cards: suburbCards() },
  }
}
