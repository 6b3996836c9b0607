import { render, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { announcePageChange } from '@/components/enhancements/page-change'
import { draftValues, saveDraft } from '@/components/quote/draft'
import type { FieldName } from '@/components/quote/fields'
import {
  example,
  enhance,
  show,
  field,
  summary,
  described,
  description,
  answers,
  kept,
  choice,
  chosen,
  NEEDED,
  goTo,
  errors,
  labels,
  service,
  other,
} from '../support/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

describe('on a service’s page', () => {
  test('that service is selected, and does not count as the visitor’s choice', () => {
    goTo(service.path)
    show()
    expect(chosen()).toEqual([service.title])
    expect(draftValues()).toEqual({})
  })

  test('what the visitor has selected stays selected', () => {
    goTo(service.path)
    saveDraft({ service: other.title })
    show()
    expect(chosen()).toEqual([other.title])
  })

  test('the next service’s page selects its own, as long as the visitor has selected nothing', () => {
    goTo(service.path)
    show()
    goTo(other.path)
    announcePageChange()
    expect(chosen()).toEqual([other.title])
  })

  test('on any other page nothing is selected', () => {
    show()
    expect(chosen()).toEqual([])
  })
})

describe('a form that asks for a walkthrough', () => {
  test('has it selected, and does not count that as the visitor’s choice', () => {
    show(example({ asksWalkthrough: true }))
    expect(field('walkthrough')).toBeChecked()
    expect(draftValues()).toEqual({})
  })

  test('leaves it cleared once the visitor has cleared it', async () => {
    const { user, unmount } = show(example({ asksWalkthrough: true }))
    await user.click(field('walkthrough'))
    unmount()
    show(example({ asksWalkthrough: true }))
    expect(field('walkthrough')).not.toBeChecked()
  })
})

describe('what is typed', () => {
  test('is kept in the tab, and filled into the next form', async () => {
    const { user, unmount } = show()
    await user.type(field('name'), NEEDED.name)
    expect(draftValues()).toEqual({ name: NEEDED.name })
    unmount()
    show()
    expect(field('name')).toHaveValue(NEEDED.name)
  })

  test('appears in every form of the page', async () => {
    const { user, container } = show(
      <>
        {example()}
        {example({ id: 'dialog' })}
      </>,
    )
    const [one, two] = container.querySelectorAll<HTMLInputElement>('[name=name]')
    await user.type(one!, 'Sam')
    expect(two).toHaveValue('Sam')
    const [tick, otherTick] = container.querySelectorAll<HTMLInputElement>('[name=walkthrough]')
    await user.click(tick!)
    expect(otherTick).toBeChecked()
    await user.click(otherTick!)
    expect(tick).not.toBeChecked()
  })
})

describe('before the form’s module has loaded', () => {
  test('the browser validates the form; after that the module does', () => {
    const { container } = render(example())
    const form = container.querySelector('form')!
    expect(form.noValidate).toBe(false)
    enhance()
    expect(form.noValidate).toBe(true)
  })

  test('what was typed stays, and is part of the draft', () => {
    const typed = { name: 'Sam Lee', phone: '0412 345 678', message: 'Two floors\nKitchen' }
    render(example())
    for (const [name, value] of Object.entries(typed)) field(name as FieldName).value = value
    field('walkthrough').checked = true
    enhance()
    for (const [name, value] of Object.entries(typed)) expect(field(name as FieldName)).toHaveValue(value)
    expect(field('walkthrough')).toBeChecked()
    expect(draftValues()).toEqual({ ...typed, walkthrough: 'yes' })
  })

  test('what was selected stays the visitor’s choice on a service’s page', () => {
    goTo(service.path)
    render(example())
    choice(labels.service.unsure).checked = true
    enhance()
    expect(chosen()).toEqual([labels.service.unsure])
  })
})

// A page that was translated, or had a password manager's element beside its fields, was drawn anew
// when script took it over: what was typed was gone.
describe('a form that a translator or a password manager has changed', () => {
  const textsIn = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    return texts
  }
  /** As browsers translate: each text is another one, in two elements. */
  const translate = () => {
    for (const text of textsIn(document.querySelector('form')!)) {
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      inner.append(`«${text.data}»`)
      outer.append(inner)
      text.replaceWith(outer)
    }
  }
  /** As password managers and translators of single words do. */
  const addForeign = () => {
    const form = document.querySelector('form')!
    for (const control of form.querySelectorAll('input, select, textarea, button')) {
      control.before(document.createElement('div'))
      control.after(document.createElement('foreign-root'))
    }
    form.prepend(document.createElement('foreign-root'))
    form.append(document.createElement('foreign-root'))
  }
  /** The control before which a fault stands. */
  const controlAfter = (fault: Element) =>
    [...document.querySelector('form')!.elements].find(
      (control) => fault.compareDocumentPosition(control) & Node.DOCUMENT_POSITION_FOLLOWING,
    )

  describe.each([
    ['translated', translate],
    ['given a foreign element beside each field', addForeign],
  ])('(%s)', (_, change) => {
    const ORDERS: [string, () => void][] = [
      ['before script enhanced it', () => [change(), enhance()]],
      ['after script enhanced it', () => [enhance(), change()]],
    ]

    test.each(ORDERS)('%s: its errors appear at their fields', async (_order, prepare) => {
      render(example())
      prepare()
      const user = userEvent.setup()
      const button = field('name').form!.querySelector<HTMLElement>('[type=submit]')!
      await user.click(button)
      for (const [name, text] of [
        ['name', errors.nameMissing],
        ['phone', errors.contactMissing],
        ['location', errors.locationMissing],
        ['service', errors.serviceMissing],
      ] as const) {
        expect(description(name)).toContain(text)
        const fault = document.getElementById(`${described(name).id}-issue`)!
        expect(controlAfter(fault)).toBe(field(name))
      }
      expect(summary()).toHaveFocus()
      expect(within(summary()!).getAllByRole('link')).toHaveLength(4)
    })

    test.each(ORDERS)('%s: what was typed stays and is sent', async (_order, prepare) => {
      answers({ kind: 'sent' })
      goTo(service.path)
      render(example())
      field('name').value = NEEDED.name
      prepare()
      const user = userEvent.setup()
      await user.type(field('phone'), NEEDED.phone)
      await user.type(field('location'), NEEDED.location)
      await user.click(field('name').form!.querySelector('[type=submit]')!)
      expect(kept().lead).toMatchObject({ ...NEEDED, service: service.title })
    })
  })
})
