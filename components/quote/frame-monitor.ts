import { RETRIES, pauseBefore } from '../enhancements/retry'

/**
 * State of a frame: not yet loaded; loading; works; no response; a response that does not work;
 * blocked by the browser or an extension.
 */
export type FrameState = 'waiting' | 'loading' | 'alive' | 'slow' | 'failed' | 'blocked'

/** Timeout for a frame to show that it works, in ms. */
export const FRAME_TIMEOUT_MS = 8000

interface FrameMonitorOptions {
  /** Whether the frame sends a message when it works; otherwise its `load` event has to do. */
  speaks: boolean
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
  onSign: () => void
  /** Handles a block by the browser. */
  onBlocked: () => void
  stop: () => void
}

/**
 * Tracks a frame from `start` on. A failed one (it loaded but sent no message) is reloaded
 * automatically; a slow one (it has not loaded) is not: it may still load.
 */
export function monitorFrame({ speaks, load, isCollapsed, isTouched, onState }: FrameMonitorOptions): FrameMonitor {
  let state: FrameState = 'waiting'
  let tries = 0
  let hasLoaded = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const enter = (next: FrameState) => {
    if (next === state) return
    state = next
    onState(next)
  }
  const later = (act: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(act, ms)
  }
  const settle = (next: FrameState) => {
    clearTimeout(timer)
    enter(next)
  }

  const attempt = () => {
    tries += 1
    hasLoaded = false
    load()
    later(judge, FRAME_TIMEOUT_MS)
  }
  const judge = () => {
    if (isCollapsed()) return enter('blocked')
    if (!hasLoaded) return enter('slow')
    enter('failed')
    if (tries > RETRIES) return
    later(() => !isTouched() && attempt(), pauseBefore(tries))
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
      if (isCollapsed()) settle('blocked')
      else if (!speaks) settle('alive')
      else if (state === 'slow') later(judge, FRAME_TIMEOUT_MS)
    },
    onSign: () => settle('alive'),
    onBlocked: () => settle('blocked'),
    stop: () => clearTimeout(timer),
  }
}
