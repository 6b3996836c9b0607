import { prefersReducedMotion } from './reduced-motion'

/** How long each hero picture is shown, in ms. */
export const SLIDE_MS = 5000

/** State of the carousel: the shown picture, the next one, and the progress of the change. */
export interface CarouselState {
  shown: number
  /** Null if no other picture could be loaded. */
  next: number | null
  /** The shown picture's time is over. */
  due: boolean
  /** The next picture can be drawn without a gap. */
  decoded: boolean
  /** Pictures that failed to load; they are skipped. */
  failed: readonly number[]
}

/** Events of the carousel: time over, image loaded or failed, transition ended, timer paused. */
export type CarouselEvent = 'due' | 'decoded' | 'failed' | 'wiped' | 'paused'

/** The initial state: the first of `count` pictures, followed by the second. */
export function initialState(count: number): CarouselState {
  return { shown: 0, next: count > 1 ? 1 : null, due: false, decoded: false, failed: [] }
}

/** Whether the transition from the shown to the next picture is running. */
export function isWiping({ due, decoded }: CarouselState): boolean {
  return due && decoded
}

/** Reducer: the state after an event, with `count` pictures. */
export function nextState(state: CarouselState, event: CarouselEvent, count: number): CarouselState {
  if (state.next === null) return state
  switch (event) {
    case 'due':
      return { ...state, due: true }
    case 'paused':
      // A transition that has begun is completed.
      return isWiping(state) ? state : { ...state, due: false }
    case 'decoded':
      return { ...state, decoded: true }
    case 'failed': {
      const failed = [...state.failed, state.next]
      return { ...state, decoded: false, failed, next: following(state.next, state.shown, failed, count) }
    }
    case 'wiped':
      return {
        ...state,
        shown: state.next,
        next: following(state.next, state.next, state.failed, count),
        due: false,
        decoded: false,
      }
  }
}

/** The first picture after `from` that has not failed and is not the shown one. */
function following(from: number, shown: number, failed: readonly number[], count: number): number | null {
  for (let step = 1; step <= count; step++) {
    const index = (from + step) % count
    if (index !== shown && !failed.includes(index)) return index
  }
  return null
}

/**
 * Whether pictures that nobody asked for may be loaded and animated: not with reduced motion, nor
 * with data saver.
 */
export function mayRotate(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !prefersReducedMotion() && !connection?.saveData
}

/**
 * Calls back when the element's visibility changes: visible = in the viewport of a foreground tab.
 */
export function observeVisibility(element: Element, tell: (seen: boolean) => void): void {
  let onScreen = true
  const report = () => tell(onScreen && document.visibilityState === 'visible')
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen
    report()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', report)
}
