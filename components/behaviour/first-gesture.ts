/** Calls back at the visitor's first click, tap or key, with what it happened in; at once, with nothing, when there has been one on this page before script was there. A finger that scrolls does not lift as a pointer (the browser cancels it), and so does not count. Returns what ends the waiting. */
export function onFirstGesture(act: (target: EventTarget | null) => void): () => void {
  // Not in every browser: developer.mozilla.org/docs/Web/API/UserActivation.
  const { userActivation } = navigator as Partial<Navigator>
  if (userActivation?.hasBeenActive) {
    act(null)
    return () => {}
  }
  const listeners = new AbortController()
  const once = ({ target }: Event) => {
    listeners.abort()
    act(target)
  }
  for (const type of ['pointerup', 'keydown']) {
    window.addEventListener(type, once, { capture: true, passive: true, signal: listeners.signal })
  }
  return () => listeners.abort()
}
