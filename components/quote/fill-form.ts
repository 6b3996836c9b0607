import { draftValues, saveDraft } from './draft'
import { FIELDS, type FieldName, type QuoteValues } from './fields'
import { fillIn, valuesIn } from './form-values'
import { serviceOfPage } from './page-service'

/** Default values that the page provides: they are not the visitor's choice, and are not saved. */
function prefilledIn(form: HTMLFormElement): Required<Pick<QuoteValues, 'service' | 'location' | 'walkthrough'>> {
  return {
    service: serviceOfPage(),
    location: form.dataset.suburb ?? new URLSearchParams(location.search).get('suburb') ?? '',
    walkthrough: form.dataset.asksWalkthrough ? 'yes' : '',
  }
}

/** A form's values after it was filled in here; what differs from them is the visitor's. */
const filled = new WeakMap<HTMLFormElement, QuoteValues>()

/** Fills a form with the draft, and else with the page's defaults. */
export function fillForm(form: HTMLFormElement): void {
  const draft = draftValues()
  const { service, location, walkthrough } = prefilledIn(form)
  fillIn(form, {
    ...draft,
    service: draft.service || service,
    location: draft.location || location,
    // A time may have been checked before the form's module could check this box along with it.
    walkthrough: draft.times ? 'yes' : (draft.walkthrough ?? walkthrough),
  })
  filled.set(form, valuesIn(form))
}

/** Saves what the visitor has typed into a form whose module had not loaded. */
export function saveTyped(form: HTMLFormElement): void {
  const now = valuesIn(form)
  const before = filled.get(form)
  const offer: QuoteValues = before ?? prefilledIn(form)
  // If a field had been filled in, emptying it is the visitor's choice as well.
  const isChosen = (name: FieldName) =>
    now[name] !== (offer[name] ?? '') && (now[name] || before || name === 'walkthrough')
  saveDraft(Object.fromEntries(FIELDS.filter(isChosen).map((name) => [name, now[name] ?? ''])), form)
}

/**
 * Saves what the visitor types into an enhanced form. A field for which `isChosen` holds counts as
 * the visitor's choice, even if its value is the page's default.
 */
export function saveInput(
  form: HTMLFormElement,
  isChosen: (name: FieldName, value: string | undefined) => unknown,
): void {
  const draft = draftValues()
  const offer: QuoteValues = prefilledIn(form)
  const values = valuesIn(form)
  const isTyped = (name: FieldName) =>
    draft[name] !== undefined || values[name] !== (offer[name] ?? '') || isChosen(name, values[name])
  saveDraft(Object.fromEntries(FIELDS.filter(isTyped).map((name) => [name, values[name]])), form)
}
