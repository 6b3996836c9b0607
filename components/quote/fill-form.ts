import setup from 'site:quote-setup'
import { draftValues, saveDraft } from './draft'
import { FIELDS, type FieldName, type QuoteValues } from './fields'
import { fillIn, valuesIn } from './form-values'

/** What the page itself fills in: it is not the visitor's choice, and is not kept. */
export function offeredIn(form: HTMLFormElement): Required<Pick<QuoteValues, 'service' | 'location' | 'walkthrough'>> {
  return {
    service: setup.services.find(({ path }) => path === location.pathname)?.title ?? '',
    location: form.dataset.suburb ?? new URLSearchParams(location.search).get('suburb') ?? '',
    walkthrough: form.dataset.asksWalkthrough ? 'yes' : '',
  }
}

/** What stood in a form after it was filled in here, so that what differs is the visitor's. */
const filled = new WeakMap<HTMLFormElement, QuoteValues>()

/** Fills a form with what the visitor has typed so far, and else with what the page offers. */
export function fillForm(form: HTMLFormElement): void {
  const draft = draftValues()
  const { service, location, walkthrough } = offeredIn(form)
  fillIn(form, {
    ...draft,
    service: draft.service || service,
    location: draft.location || location,
    walkthrough: draft.walkthrough ?? walkthrough,
  })
  filled.set(form, valuesIn(form))
}

/** Keeps what the visitor has typed into a form whose code is not there yet. */
export function takeTyped(form: HTMLFormElement): void {
  const now = valuesIn(form)
  const before = filled.get(form)
  const offer: QuoteValues = before ?? offeredIn(form)
  // Where something had been filled in, that it is gone is the visitor's choice as well.
  const isChosen = (name: FieldName) =>
    now[name] !== (offer[name] ?? '') && (now[name] || before || name === 'walkthrough')
  saveDraft(Object.fromEntries(FIELDS.filter(isChosen).map((name) => [name, now[name] ?? ''])), form)
}
