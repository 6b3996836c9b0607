import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'
import { FIELDS, PHOTOS, type Fault, type FieldName } from './fields'

const { words } = setup

/** What can be faulty. */
export const ASKED = [...FIELDS, PHOTOS] as const
export type Asked = FieldName | typeof PHOTOS

/** A field's control, or the first of them. */
const controlOf = (form: HTMLFormElement, name: Asked) =>
  [...form.elements].find((control) => control.getAttribute('name') === name)

/** Shows what is wrong with a field, beside its hint and read with it; or takes that away. */
export function showFault(form: HTMLFormElement, name: Asked, fault: Fault | undefined): void {
  const control = controlOf(form, name)
  const group = control?.closest('fieldset')
  const described = group ?? control
  if (!control || !described?.id) return
  const id = `${described.id}-fault`
  const text = fault ? words.faults[fault] : ''
  const shown = document.getElementById(id)
  if (text === (shown?.textContent ?? '')) return
  shown?.remove()
  const notes = (described.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part && part !== id)
  if (fault) {
    // Above the control, where a phone's keyboard does not cover it.
    const box = group ? control.closest('.choices') : control.parentElement
    box?.before(create('span', { id, class: 'fault' }, text))
    const folded = control.closest('details')
    if (folded) folded.open = true
    notes.push(id)
  }
  if (fault && !group) control.setAttribute('aria-invalid', 'true')
  else control.removeAttribute('aria-invalid')
  if (notes.length > 0) described.setAttribute('aria-describedby', notes.join(' '))
  else described.removeAttribute('aria-describedby')
}

/**
 * Lists the faults of a form, each a link to its control; or takes the list away. It stands before
 * the button, where nothing above it moves when it grows; what is added is announced.
 */
export function showSummary(form: HTMLFormElement, place: HTMLElement, faults: Partial<Record<Asked, Fault>>): void {
  const items = ASKED.flatMap((name) => {
    const [control, fault] = [controlOf(form, name), faults[name]]
    return fault && control instanceof HTMLElement ? [{ control, text: words.faults[fault] }] : []
  })
  if (items.length === 0) return place.replaceChildren()
  const known = place.firstElementChild
  const titleId = `${form.elements[0]?.id}-faults`
  const list = create(
    'ul',
    {},
    ...items.map(({ control, text }) => {
      const link = create('a', { href: `#${control.id}`, class: 'text-link' }, text)
      link.addEventListener('click', (event) => {
        // The link alone would scroll to the control and put its id into the address.
        event.preventDefault()
        control.focus({ focusVisible: true })
      })
      return create('li', {}, link)
    }),
  )
  // The list alone changes, so that what has the focus keeps it.
  if (known) return known.querySelector('ul')?.replaceWith(list)
  place.append(
    create(
      'div',
      { class: 'fault-summary', role: 'group', tabindex: '-1', 'aria-labelledby': titleId },
      create('p', { id: titleId }, words.faults.title),
      list,
    ),
  )
}
