/** How long something may take before a sign says that it is loading, in ms. */
export const SIGN_AFTER_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows and announces, after a moment, that a page or the dialog is loading, or takes that away.
 */
export function showWaiting(on: boolean): void {
  clearTimeout(timer)
  const root = document.documentElement
  if (on) {
    timer = setTimeout(() => {
      root.setAttribute('data-waiting', '')
      say(spoken()?.dataset.waiting ?? '')
    }, SIGN_AFTER_MS)
  } else if (root.hasAttribute('data-waiting')) {
    root.removeAttribute('data-waiting')
    say('')
  }
}

/** Says something to screen readers. */
export function say(text: string): void {
  const place = spoken()
  if (place) place.textContent = text
}

const spoken = () => document.getElementById('said')
