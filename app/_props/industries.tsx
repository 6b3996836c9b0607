import { HeaderPicture } from '@/components/sections/header-picture'
import { catalogue, pick } from '@/lib/content/catalogue'
import { pictureOf } from '@/lib/images/pictures'

/** What each section of the industries page is given. */
export function industriesProps() {
  const { industries, services, special } = catalogue()
  const page = special.industries
  const picture = (slug: string) => pictureOf(`industries/${slug}`)
  return {
    header: {
      title: page.title,
      lead: page.lead,
      picture: <HeaderPicture {...picture(page.picture)} />,
    },
    list: {
      words: page,
      cards: industries.map((industry) => ({
        industry,
        picture: picture(industry.slug),
        services: pick(services, industry.services).map(({ title, path }) => ({ name: title, href: path })),
      })),
    },
    body: page.body,
  }
}
