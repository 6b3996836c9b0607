import setup from 'site:quote-setup'
import suburbs from 'site:served-suburbs'
import { create } from '../enhancements/dom'
import { readPlace } from './place'
import { servedAnswer, servedText } from './served'

/**
 * Says below the field for the place whether we come there, as far as our list of suburbs tells:
 * that we do at once, anything else once the field is left, since a name may still grow.
 */
export function answerPlace(form: HTMLFormElement, signal: AbortSignal): void {
  const field = form.elements.namedItem('location')
  if (!(field instanceof HTMLInputElement)) return
  // There before it says something: screen readers announce only what changes in it.
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
