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

/** Where a page's head and its first screen are, and what the latter consists of. */
export interface FirstScreen {
  headStart: number
  headEnd: number
  /** Where the first screen ends. */
  firstEnd: number
  /** The picture that it shows, as attributes of its `<source>`. */
  picture: Attributes | undefined
  /**
   * Its elements, classes and attributes, by name: excluding what is initially closed or hidden,
   * and elements with `data-later`, which are not seen before the visitor acts.
   */
  names: ReadonlySet<string>
}

/** Elements that may contain a link to a stylesheet. */
const CONTAINERS = ['main', 'article', 'section', 'div']

/** Elements before which the link may be inserted if all their ancestors are such containers. */
const BREAKS = ['article', 'section', 'div', 'nav', 'h2', 'h3', 'p', 'ul', 'ol', 'figure']

/** Elements whose text is not shown. */
const NOT_TEXT = ['script', 'style', 'template', 'select', 'svg', 'noscript']

const isLater = (attributes: Attributes) => 'data-later' in attributes || 'hidden' in attributes

/** Finds the end of a page's first screen. Throws for HTML that is not a page. */
export function findFirstScreen(html: string): FirstScreen {
  const names = new Set<string>()
  const outline = createOutline()
  let picture: Attributes | undefined
  let source: Attributes | undefined
  let headStart = -1
  let headEnd = -1
  let end = -1
  let mainEnd = -1
  let characters = 0
  let text = ''

  // The parser reports a text in pieces.
  const countText = () => {
    const { length } = text.trim()
    text = ''
    if (length > 0 && outline.showsText()) characters += Math.max(length, MIN_CHARACTERS)
  }

  const parser = new Parser({
    onopentag(name, attributes) {
      countText()
      if (name === 'source') source = attributes
      if (name === 'img') {
        if (attributes.fetchpriority === 'high') picture ??= source
        source = undefined
        if (outline.showsMain()) characters += PICTURE_CHARACTERS
      }
      if (end < 0 && characters >= FIRST_SCREEN_CHARACTERS && BREAKS.includes(name) && outline.mayContainLink())
        end = parser.startIndex
      const isShown = outline.enter(name, attributes)
      if (name === 'head') headStart = parser.endIndex + 1
      if (end < 0 && mainEnd < 0 && isShown) for (const each of namesOf(name, attributes)) names.add(each)
    },
    ontext(part) {
      text += part
    },
    onclosetag(name) {
      countText()
      outline.leave()
      if (name === 'head') headEnd = parser.startIndex
      if (name === 'main') mainEnd = parser.startIndex
    },
  })
  parser.end(html)
  if (headEnd < 0 || mainEnd < 0) throw new Error('expected a page with a head and a main part')
  return { headStart, headEnd, firstEnd: end < 0 ? mainEnd : end, picture, names }
}

/** The name of an element, its attributes and their values; its classes unless it is seen later. */
function namesOf(name: string, { class: classes = '', ...others }: Attributes): string[] {
  return [name, ...Object.entries(others).flat(), ...(isLater(others) ? [] : classes.split(/\s+/))]
}

/** Follows which elements are open, and whether a visitor sees at first what they contain. */
function createOutline() {
  const open: string[] = []
  /** The nesting depth of the element that is not visible yet, and of its summary, which is. */
  let unseen: number | undefined
  let summary: number | undefined
  const showsMain = () => open.includes('main') && unseen === undefined
  return {
    showsMain,
    showsText: () => showsMain() && !open.some((tag) => NOT_TEXT.includes(tag)),
    mayContainLink: () =>
      open.includes('main') && open.slice(open.indexOf('main')).every((tag) => CONTAINERS.includes(tag)),
    /** Begins an element; returns whether it is visible, or what it contains will be later. */
    enter: (name: string, attributes: Attributes): boolean => {
      open.push(name)
      if (name === 'summary' && open.length - 1 === unseen) summary = open.length
      const isShown = unseen === undefined || summary !== undefined
      if (isLater(attributes) || (name === 'details' && !('open' in attributes))) unseen ??= open.length
      return isShown
    },
    leave: () => {
      if (open.length === unseen) unseen = undefined
      if (open.length === summary) summary = undefined
      open.pop()
    },
  }
}
