import { REFERENCE_PARAMETER, isReference, referenceOf } from '../lead/identity'
import { DRAFT_KEY, LEAD_ID, TYPED_KEY, withStorage } from '../quote/draft-store'
import { onPageChange } from './page-change'

/**
 * Shows the reference of the request that was sent, where the page of thanks has been told of it,
 * and forgets what was typed for it: the browser itself has posted that.
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
  forgetSent(reference)
}

/** Otherwise the next request would be filled in with this one, and be a correction of it. */
function forgetSent(reference: string): void {
  const [letters = ''] = reference.split('-')
  withStorage((storage) => {
    const typed = new URLSearchParams(storage.getItem(TYPED_KEY) ?? '')
    const draft = JSON.parse(storage.getItem(DRAFT_KEY) ?? '{}') as { id?: string }
    const ids = { [TYPED_KEY]: typed.get(LEAD_ID), [DRAFT_KEY]: draft.id }
    for (const [key, id] of Object.entries(ids))
      if (id && referenceOf(id, letters) === reference) storage.removeItem(key)
  })
}
