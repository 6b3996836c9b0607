import { closest } from './dom'
import { showToast } from './toasts'

/**
 * Lets elements with `data-copies` copy that text when they are clicked, or, where it is empty, the
 * address that the link leads to; a link still leads there. `data-copied` is the message when it is
 * done, `data-copy-failed` when the browser did not allow it.
 */
export function startCopying(): void {
  // Only https pages have a clipboard; the stylesheet hides buttons that could do nothing.
  document.documentElement.toggleAttribute('data-no-clipboard', !('clipboard' in navigator))
  document.addEventListener('click', (event) => {
    const element = closest(event, '[data-copies]')
    if (!element || !('clipboard' in navigator)) return
    const { copies, copied, copyFailed } = element.dataset
    const text = copies || (element instanceof HTMLAnchorElement ? element.href : '')
    navigator.clipboard.writeText(text).then(
      () => copied && showToast(copied),
      () => copyFailed && showToast(copyFailed),
    )
  })
}
