import { onPageChange } from './page-change'

/**
 * Sets `data-form-in-view` on the call bar (phones only) while a quote form or a provider's frame
 * is in the viewport, so that it does not cover it (components/layout/call-bar.css).
 */
export function startCallBar(): void {
  const bar = document.querySelector('.call-bar')
  const inView = new Set<Element>()
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
    bar?.toggleAttribute('data-form-in-view', inView.size > 0)
  })
  const watch = () => {
    observer.disconnect()
    inView.clear()
    bar?.removeAttribute('data-form-in-view')
    for (const place of document.querySelectorAll('#page [data-asks]')) observer.observe(place)
  }
  watch()
  onPageChange(watch)
}
