import { Parser } from 'htmlparser2'

type Attributes = Readonly<Record<string, string>>

/** Positions in a page's HTML, in characters from its beginning. */
export interface Range {
  start: number
  end: number
}

/** What the site does not take over from a page of Next's export, or puts into another place. */
export interface Removals {
  removed: readonly Range[]
  /** The `<meta>` elements for encoding and viewport, which precede everything else. */
  early: readonly Range[]
  /** The URLs of its stylesheets, whose links are removed. */
  stylesheets: readonly string[]
}

/** Relations of links that preload Next's own files. */
const REMOVED_RELS = /^(preload|modulepreload|prefetch|preconnect|dns-prefetch)$/i

/**
 * What Next repeats of Open Graph's properties, which X reads where its own are missing
 * (developer.x.com, “Getting started with cards”).
 */
const REPEATED_META = /^twitter:(title|description|image|image:type|image:width|image:height)$/

const isStylesheet = (name: string, { rel }: Attributes) => name === 'link' && rel?.toLowerCase() === 'stylesheet'

const isRemoved = (name: string, attributes: Attributes) =>
  isStylesheet(name, attributes) ||
  (name === 'script' && attributes.type !== 'application/ld+json') ||
  (name === 'link' && REMOVED_RELS.test(attributes.rel ?? '')) ||
  (name === 'meta' && (attributes.name?.startsWith('next-') || REPEATED_META.test(attributes.name ?? '')))

const isEarly = (name: string, attributes: Attributes) =>
  name === 'meta' && ('charset' in attributes || attributes.name === 'viewport')

/**
 * Finds in a page every script except structured data, every link that loads something for Next,
 * metadata that stands twice, and comments: assistive technology expects the two texts between
 * which React puts one to be a single text. Does not depend on how Next writes its scripts.
 */
export function findRemovals(html: string): Removals {
  const removed: Range[] = []
  const early: Range[] = []
  const stylesheets: string[] = []
  // None of these elements contains another.
  let start: number | undefined
  let list = removed
  const parser = new Parser({
    onopentag(name, attributes) {
      if (isStylesheet(name, attributes) && attributes.href) stylesheets.push(attributes.href)
      if (!isRemoved(name, attributes) && !isEarly(name, attributes)) return
      list = isEarly(name, attributes) ? early : removed
      start = parser.startIndex
    },
    onclosetag(name) {
      if (start === undefined || !['script', 'link', 'meta'].includes(name)) return
      list.push({ start, end: parser.endIndex + 1 })
      start = undefined
    },
    oncomment() {
      removed.push({ start: parser.startIndex, end: parser.endIndex + 1 })
    },
  })
  parser.end(html)
  return { removed, early, stylesheets }
}
