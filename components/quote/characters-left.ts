import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'

/** Fraction of a field's maximum length from which the remaining characters are shown. */
const NEARLY_FULL = 0.8

/** Shows below each field how many characters remain, before its limit truncates what is typed. */
export function showCharactersLeft(form: HTMLFormElement, signal: AbortSignal): void {
  const notes = new Map<Element, HTMLElement>()
  form.addEventListener(
    'input',
    ({ target: field }) => {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) || field.maxLength <= 0) return
      const left = field.maxLength - field.value.length
      const isNearlyFull = field.value.length >= field.maxLength * NEARLY_FULL
      if (!isNearlyFull && !notes.has(field)) return
      const note = notes.get(field) ?? create('p', { role: 'status', class: 'room-left' })
      if (!notes.has(field)) field.after(note)
      notes.set(field, note)
      note.textContent = isNearlyFull ? `${left} ${setup.words.form.left}` : ''
    },
    { signal },
  )
}
