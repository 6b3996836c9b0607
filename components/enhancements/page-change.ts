const EVENT = 'site:page-change'

/** Dispatches the event that another page is in the document: show-page.ts. */
export function announcePageChange(): void {
  document.dispatchEvent(new Event(EVENT))
}

/** Calls back whenever another page has been put into the document, until the signal aborts. */
export function onPageChange(callback: () => void, signal?: AbortSignal): void {
  document.addEventListener(EVENT, callback, { ...(signal && { signal }) })
}
