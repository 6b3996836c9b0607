import { REFERENCE_PARAMETER, isReference } from '../lead/identity'
import { onPageChange } from './page-change'

/**
 * Shows the reference of the request that was sent, where the page of thanks has been told of it.
 */
export function startReference(): void {
  onPageChange(show)
  show()
}

function show(): void {
  const place = document.querySelector<HTMLElement>('[data-reference]')
  const reference = new URLSearchParams(location.search).get(REFERENCE_PARAMETER) ?? ''
  if (!place || !isReference(reference)) return
  place.textContent = `${place.dataset.reference}: ${reference}`
  place.hidden = false
}
