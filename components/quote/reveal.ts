/**
 * Focuses a notice and scrolls the whole of it into view, or its start if it may be higher than the
 * viewport: a browser may otherwise show only its first line.
 */
export function reveal(notice: HTMLElement, block: ScrollLogicalPosition = 'nearest', isWriting = false): void {
  if (!isWriting) notice.focus()
  notice.scrollIntoView({ block })
}
