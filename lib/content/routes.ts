import type { Node } from '@markdoc/markdoc'
import { ASSETS, DOCUMENTS, ICONS, PICTURES, SOCIAL } from '../site/folders'
import { headings } from './markdown'
import { definitionOf } from './pages'
import type { PageFields } from './schema/page-parts'
import type { Article, CaseStudy, Entry, Industry, Job, Route, Service } from './types'
import type { PartialContent } from './whole'

/** The path of a page of content/pages. */
type PagePath<Slug extends string> = Slug extends 'home' ? '/' : `/${Slug}/`

/**
 * The path of a page by its slug. Its type says which page it is, so that pageData() returns the
 * data of that page.
 */
export const pagePath = <Slug extends string>(slug: Slug): PagePath<Slug> =>
  (slug === 'home' ? '/' : `/${slug}/`) as PagePath<Slug>
/** The path of a service's page by its slug. */
export const servicePath = (slug: string) => `${pagePath('services')}${slug}/` as const
/** The path of an article's page by its slug. */
export const articlePath = (slug: string) => `${pagePath('blog')}${slug}/` as const
/** The path of an industry's page by its slug. */
export const industryPath = (slug: string) => `${pagePath('industries')}${slug}/` as const
/** The path of a case study's page by its slug. */
export const caseStudyPath = (slug: string) => `${pagePath('case-studies')}${slug}/` as const
/** The path of a job advert's page by its slug. */
export const jobPath = (slug: string) => `${pagePath('jobs')}${slug}/` as const

/** Where a suburb's entry is, by its slug: it has no page of its own. */
export const suburbHref = (slug: string) => `${pagePath('areas')}#${slug}` as const

/** The file of a page in the export, from its path: "/areas/" gives "areas/index.html". */
export const fileOf = (path: string): string => `${path.slice(1)}index.html`

/** The file of the page for unknown addresses in the export. */
export const NOT_FOUND_FILE = '404.html'

/** Slugs that no page may have: the export makes files of these names itself. */
export const RESERVED_SLUGS = [
  ...['404', 'index'],
  ...[ASSETS, ICONS, PICTURES, SOCIAL, DOCUMENTS].map((folder) => folder.slice(1, -1)),
]

/** The longest title that search engines show whole, in characters. */
const TITLE_LENGTH = 60

/** Where every quote button leads: the form on the contact page. */
export const QUOTE_HREF = `${pagePath('contact')}#quote`

/** Where a sent request leads. */
export const THANK_YOU_PATH = pagePath('thank-you')

/** The registry: every address of the site, derived from the content. Aliases come last. */
export function buildRoutes(content: PartialContent): Route[] {
  const own = content.pages
    .filter(({ slug }) => !definitionOf(slug)?.noAddress)
    .map((entry) => routeOfPage(entry, content))
  const aliases = own.flatMap((route) =>
    (route.definition?.aliases ?? []).map((alias): Route => ({ ...route, path: pagePath(alias), listed: false })),
  )
  const below = (hub: string, label: string, entry: BelowHub) => routeBelow(hub, label, entry, content)
  return [
    ...own,
    ...content.services.map((entry): Route => ({ ...below('services', entry.title, entry), kind: 'service', entry })),
    ...content.industries.map((entry): Route => ({
      ...below('industries', entry.label, entry),
      kind: 'industry',
      entry,
    })),
    ...content.articles.map((entry): Route => ({
      ...below('blog', entry.title, entry),
      kind: 'article',
      entry,
      anchors: anchorsIn(entry.body),
    })),
    ...content.caseStudies.map((entry): Route => ({
      ...below('case-studies', entry.title, entry),
      kind: 'case-study',
      entry,
    })),
    ...content.jobs.map((entry): Route => ({ ...below('jobs', entry.title, entry), kind: 'job', entry })),
    ...aliases,
  ]
}

/** The title with the company's name after it, if there is room for that. */
function titled(title: string, { site }: PartialContent): string {
  const full = `${title} | ${site?.shortName.value}`
  return full.length <= TITLE_LENGTH ? full : title
}

/** The route of a page of content/pages. */
function routeOfPage(entry: Entry<PageFields>, content: PartialContent): Route {
  const path = pagePath(entry.slug)
  const definition = definitionOf(entry.slug)
  const lists = definition?.lists
  const days = (lists ?? []).flatMap((collection) => content[collection].map(({ updated }) => updated))
  return {
    path,
    entry,
    definition,
    kind: entry.slug === 'home' ? 'home' : lists ? 'hub' : isProse(definition) ? 'prose' : 'page',
    label: entry.label,
    title: titled(entry.metaTitle, content),
    parent: entry.slug === 'home' ? null : pagePath('home'),
    canonical: path,
    updated: [entry.updated, ...days].sort().at(-1) ?? entry.updated,
    anchors: anchorsOf(entry, content),
    listed: !entry.unlisted,
  }
}

/** An entry that has a page of its own, below the hub that lists it. */
type BelowHub = Service | Article | Industry | CaseStudy | Job

/** What the routes of entries below a hub have in common. */
const routeBelow = (hub: string, label: string, { path, metaTitle, updated }: BelowHub, content: PartialContent) => ({
  path,
  label,
  title: titled(metaTitle, content),
  parent: pagePath(hub),
  canonical: path,
  updated,
  anchors: null,
  listed: true,
})

/**
 * The anchors of a page, as far as the content alone determines them: those of its prose, or of its
 * entries.
 */
function anchorsOf({ slug, body }: Entry<PageFields>, content: PartialContent): string[] | null {
  const definition = definitionOf(slug)
  if (definition?.entriesAsAnchors) {
    return (definition.lists ?? []).flatMap((collection) => content[collection].map((entry) => entry.slug))
  }
  return isProse(definition) ? anchorsIn(body) : null
}

/** Pages that authors add have no definition, and are prose. */
const isProse = (definition: ReturnType<typeof definitionOf>) => definition?.prose ?? !definition
const anchorsIn = (body: Node) => headings(body).map(({ id }) => id)
