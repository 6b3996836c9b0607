import { Parser } from 'htmlparser2'

/**
 * How much of the main element precedes the link to the stylesheet, in characters of text: a little
 * more than a phone's screen shows. The critical CSS for it is inlined in the page's head.
 */
export const FIRST_SCREEN_CHARACTERS = 1100

/** A short text takes a whole line, however few its characters. */
const MIN_CHARACTERS = 30

/** The number of characters that would take up as much space as a picture. */
const PICTURE_CHARACTERS = 560

type Attributes = Readonly<Record<string, string>>

/** Positions in a page's HTML, in characters from its beginning. */
interface Range {
  start: number
  end: number
}

/** What has to be removed from a page of Next's export, and where to split it. */
export interface Cuts {
  removed: readonly Range[]
  /** The `<meta>` elements for encoding and viewport, which precede everything else. */
  early: readonly Range[]
  /** The picture that the first screen shows, as attributes of its `<source>`. */
  picture: Attributes | undefined
  headStart: number
  headEnd: number
  /** Where the first screen ends. */
  firstEnd: number
  /** The URLs of its stylesheets. */
  stylesheets: readonly string[]
  /** Ids that occur more than once. */
  repeatedIds: readonly string[]
  /**
   * The elements, classes and attributes of the first screen, by name: excluding what is initially
   * closed or hidden, and elements with `data-later`, which are not seen before the visitor acts.
   */
  names: ReadonlySet<string>
}

/** A page of Next's export without what Next needs to run in a browser. */
export interface CutPage {
  /** Up to the beginning of the head. */
  start: string
  /** Its encoding and its viewport. */
  early: string
  picture: Attributes | undefined
  /** The rest of the head. */
  head: string
  /** What the first screen shows, from the end of the head. */
  first: string
  rest: string
}

/** Elements that may contain a link to a stylesheet. */
const CONTAINERS = ['main', 'article', 'section', 'div']

/** Elements before which the link may be inserted if all their ancestors are such containers. */
const BREAKS = ['article', 'section', 'div', 'nav', 'h2', 'h3', 'p', 'ul', 'ol', 'figure']

/** Relations of links that preload Next's own files. */
const REMOVED_RELS = /^(preload|modulepreload|prefetch|preconnect|dns-prefetch)$/i

/**
 * What Next repeats of Open Graph's properties, which X reads where its own are missing
 * (developer.x.com, “Getting started with cards”).
 */
const REPEATED_META = /^twitter:(title|description|image|image:type|image:width|image:height)$/

/** Elements whose text is not shown. */
const NOT_TEXT = ['script', 'style', 'template', 'select', 'svg', 'noscript']

/**
 * Finds in a page every script except structured data, every link that loads something for Next,
 * metadata that stands twice, and comments (assistive technology expects the two texts between
 * which React puts one to be a single text); and the end of the first screen. Does not depend on
 * how Next writes its scripts. Throws for HTML that is not a page.
 */
export function findCuts(html: string): Cuts {
  const removed: Range[] = []
  const early: Range[] = []
  let picture: Attributes | undefined
  let source: Attributes | undefined
  const stylesheets: string[] = []
  const ids: string[] = []
  const names = new Set<string>()
  const open: string[] = []
  /** The nesting depth of the element that is not visible yet, and of its summary, which is. */
  let unseen: number | undefined
  let summary: number | undefined
  let headStart = -1
  let headEnd = -1
  let cut = -1
  let mainEnd = -1
  let characters = 0
  let text = ''
  let removing: number | undefined
  let moving: number | undefined

  const isSeen = () => open.includes('main') && unseen === undefined
  // The parser reports a text in pieces.
  const countText = () => {
    const { length } = text.trim()
    text = ''
    if (length > 0 && isSeen() && !open.some((tag) => NOT_TEXT.includes(tag)))
      characters += Math.max(length, MIN_CHARACTERS)
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      countText()
      const isStylesheet = name === 'link' && attributes.rel?.toLowerCase() === 'stylesheet'
      const isRemoved =
        isStylesheet ||
        (name === 'script' && attributes.type !== 'application/ld+json') ||
        (name === 'link' && REMOVED_RELS.test(attributes.rel ?? '')) ||
        (name === 'meta' && (attributes.name?.startsWith('next-') || REPEATED_META.test(attributes.name ?? '')))
      if (isStylesheet && attributes.href) stylesheets.push(attributes.href)
      if (isRemoved) removing = parser.startIndex
      if (name === 'meta' && ('charset' in attributes || attributes.name === 'viewport')) moving = parser.startIndex
      if (name === 'source') source = attributes
      if (name === 'img' && attributes.fetchpriority === 'high') picture ??= source
      if (name === 'img') {
        source = undefined
        if (isSeen()) characters += PICTURE_CHARACTERS
      }

      if (attributes.id) ids.push(attributes.id)

      const inMain = open.slice(open.indexOf('main'))
      const mayContainLink = open.includes('main') && inMain.every((tag) => CONTAINERS.includes(tag))
      if (cut < 0 && characters >= FIRST_SCREEN_CHARACTERS && mayContainLink && BREAKS.includes(name))
        cut = parser.startIndex
      open.push(name)
      if (name === 'head') headStart = parser.endIndex + 1
      if (name === 'summary' && open.length - 1 === unseen) summary = open.length
      if (cut < 0 && mainEnd < 0 && (unseen === undefined || summary !== undefined)) {
        const { class: classes = '', ...others } = attributes
        const isLater = 'data-later' in attributes || 'hidden' in attributes
        for (const each of [name, ...Object.entries(others).flat()]) names.add(each)
        for (const each of isLater ? [] : classes.split(/\s+/)) names.add(each)
        if (isLater || (name === 'details' && !('open' in attributes))) unseen ??= open.length
      }
    },
    ontext(part) {
      text += part
    },
    onclosetag(name) {
      countText()
      if (open.length === unseen) unseen = undefined
      if (open.length === summary) summary = undefined
      open.pop()
      if (name === 'head') headEnd = parser.startIndex
      if (name === 'main') mainEnd = parser.startIndex
      if (!['script', 'link', 'meta'].includes(name)) return
      if (removing !== undefined) removed.push({ start: removing, end: parser.endIndex + 1 })
      if (moving !== undefined) early.push({ start: moving, end: parser.endIndex + 1 })
      removing = moving = undefined
    },
    oncomment() {
      removed.push({ start: parser.startIndex, end: parser.endIndex + 1 })
    },
  })
  parser.write(html)
  parser.end()
  if (headEnd < 0 || mainEnd < 0) throw new Error('expected a page with a head and a main part')

  const repeatedIds = ids.filter((id, i) => ids.indexOf(id) < i)
  return {
    removed,
    early,
    picture,
    headStart,
    headEnd,
    firstEnd: cut < 0 ? mainEnd : cut,
    stylesheets,
    repeatedIds,
    names,
  }
}

/** Removes from a page what was found, and splits it. */
export function cutPage(html: string, { removed, early, picture, headStart, headEnd, firstEnd }: Cuts): CutPage {
  const gone = [...removed, ...early].sort((a, b) => a.start - b.start)
  const without = (start: number, end: number) => {
    let text = ''
    let at = start
    for (const range of gone) {
      if (range.start < at || range.end > end) continue
      text += html.slice(at, range.start)
      at = range.end
    }
    return text + html.slice(at, end)
  }
  return {
    start: without(0, headStart),
    early: early.map(({ start, end }) => html.slice(start, end)).join(''),
    picture,
    head: without(headStart, headEnd),
    first: without(headEnd, firstEnd),
    rest: without(firstEnd, html.length),
  }
}
