import { RETRIES, pauseBefore } from '../enhancements/retry'

/**
 * What a visitor can know of a frame: not yet loaded; loading; it works; nothing has come;
 * something has come that does not work; kept out by the browser or a blocker.
 */
export type FrameState = 'waiting' | 'loading' | 'alive' | 'slow' | 'failed' | 'blocked'

/** How long a frame may take to show that it works, in ms. */
export const FRAME_PATIENCE_MS = 8000

interface FrameLifeOptions {
  /** Whether the frame says something when it works; if not, its `load` event has to do. */
  speaks: boolean
  /** Loads the frame, or loads it anew. */
  load: () => void
  /** Whether it has been made to take no room, as blockers do. */
  isCollapsed: () => boolean
  /**
   * Whether the visitor has been in it: what may have been typed there is never thrown away by a
   * reload.
   */
  isTouched: () => boolean
  onState: (state: FrameState) => void
}

/** The states of one frame, from what happens to it. */
export interface FrameLife {
  /** Loads it for the first time, or once more because the visitor asks. */
  start: () => void
  /** Its `load` event. */
  onLoad: () => void
  /** It has said something. */
  onSign: () => void
  /** The browser has refused it. */
  onBlocked: () => void
  stop: () => void
}

/**
 * Follows a frame from `start` on. A failed one, of which something came that says nothing, is
 * loaded anew by itself; one of which nothing has come is not: it may still come.
 */
export function frameLife({ speaks, load, isCollapsed, isTouched, onState }: FrameLifeOptions): FrameLife {
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
    later(judge, FRAME_PATIENCE_MS)
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
      else if (state === 'slow') later(judge, FRAME_PATIENCE_MS)
    },
    onSign: () => settle('alive'),
    onBlocked: () => settle('blocked'),
    stop: () => clearTimeout(timer),
  }
}
