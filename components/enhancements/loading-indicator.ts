/** Delay before the loading indicator is shown, in ms. */
export const INDICATOR_DELAY_MS = 150

let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Shows the loading indicator for a page or the dialog after a delay and announces it, or hides it.
 */
export function showLoading(on: boolean): void {
  clearTimeout(timer)
  const root = document.documentElement
  if (on) {
    timer = setTimeout(() => {
      root.setAttribute('data-waiting', '')
      announce(spoken()?.dataset.waiting ?? '')
    }, INDICATOR_DELAY_MS)
  } else if (root.hasAttribute('data-waiting')) {
    root.removeAttribute('data-waiting')
    announce('')
  }
}

/** Announces a text in the page's live region. */
export function announce(text: string): void {
  const place = spoken()
  if (place) place.textContent = text
}

const spoken = () => document.getElementById('said')
