import { RETRIES, pauseBefore } from '../enhancements/retry'

/**
 * State of a frame: not yet loaded; loading; works; no response; a response that does not work;
 * blocked by the browser or an extension.
 */
export type FrameState = 'waiting' | 'loading' | 'alive' | 'slow' | 'failed' | 'blocked'

/** Timeout for a frame to show that it works, in ms. */
export const FRAME_TIMEOUT_MS = 8000

/** What the monitor of a frame needs to know and to call. */
export interface FrameMonitorOptions {
  /** Whether the frame sends a message when it works; otherwise its `load` event has to do. */
  reportsReady: boolean
  /** Loads or reloads the frame. */
  load: () => void
  /** Whether it has no size, because a content blocker hides it. */
  isCollapsed: () => boolean
  /**
   * Whether the visitor has focused it: what may have been typed there is never lost to a reload.
   */
  isTouched: () => boolean
  onState: (state: FrameState) => void
}

/** State machine of one frame. */
export interface FrameMonitor {
  /** Loads it for the first time, or again because the visitor asks. */
  start: () => void
  /** Handles its `load` event. */
  onLoad: () => void
  /** Handles a message from it. */
  onMessage: () => void
  /** Handles a block by the browser. */
  onBlocked: () => void
  stop: () => void
}

/**
 * Tracks a frame from `start` on. A failed one (it loaded but sent no message) is reloaded
 * automatically; a slow one (it has not loaded) is not: it may still load.
 */
export function monitorFrame({
  reportsReady,
  load,
  isCollapsed,
  isTouched,
  onState,
}: FrameMonitorOptions): FrameMonitor {
  let state: FrameState = 'waiting'
  let tries = 0
  let hasLoaded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: FrameState) => {
    if (next === state) return
    state = next
    onState(next)
  }
  const schedule = (callback: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(callback, ms)
  }
  const finish = (next: FrameState) => {
    clearTimeout(timer)
    enter(next)
  }

  const attempt = () => {
    tries += 1
    hasLoaded = false
    load()
    schedule(onTimeout, FRAME_TIMEOUT_MS)
  }
  const onTimeout = () => {
    if (isCollapsed()) return enter('blocked')
    if (!hasLoaded) return enter('slow')
    enter('failed')
    if (tries > RETRIES) return
    schedule(() => !isTouched() && attempt(), pauseBefore(tries))
  }

  return {
    start: () => {
      tries = 0
      enter('loading')
      attempt()
    },
    onLoad: () => {
      if (state === 'alive') return
      hasLoaded = true
      if (isCollapsed()) finish('blocked')
      else if (!reportsReady) finish('alive')
      else if (state === 'slow') schedule(onTimeout, FRAME_TIMEOUT_MS)
    },
    onMessage: () => finish('alive'),
    onBlocked: () => finish('blocked'),
    stop: () => clearTimeout(timer),
  }
}
