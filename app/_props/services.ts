import type { PicturedService } from '@/components/sections/services/related-services'
import { catalogue, entryOf, pick } from '@/lib/content/catalogue'
import { pictureOf } from '@/lib/images/pictures'
import type { Service } from '@/lib/content/types'
import { articleCards } from './article'

function pictured(service: Service): PicturedService {
  return { service, picture: pictureOf(`services/${service.slug}`) }
}

/** What each section of the services hub is given. */
export function servicesProps() {
  const { services, special } = catalogue()
  const page = special.services
  const names = [...new Set(services.map(({ group }) => group))]
  const groups = names.map((name) => ({
    name,
    items: services.filter(({ group }) => group === name).map(pictured),
  }))
  return {
    header: { title: page.title, lead: page.lead },
    index: { label: page.index, groups },
    groups,
    body: page.body,
  }
}

/** What each section of a service's page is given. */
export function serviceProps(slug: string) {
  const { services, articles, special } = catalogue()
  const service = entryOf(services, slug)
  const words = special.services.sections
  return {
    service,
    header: {
      title: service.title,
      lead: service.excerpt,
      features: service.features,
      picture: pictured(service).picture,
    },
    detail: { service, words, related: pick(services, service.relatedServices).map(pictured) },
    articles: { ...words.relatedArticles, articles: articleCards(pick(articles, service.relatedArticles)) },
  }
}
