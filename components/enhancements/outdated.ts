import zone from 'site:zone'
import { dayAt } from '@/lib/site/today'
import { onPageChange } from './page-change'

/**
 * Hides what was true until a day that has passed since the build: `data-until`. For whoever has no
 * script the words say the day.
 */
export function startOutdated(): void {
  const hide = () => {
    const today = dayAt(zone)
    for (const part of document.querySelectorAll<HTMLElement>('[data-until]')) part.hidden = part.dataset.until! < today
  }
  hide()
  onPageChange(hide)
}
