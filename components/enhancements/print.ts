import { closest } from './dom'

/** Makes buttons with `data-prints` print the page. */
export function startPrinting(): void {
  document.addEventListener('click', (event) => {
    if (closest(event, '[data-prints]')) window.print()
  })
}
