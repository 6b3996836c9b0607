import { getContent, pick } from '../content/get-content'
import { pagePath } from '../content/routes'
import type { SuburbFields } from '../content/schema/suburb'
import type { Entry, NavLink } from '../content/types'

/** Links to the pages of the services with these slugs. */
function serviceLinks(slugs: readonly string[]): NavLink[] {
  return pick(getContent().services, slugs).map(({ title, path }) => ({ name: title, href: path }))
}

/**
 * A link to the page of the service with this slug. The content check guarantees that it exists.
 */
function serviceLink(slug: string): NavLink {
  return serviceLinks([slug])[0] as NavLink
}

function suburbName(slug: string): string {
  return pick(getContent().suburbs, [slug])
    .map(({ name }) => name)
    .join()
}

/** Data of the review cards, featured reviews first. */
export function reviewCards() {
  return getContent().reviews.map((review) => ({
    review,
    service: serviceLink(review.service),
    suburb: suburbName(review.suburb),
  }))
}

/** Data of the suburb cards. */
export function suburbCards() {
  return getContent().suburbs.map((suburb) => ({
    suburb,
    demand: suburb.demand.map(({ service, reason }) => ({ service: serviceLink(service), reason })),
  }))
}

/** Data of the client cards. */
export function clientCards() {
  return getContent().templatePages['our-clients'].clients.map((client) => ({
    client,
    services: serviceLinks(client.services),
    suburb: suburbName(client.suburb),
  }))
}

/** Links to the entries of suburbs, with their postcodes. */
export function suburbLinks(suburbs: readonly Entry<SuburbFields>[]) {
  return suburbs.map(({ name, postcode, slug }) => ({ name, postcode, href: `${pagePath('areas')}#${slug}` }))
}
