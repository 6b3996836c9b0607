'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { prefersReducedMotion } from '@/components/behaviour/reduced-motion'

/** How long the next page may take before a sign says that it is loading, and for how long that sign may show at most, in ms. */
export const LOADING_SIGN_AFTER_MS = 150
export const LOADING_SIGN_AT_MOST_MS = 10_000

/** What a browser does for a new document and Next leaves to the site: says that a page is loading, begins the new page at its top with the focus in it, and marks its links in the header. Next itself announces the title and scrolls to anchors. */
export function RouteChange() {
  const pathname = usePathname()
  const shown = useRef(pathname)
  /** The entry of the history that the visitor goes to by Back or Forward; null when following a link. */
  const entry = useRef<{ leftAt?: number } | null>(null)
  const [loading, setLoading] = useState(false)

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    let timers: ReturnType<typeof setTimeout>[] = []

    const stop = () => {
      timers.forEach(clearTimeout)
      setLoading(false)
    }
    const waitFor = (path: string) => {
      stop()
      if (path === pathname) return
      timers = [setTimeout(() => setLoading(true), LOADING_SIGN_AFTER_MS), setTimeout(stop, LOADING_SIGN_AT_MOST_MS)]
    }

    document.addEventListener(
      'click',
      (event) => {
        const target = followed(event)
        if (!target) return
        entry.current = null
        waitFor(target.pathname)
        if (target.pathname !== pathname) noteInHistory(window.scrollY)
        // Next does nothing for a link to the page itself.
        else if (!target.hash) beginAtTop()
      },
      { signal },
    )
    window.addEventListener(
      'popstate',
      ({ state }: PopStateEvent) => {
        // A step within the page, such as closing a dialog, is no change of page.
        entry.current = location.pathname === pathname ? null : (state ?? {})
        waitFor(location.pathname)
      },
      // Before Next's own listener, after which React may have drawn the page already.
      { capture: true, signal },
    )
    window.addEventListener('pageshow', stop, { signal })
    return () => {
      stop()
      listeners.abort()
    }
  }, [pathname])

  // Before the new page is painted, so that under reduced motion nobody sees it at the old page's position.
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    noteInHistory(undefined)
    if (entry.current) {
      focusOn('content')
      // The browser has restored the position already, but on the page before when this one had to be fetched anew.
      if (entry.current.leftAt !== undefined) window.scrollTo({ top: entry.current.leftAt, behavior: 'instant' })
    } else if (location.hash) focusOn(decodeURIComponent(location.hash.slice(1)))
    else beginAtTop()
  }, [pathname])

  useEffect(() => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('header nav a')) {
      const current = link.origin === location.origin && link.pathname === pathname && !link.hash
      if (current) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }, [pathname])

  return (
    <div role="status" className="print:hidden">
      {loading && (
        <span className="loading-sign">
          <span className="sr-only">Loading the page</span>
        </span>
      )}
    </div>
  )
}

/** The address that a click on a link of Next's leads to within this tab. Next has then prevented the browser's own navigation; so has a dialog, whose links say `data-opens`. */
function followed({ target, defaultPrevented }: MouseEvent): URL | null {
  const link = target instanceof Element && target.closest('a')
  if (!link || !defaultPrevented || link.hasAttribute('data-opens')) return null
  return new URL(link.href)
}

/** Keeps in the entry of the history, beside what Next keeps there, at which height in px a link of the page was followed. It is void once the visitor is back: from then on the browser knows better. */
function noteInHistory(leftAt: number | undefined) {
  history.replaceState({ ...history.state, leftAt }, '')
}

function beginAtTop() {
  focusOn('content')
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' })
}

/** Moves the focus to an element that may not take it by itself, and the page not at all. */
function focusOn(id: string) {
  const element = document.getElementById(id) ?? document.getElementById('content')
  if (!element?.hasAttribute('tabindex')) element?.setAttribute('tabindex', '-1')
  element?.focus({ preventScroll: true })
}
