import { getContent, pick } from '../content/get-content'
import { pictureOf } from '../images/pictures'
import type { Service } from '../content/types'
import { SCOPE_FORMATS, scopePath } from '../seo/scope-data'
import { articleCards } from './articles'
import { otherNames } from './other-names'
import { sampleReportLink } from './sample-report'

/** Adds the service's picture. */
export function withPicture(service: Service) {
  return { ...service, picture: pictureOf(`services/${service.slug}`) }
}

/** Data of the services hub's sections. */
export function servicesSections() {
  const { services, templatePages } = getContent()
  const page = templatePages.services
  const groups = page.groups
    .map((name) => ({ name, services: services.filter(({ group }) => group === name).map(withPicture) }))
    .filter(({ services }) => services.length > 0)
  return {
    index: { label: page.index, groups },
    groups,
  }
}

/** Data of a service page's sections. */
export function serviceSections(service: Service) {
  const { services, articles, industries, templatePages } = getContent()
  const words = templatePages.services.sections
  return {
    picture: withPicture(service).picture,
    names: otherNames(words.alsoCalled, service.alsoCalled),
    detail: {
      service,
      words,
      industries: industries
        .filter((industry) => industry.services[0] === service.slug)
        .map(({ label, path }) => ({ name: label, href: path })),
      related: pick(services, service.relatedServices).map(withPicture),
      report: sampleReportLink(words.sheet.report),
      scopeFiles: SCOPE_FORMATS.map((format) => ({ name: format.toUpperCase(), href: scopePath(service, format) })),
    },
    articles: { ...words.relatedArticles, articles: articleCards(pick(articles, service.relatedArticles)) },
  }
}
