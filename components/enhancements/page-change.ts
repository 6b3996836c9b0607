const EVENT = 'site:page-change'

/** Says that another page stands in the document: navigation.ts. */
export function announcePageChange(): void {
  document.dispatchEvent(new Event(EVENT))
}

/** Calls back whenever another page has been put into the document, until the signal. */
export function onPageChange(act: () => void, signal?: AbortSignal): void {
  document.addEventListener(EVENT, act, { ...(signal && { signal }) })
}
