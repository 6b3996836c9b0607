import { YAML_FILES } from './entries'
import { definitionOf, type PageDefinition, type PageFieldsBySlug } from './pages'
import { buildRoutes } from './routes'
import type { Route } from './types'
import type { PartialContent } from './whole'

type Listed = NonNullable<PageDefinition['lists']>[number]

/** The folder of a collection below content/, if its name differs from the collection's. */
const FOLDERS: Partial<Record<Listed, string>> = { questions: 'faqs', caseStudies: 'case-studies' }

/** Why one of the site's own pages would have nothing to show, apart from an empty collection. */
const OTHERWISE: { [Slug in keyof PageFieldsBySlug]?: (content: PartialContent) => string | undefined } = {
  'our-clients': ({ templatePages }) =>
    templatePages['our-clients']?.clients.length === 0 ? '`clients` in its file is empty' : undefined,
  pricing: ({ templatePages: { pricing: page } }) => (page && !page.rates ? 'its file has no `rates`' : undefined),
  'sample-report': ({ templatePages: { 'sample-report': page } }) =>
    page && !page.report ? 'its file has no `report`' : undefined,
  'sample-proposal': ({ templatePages: { 'sample-proposal': page, pricing } }) => {
    if (page && !page.proposal) return 'its file has no `proposal`'
    return page && pricing && !pricing.rates ? 'content/pages/pricing.md has no `rates`' : undefined
  },
  'compare-quotes': ({ templatePages: { 'compare-quotes': page } }) =>
    page?.sheet.groups.length === 0 ? '`sheet.groups` in its file is empty' : undefined,
  'insurance-and-compliance': ({ templatePages: { 'insurance-and-compliance': page } }) =>
    page?.papers.length === 0 ? '`papers` in its file is empty' : undefined,
  'changing-cleaners': ({ templatePages: { 'changing-cleaners': page } }) =>
    page && !page.letter ? 'its file has no `letter`' : undefined,
  'meet-director': ({ templatePages: { 'meet-director': page } }) =>
    page && !page.person ? 'its file names no `person`' : undefined,
}

/**
 * Why a page has nothing to show; undefined if it has something. Such a page, with every link to
 * it, is left out of the site until it has. The home page and the services page are never left out.
 */
export function whyLeftOut(slug: string, content: PartialContent): string | undefined {
  const reason = Object.hasOwn(OTHERWISE, slug) ? OTHERWISE[slug as keyof typeof OTHERWISE]?.(content) : undefined
  if (reason || slug === 'home' || slug === 'services') return reason
  const lists = definitionOf(slug)?.lists
  const isServed = slug === 'areas' && (content.served?.suburbs.length ?? 0) > 0
  if (!lists || isServed || lists.some((name) => content[name].length > 0)) return undefined
  return `${lists.map(folderOf).join(' and ')} has no file`
}

const folderOf = (list: Listed) => `content/${FOLDERS[list] ?? list}`

/** The folders and files, besides its own, that decide whether a page has something to show. */
export function shownFrom(slug: string): string[] {
  const folders = definitionOf(slug)?.lists?.map((list) => `${folderOf(list)}/`) ?? []
  return slug === 'areas' ? [...folders, YAML_FILES.served] : folders
}

/** Whether a route is one of the site's own pages, whose file is in content/pages. */
const isOwnPage = ({ entry }: Route) => entry.file.startsWith('content/pages/')

/** Why the page of a route, or of an alias, is left out; undefined if it is not. */
export function whyNotShown(route: Route, content: PartialContent): string | undefined {
  return isOwnPage(route) ? whyLeftOut(route.entry.slug, content) : undefined
}

/** The routes whose pages are not left out. */
export const shownRoutes = (content: PartialContent): Route[] =>
  buildRoutes(content).filter((route) => whyNotShown(route, content) === undefined)
