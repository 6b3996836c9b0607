import { onPageChange } from './page-change'

/**
 * Hides what was true until a day that has passed since the build: `data-until`. For whoever has no
 * script the words say the day.
 */
export function startOutdated(): void {
  const hide = () => {
    // Sweden writes dates as the attribute has them.
    const today = new Date().toLocaleDateString('sv-SE', { timeZone: 'Australia/Sydney' })
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) part.hidden = part.dataset.until! < today
  }
  hide()
  onPageChange(hide)
}
