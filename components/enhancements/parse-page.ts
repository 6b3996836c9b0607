import { trusted } from './trusted'

/** Elements of the document's head that change from page to page. */
const HEAD = 'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]'

/** The link to the stylesheet. */
export const STYLESHEET = 'link[rel=stylesheet]'

/** A page to put into the document, new or as it was left. */
export interface Page {
  main: HTMLElement
  /** The elements that HEAD selects. */
  head: Element[]
  /** Scroll position when the page was left, in px. */
  top?: number
}

/** The response is not a page of this build of the site, so only a new document can show it. */
export class ForeignPage extends Error {}

/** The parts of a document that are its page; throws ForeignPage if it is none. */
export function pageIn(page: Document): Page {
  const main = page.querySelector('main')
  if (!main) throw new ForeignPage()
  return { main, head: [...page.head.querySelectorAll(HEAD)] }
}

/** Parses a response's HTML; throws ForeignPage for anything but a page of the same build. */
export function pageFrom(html: string): Page {
  // The critical CSS is in the stylesheet as well, and this page's security policy allows only its
  // own inline styles.
  const parts = html.replace(/<style>.*?<\/style>/s, '')
  const page = new DOMParser().parseFromString(trusted.createHTML(parts), 'text/html')
  if (buildOf(page) !== buildOf(document)) throw new ForeignPage()
  const { main, head } = pageIn(page)
  main.querySelector(STYLESHEET)?.remove()
  return { main: document.adoptNode(main), head: head.map((element) => document.adoptNode(element)) }
}

/** Identifies a build of the site: the names of its loader and its stylesheet. */
function buildOf(page: Document): string {
  const script = page.querySelector('script[src]')?.getAttribute('src')
  return `${script} ${page.querySelector(STYLESHEET)?.getAttribute('href')}`
}
