import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'
import { FIELDS, PHOTOS, type FieldName, type FieldIssue } from './fields'

const { words } = setup

/** Fields that can have an issue. */
export const VALIDATED_FIELDS = [...FIELDS, PHOTOS] as const

/** The name of a field that can have an issue. */
export type ValidatedField = FieldName | typeof PHOTOS

/** A field's control, or the first of them. */
const controlOf = (form: HTMLFormElement, name: ValidatedField) =>
  [...form.elements].find((control) => control.getAttribute('name') === name)

/** The issue's text. */
export const issueText = (issue: FieldIssue): string =>
  'error' in issue ? [words.errors[issue.error], issue.about].join(' ').trim() : words.warnings[issue.warning]

/**
 * Shows a field's issue, or removes it: beside its hint, as part of its accessible description,
 * with a button that applies the suggestion.
 */
export function showFieldIssue(form: HTMLFormElement, name: ValidatedField, issue: FieldIssue | undefined): void {
  const control = controlOf(form, name)
  const group = control?.closest('fieldset')
  const described = group ?? control
  if (!control || !described?.id) return
  const id = `${described.id}-issue`
  const { suggestion } = issue ?? {}
  const parts = issue ? [issueText(issue), ...(suggestion ? [` ${words.warnings.didYouMean} `, suggestion] : [])] : []
  const shown = document.getElementById(id)
  if (parts.join('') === (shown?.textContent ?? '')) return
  shown?.remove()
  const notes = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part && part !== id)
  if (issue) {
    // Above the control, where a phone's keyboard does not cover it.
    const box = group ? control.closest('.choices') : control.parentElement
    const note = create('span', { id, class: 'field-issue' }, ...parts.slice(0, 2))
    if (suggestion && control instanceof HTMLInputElement) note.append(suggestionButton(suggestion, control))
    box?.before(note)
    const folded = control.closest('details')
    if (folded) folded.open = true
    notes.push(id)
  }
  if (!group) control.setAttribute('aria-invalid', String(Boolean(issue && 'error' in issue)))
  if (notes.length > 0) described.setAttribute('aria-describedby', notes.join(' '))
  else described.removeAttribute('aria-describedby')
}

function suggestionButton(suggestion: string, control: HTMLInputElement): HTMLElement {
  const button = create('button', { type: 'button', class: 'text-link' }, suggestion)
  button.addEventListener('click', () => {
    control.value = suggestion
    control.dispatchEvent(new Event('input', { bubbles: true }))
    control.focus()
    control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  })
  return button
}

/**
 * Lists a form's issues, each as a link to its control, and gives the list, to be focused, which
 * announces it; or removes it.
 */
export function showErrorSummary(
  form: HTMLFormElement,
  place: HTMLElement,
  issues: Partial<Record<ValidatedField, FieldIssue>>,
): HTMLElement | undefined {
  const items = VALIDATED_FIELDS.flatMap((name) => {
    const [control, issue] = [controlOf(form, name), issues[name]]
    return issue && control instanceof HTMLElement ? [{ control, text: issueText(issue) }] : []
  })
  place.replaceChildren()
  if (items.length === 0) return
  const isWarningOnly = Object.values(issues).every((issue) => 'warning' in issue)
  const { title } = isWarningOnly ? words.warnings : words.errors
  const titleId = `${form.id}-issues`
  const links = items.map(({ control, text }) => {
    const link = create('a', { href: `#${control.id || control.closest('fieldset')?.id}`, class: 'text-link' }, text)
    link.addEventListener('click', (event) => {
      // The link alone would scroll to the control and put its id into the URL.
      event.preventDefault()
      control.focus({ focusVisible: true })
    })
    return create('li', {}, link)
  })
  const summary = create(
    'div',
    { class: 'issue-summary', role: 'group', tabindex: '-1', 'aria-labelledby': titleId },
    create('p', { id: titleId }, title),
    create('ul', {}, ...links),
  )
  place.append(summary)
  return summary
}
