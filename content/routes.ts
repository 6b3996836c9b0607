import { headings } from './markdown'
import type { Content, Route } from './types'

const HOME = '/'
export const pagePath = (slug: string): string => (slug === 'home' ? HOME : `/${slug}/`)
export const servicePath = (slug: string): string => `${pagePath('services')}${slug}/`
export const articlePath = (slug: string): string => `${pagePath('blog')}${slug}/`

/** Where every quote button leads: the form on the contact page. */
export const QUOTE_HREF = `${pagePath('contact')}#quote`

/** The registry: every address of the site, made from the content. Aliases come last. */
export function buildRoutes(content: Content): Route[] {
  const hubs: Record<string, { updated: string; slug: string }[]> = {
    services: content.services,
    blog: content.articles,
    industries: content.industries,
    areas: content.suburbs,
    faqs: content.questions,
    testimonials: content.reviews.map(({ slug }) => ({ slug, updated: '' })),
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
        title: entry.metaTitle,
        description: entry.description,
        parent: path === HOME ? null : HOME,
        canonical: path,
        updated: [entry.updated, ...(listed ?? []).map(({ updated }) => updated)].sort().at(-1) ?? entry.updated,
        menus: entry.menus,
        anchors:
          listed && onOnePage.includes(entry.slug)
            ? listed.map(({ slug }) => slug)
            : listed || entry.slug in content.special
              ? null
              : headings(entry.body).map(({ id }) => id),
        file: entry.file,
      }
    })

  const services = content.services.map((entry): Route => ({
    path: servicePath(entry.slug),
    kind: 'service',
    label: entry.title,
    title: entry.metaTitle,
    description: entry.description,
    parent: pagePath('services'),
    canonical: servicePath(entry.slug),
    updated: entry.updated,
    menus: [],
    anchors: null,
    file: entry.file,
  }))

  const articles = content.articles.map((entry): Route => ({
    path: articlePath(entry.slug),
    kind: 'article',
    label: entry.title,
    title: entry.metaTitle,
    description: entry.description,
    parent: pagePath('blog'),
    canonical: articlePath(entry.slug),
    updated: entry.updated,
    menus: [],
    anchors: headings(entry.body).map(({ id }) => id),
    file: entry.file,
  }))

  const aliases = content.pages.flatMap((entry) =>
    (entry.aliases ?? []).flatMap((alias) =>
      pages
        .filter(({ path }) => path === pagePath(entry.slug))
        .map((route): Route => ({ ...route, path: pagePath(alias), menus: [] })),
    ),
  )

  return [...pages, ...services, ...articles, ...aliases]
}
