import { closest } from './dom'
import { showToast } from './toasts'

/**
 * Adds click-to-copy to elements with `data-copies`: copies that text or, if it is empty, the
 * link's URL; a link is still followed. `data-copied` is the toast on success, `data-copy-failed`
 * the toast if the browser denied access to the clipboard.
 */
export function startCopying(): void {
  // Only https pages have a clipboard; the stylesheet hides buttons that would have no effect.
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
