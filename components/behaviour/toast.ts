/** A short message at the foot of the screen. */
export interface Toast {
  id: number
  text: string
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}

/** Shows a message for some seconds. It goes away, so what it says must stand elsewhere too, or matter no longer. */
export function showToast(text: string): void {
  lastId += 1
  change([...toasts, { id: lastId, text }])
}

/** Takes a message away; one that is gone already is none. */
export function closeToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id))
}

/** The messages that show, the oldest first; the same array until one comes or goes. */
export function currentToasts(): readonly Toast[] {
  return toasts
}

/** Calls the listener whenever a message comes or goes; what it returns stops that. */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
