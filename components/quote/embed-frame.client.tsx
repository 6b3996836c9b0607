'use client'

import clsx from 'clsx'
import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { showToast } from '@/components/enhancements/toasts'
import type { Embed, FrameWords, PrefillKey } from '@/lib/content/schema/embed'
import { clampHeight, frameAddress, readMessage, reportsReady } from './frame-messages'
import { monitorFrame, type FrameMonitor, type FrameState } from './frame-monitor'

/** Distance below the viewport at which a frame begins to load, in px. */
const NEAR_PX = 200

/**
 * The frame's sandbox permissions: its own scripts and forms; its own origin, without which it has
 * neither cookies nor storage (it is never this site's, so this does not weaken the sandbox); links
 * into a new tab, which is a normal tab; and navigating the page after a click, as a redirect on
 * submit does.
 */
const SANDBOX = [
  'allow-scripts',
  'allow-forms',
  'allow-same-origin',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-top-navigation-by-user-activation',
]

/** A calendar also offers its booking as a download (“Add to calendar”). */
const SANDBOXES = { form: SANDBOX.join(' '), calendar: [...SANDBOX, 'allow-downloads'].join(' ') }

/** Props of EmbedFrame. */
export interface EmbedFrameProps {
  /** The same object on each render. */
  embed: Embed
  words: FrameWords
  /**
   * Values typed so far or derived from the page, for prefill; read once, when the frame is loaded.
   */
  values?: () => Partial<Record<PrefillKey, string>>
  /** Called once per frame. */
  onDone?: (what: 'submitted' | 'booked') => void
}

/**
 * A provider's form or calendar in a plain `<iframe>`, loaded once when it is about to scroll into
 * view. Its space is reserved, so that there is no layout shift when it loads, fails or grows. The
 * frame is never removed, and the panel around it offers the other contact methods.
 */
export function EmbedFrame({ embed, words, values, onDone }: EmbedFrameProps) {
  const [state, setState] = useState<FrameState>('waiting')
  const [isOffline, setIsOffline] = useState(false)
  // Each attempt is a new element: changing the URL of the same one would add a history entry.
  const [loaded, setLoaded] = useState<{ address: string; attempt: number }>()
  const place = useRef<HTMLDivElement>(null)
  const reserved = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const notice = useRef<HTMLDivElement>(null)
  const monitor = useRef<FrameMonitor>(null)
  const isToasted = useRef(false)

  const load = useEffectEvent(() => {
    const address = loaded?.address ?? frameAddress(embed, { host: location.hostname, values: values?.() ?? {} })
    setLoaded({ address, attempt: (loaded?.attempt ?? 0) + 1 })
  })
  const enter = useEffectEvent((next: FrameState) => {
    setState(next)
    if (!isTrouble(next) || isToasted.current) return
    isToasted.current = true
    showToast(words.toast)
  })
  const finish = useEffectEvent((what: 'submitted' | 'booked') => onDone?.(what))

  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const isTouched = watchTouch(frame, signal)
    const askHeight = watchHeight(frame, signal)
    let isDone = false

    const current = monitorFrame({
      reportsReady: reportsReady(embed.provider),
      load: () => load(),
      isCollapsed: () => place.current?.offsetHeight !== 0 && frame.current?.offsetHeight === 0,
      isTouched,
      onState: (next) => enter(next),
    })
    monitor.current = current

    const begin = () => {
      setIsOffline(!navigator.onLine)
      if (navigator.onLine) current.start()
      else window.addEventListener('online', begin, { once: true, signal })
    }
    const stopWatching = whenNear(place.current, begin)

    window.addEventListener(
      'message',
      ({ data, origin, source }) => {
        const sender = frame.current?.contentWindow
        if (!sender || source !== sender || !embed.origins.includes(origin)) return
        const message = readMessage(embed.provider, data)
        if (!message) return
        current.onMessage()
        if (message.type === 'height') {
          askHeight(clampHeight(message.height, reserved.current?.offsetHeight ?? 0))
        } else if (message.type !== 'alive' && !isDone && isTouched()) {
          // LeadConnector sends the same message for a visitor it recognises; nobody submits a
          // frame without having focused it.
          isDone = true
          finish(message.type)
        }
      },
      { signal },
    )
    document.addEventListener(
      'securitypolicyviolation',
      ({ effectiveDirective, blockedURI }) => {
        const isOurs = embed.origins.some((origin) => blockedURI === origin || blockedURI.startsWith(`${origin}/`))
        if (effectiveDirective === 'frame-src' && isOurs) current.onBlocked()
      },
      { signal },
    )

    return () => {
      stopWatching()
      listeners.abort()
      current.stop()
    }
  }, [embed])

  const tryAgain = () => {
    // The button is removed; the focus moves to the notice that contained it.
    notice.current?.focus()
    monitor.current?.start()
  }

  const said = isOffline && state === 'waiting' ? words.offline : words[state]

  return (
    <div data-state={state}>
      <div className="mt-3 grid">
        {(['waiting', 'loading', 'alive', 'offline'] as const).map((name) => (
          <Spacer key={name} text={words[name]} />
        ))}
        {(['slow', 'failed', 'blocked'] as const).map((name) => (
          <Spacer key={name} text={words[name]} button={words.tryAgain} />
        ))}
        <div
          ref={notice}
          role="status"
          tabIndex={-1}
          className={clsx(
            NOTICE,
            isTrouble(state) ? 'border-action bg-ground-highlight' : 'border-transparent text-ink-muted',
          )}
        >
          {said}
          {isTrouble(state) && (
            <button
              type="button"
              onClick={tryAgain}
              className={clsx(BUTTON, 'border-action text-action hover:bg-ground-raised')}
            >
              {words.tryAgain}
            </button>
          )}
        </div>
      </div>
      <div ref={place} className="mt-3 grid rounded-small border border-line bg-ground-soft">
        <div ref={reserved} aria-hidden className={CELL}>
          <svg width={1} height={embed.heights.phone} className="md:hidden" />
          <svg width={1} height={embed.heights.desktop} className="hidden md:block" />
        </div>
        {loaded && (
          <iframe
            key={loaded.attempt}
            ref={frame}
            title={embed.title}
            src={loaded.address}
            sandbox={SANDBOXES[embed.kind]}
            referrerPolicy="strict-origin-when-cross-origin"
            allow=""
            onLoad={() => monitor.current?.onLoad()}
            className={clsx(CELL, 'h-full w-full rounded-small')}
          />
        )}
      </div>
    </div>
  )
}

const CELL = 'col-start-1 row-start-1'
const NOTICE = clsx(CELL, 'flex items-center gap-3 rounded-small border-s-4 px-3 py-2 text-small')
const BUTTON = 'flex min-h-11 shrink-0 items-center rounded-small border-2 px-4 font-semibold'

/**
 * Invisible copy of each possible status text, so that the notice never changes its height (no
 * layout shift). Rendered via attr() to keep it out of the DOM text, for screen readers and search
 * engines.
 */
function Spacer({ text, button }: { text: string; button?: string }) {
  return (
    <div aria-hidden className={clsx(NOTICE, 'invisible border-transparent')}>
      <span data-text={text} className="after:content-[attr(data-text)]" />
      {button && <span data-text={button} className={clsx(BUTTON, 'after:content-[attr(data-text)]')} />}
    </div>
  )
}

function isTrouble(state: FrameState): boolean {
  return state === 'slow' || state === 'failed' || state === 'blocked'
}

/**
 * Calls back once when the element is near the viewport, or at once without IntersectionObserver.
 * Returns a cleanup function.
 */
function whenNear(place: Element | null, callback: () => void): () => void {
  if (!place || !('IntersectionObserver' in window)) {
    callback()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: `${NEAR_PX}px` },
  )
  observer.observe(place)
  return () => observer.disconnect()
}

/** Returns a function that gives whether the frame has had the focus. */
function watchTouch(frame: RefObject<HTMLIFrameElement | null>, signal: AbortSignal): () => boolean {
  let isTouched = false
  const look = () => {
    isTouched ||= frame.current !== null && document.activeElement === frame.current
    return isTouched
  }
  // When the window loses the focus, the frame does not have it yet.
  window.addEventListener('blur', () => setTimeout(look), { signal })
  return look
}

/**
 * Sets the frame's height, in px, as soon as that causes no layout shift in view: its lower edge is
 * below the viewport and stays there, or the frame has the focus. That is checked in an animation
 * frame: a fast scroll after the message may have brought the edge into the viewport.
 */
function watchHeight(frame: RefObject<HTMLIFrameElement | null>, signal: AbortSignal) {
  let asked: number | undefined
  const apply = () => {
    const element = frame.current
    if (!element || asked === undefined) return
    const { top, bottom } = element.getBoundingClientRect()
    if (document.activeElement !== element && Math.min(bottom, top + asked) < window.innerHeight) return
    element.style.height = `${asked}px`
    asked = undefined
  }
  // In the capture phase, since scroll events of a dialog do not bubble.
  window.addEventListener('scroll', apply, { capture: true, passive: true, signal })
  window.addEventListener('resize', apply, { signal })
  return (height: number | undefined) => {
    asked = height ?? asked
    requestAnimationFrame(apply)
  }
}
