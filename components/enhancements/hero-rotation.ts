import { prefersReducedMotion } from './reduced-motion'

/** How long each picture of the hero stands, in ms, as the owner specified. */
export const HERO_TURN_MS = 5000

/** Which picture shows, which one comes next, and how far that one is. */
export interface Turn {
  shown: number
  /** None when no other picture can be had. */
  next: number | null
  /** The time of the shown one is up. */
  due: boolean
  /** The next one can be drawn without a gap. */
  decoded: boolean
  /** Pictures that did not come; they are passed over. */
  failed: readonly number[]
}

export type TurnEvent = 'due' | 'decoded' | 'failed' | 'wiped' | 'paused'

/** The first of `count` pictures, the second to follow. */
export function firstTurn(count: number): Turn {
  return { shown: 0, next: count > 1 ? 1 : null, due: false, decoded: false, failed: [] }
}

/** Whether the next picture is wiping the shown one away. */
export function isWiping({ due, decoded }: Turn): boolean {
  return due && decoded
}

/** What an event makes of a turn among `count` pictures. */
export function afterEvent(turn: Turn, event: TurnEvent, count: number): Turn {
  if (turn.next === null) return turn
  switch (event) {
    case 'due':
      return { ...turn, due: true }
    case 'paused':
      // A wipe that has begun runs to its end.
      return isWiping(turn) ? turn : { ...turn, due: false }
    case 'decoded':
      return { ...turn, decoded: true }
    case 'failed': {
      const failed = [...turn.failed, turn.next]
      return { ...turn, decoded: false, failed, next: following(turn.next, turn.shown, failed, count) }
    }
    case 'wiped':
      return {
        ...turn,
        shown: turn.next,
        next: following(turn.next, turn.next, turn.failed, count),
        due: false,
        decoded: false,
      }
  }
}

/** The first picture after `from` that can still be had and is not the shown one. */
function following(from: number, shown: number, failed: readonly number[], count: number): number | null {
  for (let step = 1; step <= count; step++) {
    const index = (from + step) % count
    if (index !== shown && !failed.includes(index)) return index
  }
  return null
}

/**
 * Whether pictures may be loaded and moved that nobody asked for: not under reduced motion, nor
 * while data is saved.
 */
export function mayRotate(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return !prefersReducedMotion() && !connection?.saveData
}

/** Tells whether the visitor can see an element: it is on the screen, and the tab is in front. */
export function watchSight(element: Element, tell: (seen: boolean) => void): void {
  let onScreen = true
  const report = () => tell(onScreen && document.visibilityState === 'visible')
  const observer = new IntersectionObserver((entries) => {
    onScreen = entries.at(-1)?.isIntersecting ?? onScreen
    report()
  })
  observer.observe(element)
  document.addEventListener('visibilitychange', report)
}
