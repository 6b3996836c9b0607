import setup from 'site:quote-setup'
import { create } from '../enhancements/dom'
import { FIELDS, type Fault, type FieldName } from './fields'

const { words } = setup

/** Shows what is wrong with a field, beside its hint and read with it; or takes that away. */
export function showFault(form: HTMLFormElement, name: FieldName, fault: Fault | undefined): void {
  const control = form.elements.namedItem(name)
  if (!(control instanceof HTMLElement) || !control.id) return
  const id = `${control.id}-fault`
  const text = fault ? words.faults[fault] : ''
  const shown = document.getElementById(id)
  if (text === (shown?.textContent ?? '')) return
  shown?.remove()
  const described = (control.getAttribute('aria-describedby') ?? '').split(' ').filter((part) => part && part !== id)
  if (fault) {
    // Above the control, where a phone's keyboard does not cover it.
    control.parentElement?.before(create('span', { id, class: 'fault' }, text))
    control.setAttribute('aria-invalid', 'true')
    described.push(id)
  } else control.removeAttribute('aria-invalid')
  if (described.length > 0) control.setAttribute('aria-describedby', described.join(' '))
  else control.removeAttribute('aria-describedby')
}

/**
 * Lists the faults of a form, each a link to its control; or takes the list away. It stands before
 * the button, where nothing above it moves when it grows; what is added is announced.
 */
export function showSummary(
  form: HTMLFormElement,
  place: HTMLElement,
  faults: Partial<Record<FieldName, Fault>>,
): void {
  const items = FIELDS.flatMap((name) => {
    const [control, fault] = [form.elements.namedItem(name), faults[name]]
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
