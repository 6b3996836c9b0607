import { servicePath } from './routes'
import type { ClientsFields } from './schema/page'
import type { Entry } from './types'
import type { PartialContent } from './whole'

/** The text with the words alone of links to services that are not offered, given by slug. */
export function withoutLinks(text: string, withdrawn: readonly string[]): string {
  return text.replaceAll(/\[([^\]]*)\]\((\/[^)\s#]*)[^)]*\)/g, (link, words: string, path: string) =>
    withdrawn.some((slug) => path === servicePath(slug)) ? words : link,
  )
}

/**
 * The content without the services that are not offered, the reviews of them, and their slugs in
 * lists. The files stay, so that deleting one line brings all of it back.
 */
export function withoutWithdrawn(content: PartialContent): PartialContent {
  const isOffered = (slug: string) => !content.withdrawn.includes(slug)
  const clientsPage = content.templatePages['our-clients']
  const clients: Entry<ClientsFields> | undefined = clientsPage && {
    ...clientsPage,
    clients: clientsPage.clients.map((client) => ({ ...client, services: client.services.filter(isOffered) })),
  }
  const related = <Item extends { relatedServices: string[] }>(item: Item): Item => ({
    ...item,
    relatedServices: item.relatedServices.filter(isOffered),
  })
  return {
    ...content,
    services: content.services.filter(({ slug }) => isOffered(slug)).map(related),
    articles: content.articles.map(related),
    industries: content.industries.map((industry) => ({ ...industry, services: industry.services.filter(isOffered) })),
    suburbs: content.suburbs.map((suburb) => ({
      ...suburb,
      demand: suburb.demand.filter(({ service }) => isOffered(service)),
    })),
    reviews: content.reviews.filter(({ service }) => isOffered(service)),
    pages: content.pages.map((page) => (clients && page === clientsPage ? clients : page)),
    templatePages: { ...content.templatePages, 'our-clients': clients },
  }
}
