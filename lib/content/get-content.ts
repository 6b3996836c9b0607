import 'server-only'
import { checkAcrossFiles } from './check'
import type { Texts } from './claims'
import { filesNotShown, goneFrom } from './gone'
import { shownRoutes } from './left-out'
import { loadContent } from './load'
import { ContentError, type Problem, type Unconfirmed } from './problem'
import { buildRoutes } from './routes'
import { filesOnDisk } from './content-files'
import type { SiteContent, Route } from './types'
import { isWhole, type PartialContent } from './whole'
import { withoutWithdrawn } from './withdrawn'

/** The entries with these slugs, in the order of the slugs. The build has checked the slugs. */
export function pick<Item extends { slug: string }>(items: readonly Item[], slugs: readonly string[]): Item[] {
  return slugs.flatMap((slug) => items.filter((item) => item.slug === slug))
}

/** The entry with this slug; throws if there is none. */
export function entryOf<Item extends { slug: string }>(items: readonly Item[], slug: string): Item {
  const entry = items.find((item) => item.slug === slug)
  if (!entry)
    throw new Error(
      `No content with the slug ${JSON.stringify(slug)}; there are ${items.map((item) => item.slug).join(', ')}`,
    )
  return entry
}

/**
 * How long the content is cached in development, in ms: longer than one page takes to render,
 * shorter than an edit.
 */
const CACHE_MS = 1000

let cached: { siteContent: SiteContent; until: number } | undefined

/**
 * All content. Throws a ContentError that lists every problem. Read once for a build; in
 * development read repeatedly, so that an edit shows on reload.
 */
export function getContent(): SiteContent {
  if (!cached || Date.now() > cached.until) {
    const until = process.env.NODE_ENV === 'development' ? Date.now() + CACHE_MS : Infinity
    cached = { siteContent: read(), until }
  }
  return cached.siteContent
}

function read(): SiteContent {
  const { problems, siteContent } = checkContent()
  if (!siteContent) throw new ContentError(problems)
  return siteContent
}

/** The entry of the registry for a path; throws if there is none. */
export function routeOf(path: string): Route {
  const { routes, leftOut } = getContent()
  // Next renders the left-out pages as well, but the export does not include them.
  const route = [...routes, ...leftOut].find((candidate) => candidate.path === path)
  if (!route)
    throw new Error(`No route ${path} in the registry (lib/content/routes.ts). Is there a content file for it?`)
  return route
}

/**
 * The folder that contains content/: the project itself, or the CONTENT_ROOT of the environment, so
 * that tests can build the site from a copy.
 */
export const CONTENT_ROOT = process.env.CONTENT_ROOT ?? process.cwd()

/** Reads and checks all content. `siteContent` is set only if there are no problems. */
export function checkContent(from = filesOnDisk(CONTENT_ROOT)): {
  /** What could be read, with every collection in display order. */
  content: PartialContent
  problems: Problem[]
  unconfirmed: Unconfirmed[]
  /** What readers see, by file. */
  texts: Texts
  /** The same, and the texts that the site does not show. */
  written: Texts
  /** The services whose files say that they are not offered. */
  withdrawn: PartialContent['services']
  /** The paths of pages that are gone with what they showed, and of those services. */
  gone: string[]
  siteContent: SiteContent | undefined
} {
  const loaded = loadContent(from)
  const problems = [...loaded.problems, ...checkAcrossFiles(loaded, buildRoutes(loaded.content))]
  const content = inOrder(withoutWithdrawn(loaded.content))
  const routes = shownRoutes(content)
  const paths = routes.map(({ path }) => path)
  const leftOut = buildRoutes(content).filter(({ path }) => !paths.includes(path))
  const siteContent = problems.length === 0 && isWhole(content) ? { ...content, routes, leftOut } : undefined
  const hidden = filesNotShown(loaded)
  return {
    content,
    problems,
    unconfirmed: loaded.unconfirmed.filter((one) => !hidden.has(one.file) && !isAboveNoReview(one, content)),
    texts: new Map([...loaded.texts].filter(([file]) => !hidden.has(file))),
    written: loaded.texts,
    withdrawn: loaded.content.services.filter(({ file }) => hidden.has(file)),
    gone: goneFrom(loaded.content),
    siteContent,
  }
}

/** Whether a mark belongs to the words above the home page’s reviews, and there are none. */
const isAboveNoReview = ({ file, field }: Unconfirmed, { reviews, templatePages: { home } }: PartialContent) =>
  reviews.length === 0 && file === home?.file && field === 'reviews'

/** The content with every collection in display order. */
function inOrder(content: PartialContent): PartialContent {
  const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }) =>
    a.order - b.order || a.slug.localeCompare(b.slug)
  return {
    ...content,
    services: content.services.toSorted(byOrder),
    articles: content.articles.toSorted(
      (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
    ),
    industries: content.industries.toSorted(byOrder),
    suburbs: content.suburbs.toSorted((a, b) => a.name.localeCompare(b.name)),
    reviews: content.reviews.toSorted((a, b) => Number(b.featured) - Number(a.featured) || byOrder(a, b)),
    questions: content.questions.toSorted(byOrder),
    team: content.team.toSorted(byOrder),
    caseStudies: content.caseStudies.toSorted(
      (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
    ),
    jobs: content.jobs.toSorted((a, b) => a.closes.localeCompare(b.closes) || a.slug.localeCompare(b.slug)),
  }
}
