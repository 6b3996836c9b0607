import setup from 'site:quote-setup'
import suburbs from 'site:served-suburbs'
import { create } from '../enhancements/dom'
import { readPlace } from './place'
import { servedAnswer, servedText } from './served'

/**
 * Shows below the location field whether the suburb is served, according to the site's list: if it
 * is, at once; anything else on blur, since a name may still be incomplete.
 */
export function answerPlace(form: HTMLFormElement, signal: AbortSignal): void {
  const field = form.elements.namedItem('location')
  if (!(field instanceof HTMLInputElement)) return
  // Created empty: screen readers announce only changes in an existing live region.
  const place = create('p', { role: 'status', class: 'place-answer' })
  field.after(place)
  const answer = (isLeft: boolean) => {
    const { value } = readPlace(field.value)
    const found = value && servedAnswer(value, suburbs)
    const text = found && (isLeft || found.kind === 'served') ? servedText(found, setup.words.place) : ''
    if (place.textContent !== text) place.textContent = text
  }
  field.addEventListener('input', () => answer(false), { signal })
  field.addEventListener('focusout', () => answer(true), { signal })
  signal.addEventListener('abort', () => place.remove())
}
