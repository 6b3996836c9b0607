import type { Loader } from './loader-api'

/**
 * Calls back once with the target of the first user interaction (pointerup or keydown); at once if
 * the loader has recorded one. Scrolling by touch does not count.
 */
export function onFirstInteraction(loader: Pick<Loader, 'act'>, hear: (target: EventTarget | null) => void): void {
  if (loader.act) return hear(loader.act.target)
  const done = new AbortController()
  for (const type of ['pointerup', 'keydown'])
    window.addEventListener(
      type,
      ({ target }) => {
        done.abort()
        hear(target)
      },
      { capture: true, signal: done.signal },
    )
}
