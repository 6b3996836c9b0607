const GESTURES = ['pointerup', 'keydown'] as const

/** Calls back at the visitor's first click, tap or key, with what it happened in; at once, with nothing, when there has been one on this page before script was there. A finger that scrolls does not lift as a pointer (the browser cancels it), and so does not count. Returns what ends the waiting. */
export function onFirstGesture(act: (target: EventTarget | null) => void): () => void {
  // As the page's starter has noted: scripts/finish/starter.ts.
  if (GESTURES.some((type) => type in document.documentElement.dataset)) {
    act(null)
    return () => {}
  }
  const listeners = new AbortController()
  const once = ({ target }: Event) => {
    listeners.abort()
    act(target)
  }
  for (const type of GESTURES) {
    window.addEventListener(type, once, { capture: true, passive: true, signal: listeners.signal })
  }
  return () => listeners.abort()
}
