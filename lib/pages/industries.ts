import { getContent, pick } from '../content/get-content'
import { pictureOf } from '../images/pictures'

/** Data of the industries page's sections. */
export function industriesSections() {
  const { industries, services, templatePages } = getContent()
  const page = templatePages.industries
  const top = page.picture ?? industries[0]?.slug
  const picture = (slug: string) => pictureOf(`industries/${slug}`)
  return {
    picture: top && picture(top),
    list: {
      words: page,
      cards: industries.map((industry) => ({
        industry,
        picture: picture(industry.slug),
        services: pick(services, industry.services).map(({ title, path }) => ({ name: title, href: path })),
      })),
    },
  }
}
