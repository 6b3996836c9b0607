import { catalogue, pick } from '../content/catalogue'
import { pictureOf } from '../images/pictures'
import type { Service } from '../content/types'
import { articleCards } from './articles'

function pictured(service: Service) {
  return { service, picture: pictureOf(`services/${service.slug}`) }
}

/** What the sections of the services hub are given. */
export function servicesSections() {
  const { services, special } = catalogue()
  const page = special.services
  const names = [...new Set(services.map(({ group }) => group))]
  const groups = names.map((name) => ({
    name,
    items: services.filter(({ group }) => group === name).map(pictured),
  }))
  return {
    index: { label: page.index, groups },
    groups,
  }
}

/** What the sections of a service's page are given. */
export function serviceSections(service: Service) {
  const { services, articles, special } = catalogue()
  const words = special.services.sections
  return {
    picture: pictured(service).picture,
    detail: { service, words, related: pick(services, service.relatedServices).map(pictured) },
    articles: { ...words.relatedArticles, articles: articleCards(pick(articles, service.relatedArticles)) },
  }
}
