import { catalogue, pick } from '../content/catalogue'
import { pictureOf } from '../images/pictures'

/** What the sections of the industries page are given. */
export function industriesSections() {
  const { industries, services, special } = catalogue()
  const page = special.industries
  const picture = (slug: string) => pictureOf(`industries/${slug}`)
  return {
    picture: picture(page.picture),
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
