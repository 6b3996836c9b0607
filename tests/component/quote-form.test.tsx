import { getContent } from '@/lib/content/get-content'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import setup from 'site:quote-setup'
import { FIELDS } from '@/components/quote/fields'
import { quoteSetup } from '@/lib/pages/quote-setup'
import {
  example,
  show,
  field,
  send,
  summary,
  description,
  sent,
  answers,
  kept,
  NEEDED,
  fillIn,
  errors,
  labels,
  services,
} from '../support/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

test('where no service is connected, its button makes an email draft, and no field is hidden', () => {
  const { container } = render(example({ setup: quoteSetup() }))
  const button = screen.getByRole<HTMLButtonElement>('button', { name: getContent().quote.form.draft })
  expect(container.querySelectorAll('[type=hidden], .hidden')).toHaveLength(0)
  expect(button).toHaveAttribute('formaction', setup.email.href)
  expect(button).toHaveAttribute('formenctype', 'text/plain')
  expect(container.querySelector('form')).not.toHaveAttribute('action')
})

test('each field has its label', () => {
  show()
  for (const name of FIELDS.filter((name) => name !== 'service' && name !== 'times'))
    expect(screen.getByLabelText(labels[name].label)).toBe(field(name))
  const group = screen.getByRole('group', { name: labels.service.label })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(services.length + 1)
})

describe('a field with an invalid answer', () => {
  test('shows its error when it loses the focus, never while the visitor types', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    expect(screen.queryByText(errors.phoneInvalid)).not.toBeInTheDocument()
    expect(field('phone')).toHaveAttribute('aria-invalid', 'false')
    await user.tab()
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
  })

  test('is marked as invalid, and a screen reader reads its error after its hint', async () => {
    const { user } = show()
    expect(description('phone')).toEqual([labels.ways])
    await user.type(field('phone'), '0412')
    await user.tab()
    await waitFor(() => expect(field('phone')).toHaveAttribute('aria-invalid', 'true'))
    expect(description('phone')).toEqual([labels.ways, errors.phoneInvalid])
  })

  test('keeps its error while it is corrected, and loses it when it is left with a valid answer', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.tab()
    await screen.findByText(errors.phoneInvalid)
    await user.type(field('phone'), ' 345 678')
    expect(field('phone')).toHaveAttribute('aria-invalid', 'true')
    await user.tab()
    await waitFor(() => expect(field('phone')).toHaveAttribute('aria-invalid', 'false'))
    expect(description('phone')).toEqual([labels.ways])
    expect(summary()).toBeNull()
  })

  test('shows its error once the mouse button is released, since a target that moves away gets no click', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.pointer({ keys: '[MouseLeft>]', target: field('message') })
    expect(field('message')).toHaveFocus()
    expect(screen.queryByText(errors.phoneInvalid)).not.toBeInTheDocument()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
  })

  test('shows no error when it is empty and the visitor only tabs through it', async () => {
    const { user } = show()
    await user.click(field('name'))
    for (const name of ['location', 'phone', 'email', 'service'] as const) {
      await user.tab()
      expect(field(name)).toHaveFocus()
    }
    expect(summary()).toBeNull()
    expect(document.querySelector('[aria-invalid=true]')).toBeNull()
  })
})

describe('a form that is sent with errors', () => {
  test('lists them only then, so that nothing moves while the visitor fills in the fields', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.tab()
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
    expect(summary()).toBeNull()
  })

  test('lists them in the order of its fields, moves the focus there, and sends nothing', async () => {
    const { user } = show()
    await user.click(send())
    const list = within(summary()!).getAllByRole('link')
    expect(list.map((link) => link.textContent)).toEqual([
      errors.nameMissing,
      errors.locationMissing,
      errors.contactMissing,
      errors.serviceMissing,
    ])
    expect(summary()).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  test('links each error to its field', async () => {
    const { user } = show()
    await user.click(send())
    for (const [fault, name] of [
      [errors.nameMissing, 'name'],
      [errors.contactMissing, 'phone'],
      [errors.locationMissing, 'location'],
      [errors.serviceMissing, 'service'],
    ] as const) {
      const link = within(summary()!).getByRole('link', { name: fault })
      await user.click(link)
      expect(field(name)).toHaveFocus()
    }
  })

  test('keeps the list above the fields as it is while they are corrected, so that none moves', async () => {
    const { user } = show()
    await fillIn(user)
    await user.clear(field('name'))
    await user.clear(field('location'))
    await user.click(send())
    expect(summary()!.compareDocumentPosition(field('name'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await user.type(field('name'), NEEDED.name)
    await user.tab()
    await waitFor(() => expect(field('name')).toHaveAttribute('aria-invalid', 'false'))
    expect(within(summary()!).getAllByRole('link')).toHaveLength(2)
    await user.click(send())
    expect(within(summary()!).getAllByRole('link')).toHaveLength(1)
  })

  test('announces the list once: it gets the focus, and is in no live region', async () => {
    const { user } = show()
    await user.click(send())
    expect(summary()).toHaveFocus()
    expect(summary()!.closest('[aria-live], [role=status], [role=alert]')).toBeNull()
  })

  test('moves the focus to the list again when it is sent with errors again', async () => {
    const { user } = show()
    await user.click(send())
    expect(summary()).toHaveFocus()
    await user.click(send())
    expect(summary()).toHaveFocus()
  })
})

// Nobody is kept from sending what is possible: a number abroad, an address with other letters.
describe('an unusual answer', () => {
  const { warnings } = setup.words
  const MISTYPED = 'sam@gmial.com'

  async function sendWith(email: string, press = (user: UserEvent) => user.click(send())) {
    const { user } = show()
    await fillIn(user)
    await user.click(field('email'))
    await user.paste(email)
    await press(user)
    return user
  }

  test('is asked about once, and sent as it is when it is sent again', async () => {
    answers({ kind: 'sent' })
    const user = await sendWith(MISTYPED)
    const list = screen.getByRole('group', { name: warnings.title })
    expect(
      within(list)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([warnings.emailMistyped])
    expect(list).toHaveFocus()
    expect(field('email')).toHaveAttribute('aria-invalid', 'false')
    expect(sent).not.toHaveBeenCalled()
    await user.click(send())
    expect(sent).toHaveBeenCalledTimes(1)
    expect(kept().lead.email).toBe(MISTYPED)
  })

  test('is asked about again where it is another one', async () => {
    const user = await sendWith(MISTYPED)
    await user.clear(field('email'))
    await user.type(field('email'), 'sam@hotmial.com')
    await user.click(send())
    expect(screen.getByRole('group', { name: warnings.title })).toHaveFocus()
    expect(sent).not.toHaveBeenCalled()
  })

  // Regression: the question at the field went with the focus that sending takes from it, and what
  // was meant with it.
  test.each([
    ['the button', (user: UserEvent) => user.click(send())],
    ['Enter', (user: UserEvent) => user.keyboard('{Enter}')],
  ])('that is sent with %s is replaced by what was meant with one press', async (_, press) => {
    answers({ kind: 'sent' })
    const user = await sendWith(MISTYPED, press)
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(description('email').at(-1)).toBe(`${warnings.emailMistyped} ${warnings.didYouMean} sam@gmail.com`)
    await user.click(screen.getByRole('button', { name: 'sam@gmail.com' }))
    expect(field('email')).toHaveValue('sam@gmail.com')
    expect(field('email')).toHaveFocus()
    expect(screen.queryByRole('button', { name: 'sam@gmail.com' })).toBeNull()
    await user.click(send())
    expect(kept().lead.email).toBe('sam@gmail.com')
  })
})
