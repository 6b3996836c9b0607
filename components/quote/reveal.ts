/**
 * Scrolls the whole of a notice into view, or its start if it may be higher than the viewport, and
 * focuses it, unless somebody is typing elsewhere. Focus alone may show only its first line.
 */
export function reveal(notice: HTMLElement, block: ScrollLogicalPosition = 'nearest', takesFocus = true): void {
  if (takesFocus) notice.focus()
  notice.scrollIntoView({ block })
}
