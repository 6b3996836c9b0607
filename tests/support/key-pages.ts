import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { templateOf } from '../../scripts/export/templates'
import { repeats } from './repeats'

const { routes, services, articles } = getContent()
const [service, article] = [services[0], articles[0]]

/** Of each kind of page, one: its address by the kind's name. */
export const KEY_PAGES = {
  home: pagePath('home'),
  services: pagePath('services'),
  service: service?.path ?? '',
  areas: pagePath('areas'),
  article: article?.path ?? '',
  contact: pagePath('contact'),
}

/** The addresses of one page of each template. */
export const ONE_OF_EACH = [...new Map(routes.map((route) => [templateOf(route), route.path])).values()]

/** Every page, and one that does not exist. */
export const PAGES = [
  ...routes.map(({ path }) => ({ path, status: 200, ...repeats(!ONE_OF_EACH.includes(path)) })),
  { path: '/no-such-page/', status: 404, ...repeats(false) },
]
