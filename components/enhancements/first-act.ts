import type { Loader } from './loader-api'

/**
 * Calls back with the target of the visitor's first tap, click or key; at once where the loader has
 * heard one. A finger that scrolls does not count.
 */
export function onFirstAct(loader: Pick<Loader, 'act'>, hear: (target: EventTarget | null) => void): void {
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
