/** A short message at the foot of the screen. */
export interface Toast {
  id: number
  text: string
}

let toast: Toast | undefined
let lastId = 0
const listeners = new Set<() => void>()

function change(next: Toast | undefined) {
  toast = next
  for (const listener of listeners) listener()
}

/** Shows a message for some seconds, in the place of the one before. It goes away, so what it says must stand elsewhere too, or matter no longer. */
export function showToast(text: string): void {
  lastId += 1
  change({ id: lastId, text })
}

/** Takes a message away; one that is gone already is none. */
export function closeToast(id: number): void {
  if (toast?.id === id) change(undefined)
}

/** The message that shows. */
export function currentToast(): Toast | undefined {
  return toast
}

/** Calls the listener whenever a message comes or goes; what it returns stops that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
