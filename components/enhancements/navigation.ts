import type { Loader } from './loader-api'
import { hashTarget } from './hash-target'
import { announcePageChange } from './page-change'
import { prefersReducedMotion } from './reduced-motion'
import { trusted } from './trusted'
import { announce, showLoading } from './loading-indicator'

/** How many pages are cached as they were left, for Back and Forward. */
const CACHED_PAGES = 10

/** Elements of the document's head that change from page to page. */
const HEAD = 'title, meta[name]:not([name=viewport]), meta[property], link[rel=canonical], link[rel=alternate]'

/** A page to put into the document, new or as it was left. */
interface Page {
  main: HTMLElement
  /** The elements that HEAD selects. */
  head: Element[]
  /** Scroll position when the page was left, in px. */
  top?: number
}

/** The response is not a page of this build of the site, so only a new document can show it. */
class ForeignPage extends Error {}

/**
 * Makes a link within the site a same-document navigation in browsers with the Navigation API: the
 * next page's main element and head elements replace the current ones. If the next page does not
 * load, the current one stays. Anything unexpected becomes an ordinary document load.
 * developer.mozilla.org/docs/Web/API/Navigation_API
 */
export function startNavigation(loader: Loader): void {
  if (!('navigation' in window)) return
  const { navigation } = window
  const cached = new Map<string, Page>()
  /**
   * `shown` is the page of the current history entry; `drawn` is the one in the document, which
   * follows a frame later.
   */
  let shown = pageIn(document)
  let drawn = shown
  let shownPath = loadedPath()
  let shownKey = navigation.currentEntry?.key ?? ''
  /** Counts the requested pages, so that only the latest is shown. */
  let latestRequest = 0
  let isLeaving = false

  /** Fetches the page at a URL of the site; undefined if another was requested meanwhile. */
  async function fetchPage(href: string): Promise<Page | undefined> {
    const request = ++latestRequest
    showLoading(true)
    try {
      const html = await loader.getPage(href)
      return request === latestRequest ? pageFrom(html) : undefined
    } catch (error) {
      if (request === latestRequest) throw error
    } finally {
      if (request === latestRequest) showLoading(false)
    }
  }

  /** Gives up the page that is being fetched, if any, since another is shown without a request. */
  function abandonRequest(): void {
    latestRequest += 1
    showLoading(false)
  }

  function openDocument(href: string): void {
    isLeaving = true
    if (href === location.href) location.reload()
    else location.assign(href)
  }

  async function follow(href: string, history: NavigationHistoryBehavior): Promise<void> {
    let page: Page | undefined
    try {
      page = await fetchPage(href)
    } catch (error) {
      if (error instanceof ForeignPage) return openDocument(href)
      return loader.retry(() => void follow(href, history))
    }
    if (!page) return
    navigation.navigate(href, { history, info: page }).finished?.catch((error: unknown) => {
      // Another page was requested before this one was shown.
      if (!(error instanceof DOMException && error.name === 'AbortError')) openDocument(href)
    })
  }

  async function traverseTo(key: string, href: string, scroll: () => void, signal?: AbortSignal): Promise<void> {
    try {
      const known = cached.get(key)
      if (known) abandonRequest()
      const page = known ?? (await fetchPage(href))
      if (!page || signal?.aborted) return
      await show(page)
      if (signal?.aborted) return
      // Chromium's own scroll restoration stops working after the second traversal.
      if (page.top === undefined) scroll()
      else window.scrollTo({ top: page.top, behavior: 'instant' })
    } catch (error) {
      if (error instanceof ForeignPage) openDocument(href)
      else loader.retry(() => void traverseTo(key, href, scroll))
    }
  }

  async function show(page: Page): Promise<void> {
    cached.delete(shownKey)
    cached.set(shownKey, { ...shown, top: window.scrollY })
    for (const oldest of [...cached.keys()].slice(0, -CACHED_PAGES)) cached.delete(oldest)
    shown = page
    shownPath = location.pathname
    shownKey = navigation.currentEntry?.key ?? ''
    await withTransition(() => {
      keepStylesheet()
      drawn.main.replaceWith(page.main)
      for (const element of drawn.head) element.remove()
      document.head.append(...page.head)
      drawn = page
      markCurrentLinks()
      announcePageChange()
    })
    void loader.scan()
    focusOn(hashTarget())
    announce(document.title)
  }

  // Back or Forward was pressed before this code had loaded.
  if (shownPath !== location.pathname) openDocument(location.href)

  navigation.addEventListener('navigate', (event) => {
    const { navigationType, destination, info } = event
    const url = new URL(destination.url)
    if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) return
    const isSamePath = url.pathname === shownPath

    if (isPage(info)) {
      event.intercept({
        focusReset: 'manual',
        scroll: 'manual',
        handler: async () => {
          await show(info)
          if (event.signal.aborted) return
          // Firefox's `event.scroll()` leaves the page at the scroll position of the one before.
          const target = hashTarget()
          if (target) target.scrollIntoView()
          else scrollToTop()
        },
      })
    } else if (navigationType === 'traverse') {
      // A traversal within the page, such as closing the dialog, is no change of page.
      if (isSamePath || !destination.sameDocument) return
      const handler = () => traverseTo(destination.key, url.href, () => event.scroll(), event.signal)
      event.intercept({ focusReset: 'manual', scroll: 'manual', handler })
    } else if (event.cancelable && !destination.sameDocument && !isLeaving && isPagePath(url.pathname)) {
      if (navigationType === 'reload') return
      event.preventDefault()
      if (!isSamePath) return void follow(url.href, navigationType)
      abandonRequest()
      focusOn(null)
      scrollToTop()
    }
  })
}

/** The path of the page that the document was loaded with: Back may have changed the URL since. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href, location.href).pathname
}

/** Pages have a trailing slash; everything else is a file. */
const isPagePath = (path: string) => path.endsWith('/')

const isPage = (info: unknown): info is Page => typeof info === 'object' && info !== null && 'main' in info

function pageIn(page: Document): Page {
  const main = page.querySelector('main')
  if (!main) throw new ForeignPage()
  return { main, head: [...page.head.querySelectorAll(HEAD)] }
}

/** Parses a response's HTML; throws ForeignPage for anything but a page of the same build. */
function pageFrom(html: string): Page {
  // The critical CSS is in the stylesheet as well, and this page's security policy allows only its
  // own inline styles.
  const parts = html.replace(/<style>.*?<\/style>/s, '')
  const page = new DOMParser().parseFromString(trusted.createHTML(parts), 'text/html')
  if (buildOf(page) !== buildOf(document)) throw new ForeignPage()
  const { main, head } = pageIn(page)
  main.querySelector(STYLESHEET)?.remove()
  return { main: document.adoptNode(main), head: head.map((element) => document.adoptNode(element)) }
}

const STYLESHEET = 'link[rel=stylesheet]'

/** Identifies a build of the site: the names of its loader and its stylesheet. */
function buildOf(page: Document): string {
  const script = page.querySelector('script[src]')?.getAttribute('src')
  return `${script} ${page.querySelector(STYLESHEET)?.getAttribute('href')}`
}

/**
 * Enables the stylesheet in the head on narrow screens, too: their own link to it is in the main
 * element and is removed with it. Throws ForeignPage if the stylesheet has not loaded.
 */
function keepStylesheet(): void {
  const link = document.head.querySelector<HTMLLinkElement>(STYLESHEET)
  if (!link?.sheet) throw new ForeignPage()
  link.media = 'all'
}

/**
 * Changes the document with a view transition (app/styles/motion.css), if the browser supports it
 * and reduced motion is not preferred.
 */
async function withTransition(change: () => void): Promise<void> {
  if (prefersReducedMotion() || !('startViewTransition' in document)) return change()
  const { updateCallbackDone, ready, finished } = document.startViewTransition(change)
  // Both are rejected when the next transition begins.
  for (const promise of [ready, finished]) promise.catch(() => {})
  await updateCallbackDone
}

function markCurrentLinks(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
    const isCurrent = link.origin === location.origin && link.pathname === location.pathname && !link.hash
    if (isCurrent) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}

/** Moves the focus, without scrolling, to an element, or else to the page's heading. */
function focusOn(target: HTMLElement | null): void {
  const element = target ?? document.querySelector<HTMLElement>('main h1')
  if (!element?.hasAttribute('tabindex')) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
