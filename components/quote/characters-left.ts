import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'

/** Fraction of a field's maximum length from which the remaining characters are shown. */
const NEARLY_FULL = 0.8

/** Shows below each field how many characters remain, before its limit truncates what is typed. */
export function showCharactersLeft(form: HTMLFormElement, signal: AbortSignal): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || field.maxLength <= 0) continue
    // Created empty: screen readers announce only changes in an existing live region.
    const note = create('p', { role: 'status', class: 'room-left' })
    field.after(note)
    const show = () => {
      const isNearlyFull = field.value.length >= field.maxLength * NEARLY_FULL
      note.textContent = isNearlyFull ? `${field.maxLength - field.value.length} ${setup.words.form.left}` : ''
    }
    field.addEventListener('input', show, { signal })
    // A form that was sent is emptied, which no field reports.
    form.addEventListener('reset', () => note.replaceChildren(), { signal })
    signal.addEventListener('abort', () => note.remove())
  }
}
