import setup from 'site:quote-setup'
import { draftValues } from './draft'
import type { QuoteValues } from './fields'
import { fillIn } from './form-values'

/** What the page itself fills in: it is not the visitor's choice, and is not kept. */
export function offeredIn(form: HTMLFormElement): Required<Pick<QuoteValues, 'service' | 'location' | 'walkthrough'>> {
  return {
    service: setup.services.find(({ path }) => path === location.pathname)?.title ?? '',
    location: form.dataset.suburb ?? new URLSearchParams(location.search).get('suburb') ?? '',
    walkthrough: form.dataset.asksWalkthrough ? 'yes' : '',
  }
}

/** Whether a form was filled in by us, so that a field that is empty now was emptied. */
export const isFilledIn = (form: HTMLFormElement): boolean => form.dataset.filled !== undefined

/** Fills a form with what the visitor has typed so far, and else with what the page offers. */
export function fillForm(form: HTMLFormElement): void {
  const draft = draftValues()
  const { service, location, walkthrough } = offeredIn(form)
  form.dataset.filled = ''
  fillIn(form, {
    ...draft,
    service: draft.service || service,
    location: draft.location || location,
    walkthrough: draft.walkthrough ?? walkthrough,
  })
}
