import type { Loader } from './loader-api'
import { hashTarget } from './hash-target'
import { showLoading } from './loading-indicator'
import { ForeignPage, pageFrom, type Page } from './parse-page'
import { prefersReducedMotion } from './reduced-motion'
import { cachedPage, focusOn, readLoadedPage, showPage, shownPath } from './show-page'

let loader: Loader
/** Counts the requested pages, so that only the latest is shown. */
let latestRequest = 0
let isLeaving = false

/**
 * Makes a link within the site a same-document navigation in browsers with the Navigation API: the
 * next page's main element and head elements replace the current ones. If the next page does not
 * load, the current one stays. Anything unexpected becomes an ordinary document load.
 * developer.mozilla.org/docs/Web/API/Navigation_API
 */
export function startNavigation(given: Loader): void {
  if (!('navigation' in window)) return
  loader = given
  readLoadedPage()
  // Back or Forward was pressed before this code had loaded.
  if (shownPath() !== location.pathname) openDocument(location.href)
  navigation.addEventListener('navigate', onNavigate)
}

function onNavigate(event: NavigateEvent): void {
  const { navigationType, destination, info } = event
  const url = new URL(destination.url)
  if (!event.canIntercept || event.hashChange || event.formData || event.downloadRequest !== null) return
  const isSamePath = url.pathname === shownPath()

  if (isPage(info)) {
    event.intercept({
      focusReset: 'manual',
      scroll: 'manual',
      handler: async () => {
        await showPage(info, loader)
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
}

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
    const known = cachedPage(key)
    if (known) abandonRequest()
    const page = known ?? (await fetchPage(href))
    if (!page || signal?.aborted) return
    await showPage(page, loader)
    if (signal?.aborted) return
    // Chromium's own scroll restoration stops working after the second traversal.
    if (page.top === undefined) scroll()
    else window.scrollTo({ top: page.top, behavior: 'instant' })
  } catch (error) {
    if (error instanceof ForeignPage) openDocument(href)
    else loader.retry(() => void traverseTo(key, href, scroll))
  }
}

/** Pages have a trailing slash; everything else is a file. */
const isPagePath = (path: string) => path.endsWith('/')

const isPage = (info: unknown): info is Page => typeof info === 'object' && info !== null && 'main' in info

function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}
