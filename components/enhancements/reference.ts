import { REFERENCE_PARAMETER, isReference, referenceOf } from '../lead/identity'
import { DRAFT_KEY, LEAD_ID, TYPED_KEY, withStorage } from '../quote/draft-store'
import { onPageChange } from './page-change'

/**
 * Shows the reference of the sent lead if the URL of the thank-you page contains it, and deletes
 * the values saved for it, since the browser itself submitted that form.
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

/**
 * Otherwise the next request would be prefilled with this one, and be taken for a correction of it.
 */
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
