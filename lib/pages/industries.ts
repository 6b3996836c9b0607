import { getContent, pick } from '../content/get-content'
import { pagePath } from '../content/routes'
import type { Industry } from '../content/types'
import { pictureOf } from '../images/pictures'
import { suburbLinks } from './cards'
import { otherNames } from './other-names'
import { withPicture } from './services'

const picture = (slug: string) => pictureOf(`industries/${slug}`)

/** Data of the industries page's sections. */
export function industriesSections() {
  return { cards: getContent().industries.map((industry) => ({ ...industry, picture: picture(industry.slug) })) }
}

/** Data of an industry page's sections. */
export function industrySections(industry: Industry) {
  const { services, suburbs, questions, templatePages } = getContent()
  const { sections: words } = templatePages.industries
  const [service] = pick(services, industry.services)
  return {
    picture: picture(industry.slug),
    names: otherNames(words.alsoCalled, industry.alsoCalled),
    detail: {
      industry,
      words,
      /** What the quote form opened on this page asks for. */
      wanted: service?.title ?? '',
      services: pick(services, industry.services).map(withPicture),
      areas: {
        suburbs: suburbLinks(pick(suburbs, industry.suburbs ?? [])),
        more: { name: words.areas.more, href: pagePath('areas') },
      },
      questions: pick(questions, industry.questions ?? []),
    },
  }
}
