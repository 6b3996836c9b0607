import { headings } from './markdown'
import type { Route } from './types'
import type { PartialContent } from './whole'

const HOME = '/'
export const pagePath = (slug: string): string => (slug === 'home' ? HOME : `/${slug}/`)
export const servicePath = (slug: string): string => `${pagePath('services')}${slug}/`
export const articlePath = (slug: string): string => `${pagePath('blog')}${slug}/`

/** The file of a page in the export, from its path: "/areas/" gives "areas/index.html". */
export const fileOf = (path: string): string => `${path.slice(1)}index.html`

/**
 * Second addresses of pages, each with a route file of its own below app/: the alias, and the page
 * that it shows.
 */
const ALIASES: readonly [alias: string, slug: string][] = [['clients', 'our-clients']]

/** Slugs that no page may have: the export makes files of these names itself. */
export const RESERVED_SLUGS = ['404', 'index', 'assets', 'icons', 'pictures', 'social']

/** The longest title that search engines show whole, in characters. */
const TITLE_LENGTH = 60

/** Where every quote button leads: the form on the contact page. */
export const QUOTE_HREF = `${pagePath('contact')}#quote`

/** Where a request that was sent leads. */
export const THANK_YOU_PATH = pagePath('thank-you')

/** The registry: every address of the site, made from the content. Aliases come last. */
export function buildRoutes(content: PartialContent): Route[] {
  // The company's name follows a title where there is room for it.
  const titled = (title: string) => {
    const full = `${title} | ${content.site?.shortName.value}`
    return full.length <= TITLE_LENGTH ? full : title
  }
  const hubs: Record<string, { updated: string; slug: string }[]> = {
    services: content.services,
    blog: content.articles,
    industries: content.industries,
    areas: content.suburbs,
    faqs: content.questions,
    testimonials: content.reviews,
    home: [...content.services, ...content.articles, ...content.suburbs, ...content.questions, ...content.reviews],
  }
  const onOnePage = ['industries', 'areas', 'faqs']

  const pages = content.pages
    .filter(({ slug }) => slug !== 'not-found')
    .map((entry): Route => {
      const path = pagePath(entry.slug)
      const listed = hubs[entry.slug]
      return {
        path,
        kind: entry.slug === 'home' ? 'home' : listed ? 'hub' : 'page',
        label: entry.label,
        heading: entry.title,
        title: titled(entry.metaTitle),
        description: entry.description,
        parent: path === HOME ? null : HOME,
        canonical: path,
        updated: [entry.updated, ...(listed ?? []).map(({ updated }) => updated)].sort().at(-1) ?? entry.updated,
        menus: entry.menus,
        anchors:
          listed && onOnePage.includes(entry.slug)
            ? listed.map(({ slug }) => slug)
            : listed || Object.hasOwn(content.special, entry.slug)
              ? null
              : headings(entry.body).map(({ id }) => id),
        listed: !entry.unlisted,
        file: entry.file,
      }
    })

  const services = content.services.map((entry): Route => ({
    path: servicePath(entry.slug),
    kind: 'service',
    label: entry.title,
    heading: entry.title,
    title: titled(entry.metaTitle),
    description: entry.description,
    parent: pagePath('services'),
    canonical: servicePath(entry.slug),
    updated: entry.updated,
    menus: [],
    anchors: null,
    listed: true,
    file: entry.file,
  }))

  const articles = content.articles.map((entry): Route => ({
    path: articlePath(entry.slug),
    kind: 'article',
    label: entry.title,
    heading: entry.title,
    title: titled(entry.metaTitle),
    description: entry.description,
    parent: pagePath('blog'),
    canonical: articlePath(entry.slug),
    updated: entry.updated,
    menus: [],
    anchors: headings(entry.body).map(({ id }) => id),
    listed: true,
    file: entry.file,
  }))

  const aliases = ALIASES.flatMap(([alias, slug]) =>
    pages
      .filter(({ path }) => path === pagePath(slug))
      .map((route): Route => ({ ...route, path: pagePath(alias), menus: [], listed: false })),
  )

  return [...pages, ...services, ...articles, ...aliases]
}
