import { screen, waitFor, within } from '@testing-library/react'
import { FIELDS } from '@/components/quote/fields'
import {
  show,
  field,
  send,
  summary,
  description,
  sent,
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

test('each field has its label', () => {
  show()
  for (const name of FIELDS.filter((name) => name !== 'service' && name !== 'times'))
    expect(screen.getByLabelText(labels[name].label)).toBe(field(name))
  const group = screen.getByRole('group', { name: labels.service.label })
  expect(within(group).getAllByRole('checkbox')).toHaveLength(services.length + 1)
})

describe('a field that is wrong', () => {
  test('says so when it is left, never while it is typed into', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    expect(screen.queryByText(errors.phoneInvalid)).not.toBeInTheDocument()
    expect(field('phone')).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
  })

  test('is marked, and its fault is read with its hint', async () => {
    const { user } = show()
    expect(description('phone')).toEqual([labels.ways])
    await user.type(field('phone'), '0412')
    await user.tab()
    await waitFor(() => expect(field('phone')).toHaveAttribute('aria-invalid', 'true'))
    expect(description('phone')).toEqual([labels.ways, errors.phoneInvalid])
  })

  test('keeps its fault while it is mended, and loses it when it is left right', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.tab()
    await screen.findByText(errors.phoneInvalid)
    await user.type(field('phone'), ' 345 678')
    expect(field('phone')).toHaveAttribute('aria-invalid')
    await user.tab()
    await waitFor(() => expect(field('phone')).not.toHaveAttribute('aria-invalid'))
    expect(description('phone')).toEqual([labels.ways])
    expect(summary()).toBeNull()
  })

  test('says so once the mouse is released, since what moves under it does not get its click', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.pointer({ keys: '[MouseLeft>]', target: field('message') })
    expect(field('message')).toHaveFocus()
    expect(screen.queryByText(errors.phoneInvalid)).not.toBeInTheDocument()
    await user.pointer('[/MouseLeft]')
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
  })

  test('that is empty stays quiet when it is only passed through', async () => {
    const { user } = show()
    await user.click(field('name'))
    for (const name of ['location', 'phone', 'email', 'service'] as const) {
      await user.tab()
      expect(field(name)).toHaveFocus()
    }
    expect(summary()).toBeNull()
    expect(document.querySelector('[aria-invalid]')).toBeNull()
  })
})

describe('a form that is sent with faults', () => {
  test('lists them only then, so that nothing moves while the visitor goes from field to field', async () => {
    const { user } = show()
    await user.type(field('phone'), '0412')
    await user.tab()
    expect(await screen.findByText(errors.phoneInvalid)).toBeInTheDocument()
    expect(summary()).toBeNull()
  })

  test('lists them in its order, moves there, and sends nothing', async () => {
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

  test('leads from each fault to its field', async () => {
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

  test('takes from the list what was mended, and the list away with the last fault', async () => {
    const { user } = show()
    await fillIn(user)
    await user.clear(field('name'))
    await user.clear(field('location'))
    await user.click(send())
    await user.type(field('name'), NEEDED.name)
    await user.tab()
    await waitFor(() => expect(within(summary()!).getAllByRole('link')).toHaveLength(1))
    await user.type(field('location'), NEEDED.location)
    await user.tab()
    await waitFor(() => expect(summary()).toBeNull())
  })

  test('moves to the list again when it is sent with faults again', async () => {
    const { user } = show()
    await user.click(send())
    expect(summary()).toHaveFocus()
    await user.click(send())
    expect(summary()).toHaveFocus()
  })
})
