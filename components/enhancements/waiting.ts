/** Delay before the loading indicator is shown, in ms. */
export const SIGN_AFTER_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the loading indicator for a page or the dialog after a delay and announces it, or hides it.
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

/** Announces a text in the page's live region. */
export function say(text: string): void {
  const place = spoken()
  if (place) place.textContent = text
}

const spoken = () => document.getElementById('said')
