import { hashTarget } from './hash-target'
import type { Loader } from './loader-api'
import { announce } from './loading-indicator'
import { announcePageChange } from './page-change'
import { ForeignPage, STYLESHEET, pageIn, type Page } from './parse-page'
import { prefersReducedMotion } from './reduced-motion'

/** How many pages are cached as they were left, for Back and Forward. */
const CACHED_PAGES = 10

/** By the key of their history entry. */
const cached = new Map<string, Page>()
/** The page of the current history entry, with that entry's key and the page's path. */
let shown: Page
let shownKey = ''
let path = ''
/** The page in the document, which follows `shown` a frame later. */
let drawn: Page

/** Reads the page that the document was loaded with. */
export function readLoadedPage(): void {
  shown = pageIn(document)
  drawn = shown
  path = loadedPath()
  shownKey = navigation.currentEntry?.key ?? ''
}

/** The path of the page that is shown. */
export const shownPath = (): string => path

/** The page of a history entry as it was left, if it is cached. */
export const cachedPage = (key: string): Page | undefined => cached.get(key)

/** Puts a page into the document, and moves the focus to it. */
export async function showPage(page: Page, loader: Loader): Promise<void> {
  cached.delete(shownKey)
  cached.set(shownKey, { ...shown, top: window.scrollY })
  for (const oldest of [...cached.keys()].slice(0, -CACHED_PAGES)) cached.delete(oldest)
  shown = page
  path = location.pathname
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

/** The path of the page that the document was loaded with: Back may have changed the URL since. */
function loadedPath(): string {
  const [entry] = performance.getEntriesByType('navigation')
  return new URL(entry?.name ?? location.href, location.href).pathname
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
export function focusOn(target: HTMLElement | null): void {
  const element = target ?? document.querySelector<HTMLElement>('main h1')
  if (!element?.hasAttribute('tabindex')) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}
