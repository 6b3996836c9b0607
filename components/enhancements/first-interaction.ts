import type { Loader } from './loader-api'

/**
 * Calls back once with the target of the first user interaction (pointerup or keydown); at once if
 * the loader has recorded one. Scrolling by touch does not count.
 */
export function onFirstInteraction(
  loader: Pick<Loader, 'gesture'>,
  callback: (target: EventTarget | null) => void,
): void {
  if (loader.gesture) return callback(loader.gesture.target)
  const done = new AbortController()
  for (const type of ['pointerup', 'keydown'])
    window.addEventListener(
      type,
      ({ target }) => {
        done.abort()
        callback(target)
      },
      { capture: true, signal: done.signal },
    )
}
