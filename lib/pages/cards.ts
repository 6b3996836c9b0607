import { entryOf, getContent, pick } from '../content/get-content'
import { suburbHref } from '../content/routes'
import type { SuburbFields } from '../content/schema/suburb'
import type { Article, Entry, NavLink, Service } from '../content/types'

/** The link to the page of an entry. */
export const linkTo = ({ title, path }: Article | Service): NavLink => ({ name: title, href: path })

/** Data of the review cards, featured reviews first. */
export function reviewCards() {
  const { reviews, services, suburbs } = getContent()
  return reviews.map((review) => ({
    review,
    service: linkTo(entryOf(services, review.service)),
    suburb: entryOf(suburbs, review.suburb).name,
  }))
}

/** Data of the suburb cards. */
export function suburbCards() {
  const { services, suburbs } = getContent()
  return suburbs.map((suburb) => ({
    suburb,
    demand: suburb.demand.map(({ service, reason }) => ({ service: linkTo(entryOf(services, service)), reason })),
  }))
}

/** Data of the client cards. */
export function clientCards() {
  const { services, suburbs, templatePages } = getContent()
  return templatePages['our-clients'].clients.map((client) => ({
    client,
    services: pick(services, client.services).map(linkTo),
    suburb: entryOf(suburbs, client.suburb).name,
  }))
}

/** Links to the entries of suburbs, with their postcodes. */
export function suburbLinks(suburbs: readonly Entry<SuburbFields>[]) {
  return suburbs.map(({ name, postcode, slug }) => ({ name, postcode, href: suburbHref(slug) }))
}
