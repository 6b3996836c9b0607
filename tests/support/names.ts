/** Elements that are named by their content; a picture in them, or a label, is no text. */
export const NAMED = ':is(h1, h2, h3, h4, a[href], button, summary):not([aria-label], [aria-labelledby], :has(img))'

/**
 * The text that is seen of each element at a selector, in the order of the document, without what
 * is hidden from screen readers; empty where nothing is seen. Runs in the page.
 */
export function textsSeen(selector: string): string[] {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('[aria-hidden=true] { display: none !important }')
  const before = document.adoptedStyleSheets
  document.adoptedStyleSheets = [...before, sheet]
  const texts = [...document.querySelectorAll<HTMLElement>(selector)].map((element) =>
    element.checkVisibility({ visibilityProperty: true }) ? element.innerText : '',
  )
  document.adoptedStyleSheets = before
  return texts
}

const squash = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase()

/** The pairs in which the name is not what is seen, as `name ≠ text`. */
export const wrongNames = (pairs: readonly { name: string; text: string }[]): string[] =>
  pairs.filter(({ name, text }) => squash(name) !== squash(text)).map(({ name, text }) => `${name} ≠ ${text}`)
