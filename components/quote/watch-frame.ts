import type { RefObject } from 'react'
import type { Embed } from '@/lib/content/schema/embed'
import { clampHeight, readMessage, reportsReady } from './frame-messages'
import { monitorFrame, type FrameMonitor, type FrameMonitorOptions } from './frame-monitor'

/** Distance below the viewport at which a frame begins to load, in px. */
const NEAR_PX = 200

/** The elements of a frame; the frame itself is a new one with each attempt. */
interface FrameElements {
  place: RefObject<HTMLElement | null>
  /** As high as the room that is reserved for the frame. */
  reserved: RefObject<HTMLElement | null>
  frame: RefObject<HTMLIFrameElement | null>
}

interface FrameListeners extends Pick<FrameMonitorOptions, 'load' | 'onState'> {
  /** Called when the frame is near: whether it has to wait for the network. */
  onOffline: (isOffline: boolean) => void
  /** Called once per frame. */
  onDone: (what: 'submitted' | 'booked') => void
}

/**
 * Loads a provider's frame when it is near the viewport, and tracks whether it works, what it
 * reports, and how high it asks to be. Returns its monitor, whose `stop` ends all of that.
 */
export function watchFrame(embed: Embed, elements: FrameElements, listeners: FrameListeners): FrameMonitor {
  const { place, reserved, frame } = elements
  const controller = new AbortController()
  const { signal } = controller
  const isTouched = watchTouch(frame, signal)
  const askHeight = watchHeight(frame, signal)
  let isDone = false

  const monitor = monitorFrame({
    ...listeners,
    reportsReady: reportsReady(embed.provider),
    isCollapsed: () => place.current?.offsetHeight !== 0 && frame.current?.offsetHeight === 0,
    isTouched,
  })

  const begin = () => {
    listeners.onOffline(!navigator.onLine)
    if (navigator.onLine) monitor.start()
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
      monitor.onMessage()
      if (message.type === 'height') {
        askHeight(clampHeight(message.height, reserved.current?.offsetHeight ?? 0))
      } else if (message.type !== 'alive' && !isDone && isTouched()) {
        // LeadConnector sends the same message for a visitor it recognises; nobody submits a
        // frame without having focused it.
        isDone = true
        listeners.onDone(message.type)
      }
    },
    { signal },
  )
  document.addEventListener(
    'securitypolicyviolation',
    ({ effectiveDirective, blockedURI }) => {
      const isOurs = embed.origins.some((origin) => blockedURI === origin || blockedURI.startsWith(`${origin}/`))
      if (effectiveDirective === 'frame-src' && isOurs) monitor.onBlocked()
    },
    { signal },
  )

  return {
    ...monitor,
    stop: () => {
      stopWatching()
      controller.abort()
      monitor.stop()
    },
  }
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
