import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'

/** Fraction of a field's maximum length from which on the characters that are left are shown. */
const ROOM = 0.2

/** Shows below each field how many characters remain, before its limit truncates what is typed. */
export function showCharactersLeft(form: HTMLFormElement, signal: AbortSignal): void {
  for (const field of form.elements) {
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    if (!isText || field.maxLength <= 0) continue
    // Created empty: screen readers announce only changes in an existing live region.
    const note = create('p', { role: 'status', class: 'room-left' })
    field.after(note)
    const show = () => {
      const left = field.maxLength - field.value.length
      note.textContent = left > field.maxLength * ROOM ? '' : `${left} ${setup.words.form.left}`
    }
    field.addEventListener('input', show, { signal })
  }
}
