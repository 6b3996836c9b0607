import zone from 'site:zone'
import { dayAt } from '@/lib/site/today'
import { onPageChange } from './page-change'

/**
 * Hides elements with `data-until` once that day has passed, which may be after the build. Without
 * script, visitors still read the date in the words.
 */
export function startOutdated(): void {
  const hide = () => {
    const today = dayAt(zone)
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) part.hidden = part.dataset.until! < today
  }
  hide()
  onPageChange(hide)
}
