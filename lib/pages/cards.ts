import { catalogue, pick } from '../content/catalogue'
import type { NavLink } from '../content/types'

/** The services with these slugs, as links to their pages. */
function serviceLinks(slugs: readonly string[]): NavLink[] {
  return pick(catalogue().services, slugs).map(({ title, path }) => ({ name: title, href: path }))
}

/** The service with this slug, as a link to its page. The build has checked that there is one. */
function serviceLink(slug: string): NavLink {
  return serviceLinks([slug])[0] as NavLink
}

function suburbName(slug: string): string {
  return pick(catalogue().suburbs, [slug])
    .map(({ name }) => name)
    .join()
}

/** Every review, featured ones first. */
export function reviewCards() {
  return catalogue().reviews.map((review) => ({
    review,
    service: serviceLink(review.service),
    suburb: suburbName(review.suburb),
  }))
}

/** Every suburb. */
export function suburbCards() {
  return catalogue().suburbs.map((suburb) => ({
    suburb,
    demand: suburb.demand.map(({ service, reason }) => ({ service: serviceLink(service), reason })),
  }))
}

/** Every client. */
export function clientCards() {
  return catalogue().special['our-clients'].clients.map((client) => ({
    client,
    services: serviceLinks(client.services),
    suburb: suburbName(client.suburb),
  }))
}
