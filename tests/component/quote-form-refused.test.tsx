import { screen, waitFor, within } from '@testing-library/react'
import setup from 'site:quote-setup'
import { referenceOf } from '@/components/lead/identity'
import { draftValues } from '@/components/quote/draft'
import {
  example,
  show,
  field,
  labels,
  send,
  summary,
  sent,
  answers,
  kept,
  receipt,
  NEEDED,
  fillIn,
  words,
} from '../support/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

const { letters } = words.reference

describe('a request that did not arrive', () => {
  test.each([
    ['refused', { kind: 'refused', reason: undefined }],
    ['unproven', { kind: 'unproven' }],
    ['failed', { kind: 'failed' }],
  ] as const)('(%s) keeps every answer, and its notice says what to do and gets the focus', async (is, outcome) => {
    answers(outcome)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    const notice = await screen.findByRole('alert')
    expect(notice).toHaveTextContent(words[is].title)
    expect(notice).toHaveTextContent(words[is].text)
    expect(notice).toHaveFocus()
    expect(field('name')).toHaveValue(NEEDED.name)
    expect(within(notice).getByRole('link', { name: words.otherWays.draft })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(NEEDED.name)),
    )
    expect(within(notice).getByRole('link', { name: (name) => name.includes(setup.phone.text) })).toHaveAttribute(
      'href',
      setup.phone.href,
    )
    const { id, lead } = kept()
    expect(notice).toHaveTextContent(`${words.reference.label}: ${referenceOf(id, letters)}`)
    expect(lead).toMatchObject(NEEDED)
    expect(draftValues()).toMatchObject(NEEDED)
    expect(receipt()).toBeNull()
  })

  // Regression: the notice took the focus, and what the visitor was writing went nowhere.
  test('leaves the focus to a visitor who has gone on writing, until it is sent again', async () => {
    const { user } = show()
    await fillIn(user)
    let fail = () => {}
    sent.mockReturnValueOnce(new Promise((resolve) => (fail = () => resolve({ kind: 'failed' }))))
    await user.click(send())
    await user.type(field('message'), 'Also the ki')
    fail()
    expect(await screen.findByRole('alert')).toHaveTextContent(words.failed.title)
    await user.keyboard('tchen')
    expect(field('message')).toHaveValue('Also the kitchen')
    answers({ kind: 'refused', reason: undefined })
    await user.click(send())
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(words.refused.title))
    expect(screen.getByRole('alert')).toHaveFocus()
  })

  test('shows the server’s reason as text, whatever is in it', async () => {
    const reason = '<img src=x onerror=alert(1)><b>No phone</b>'
    answers({ kind: 'refused', reason })
    const { user, container } = show()
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText(reason)).toBeInTheDocument()
    expect(container.querySelector('img, b')).toBeNull()
  })

  test('says when the server gave no reason', async () => {
    answers({ kind: 'refused', reason: undefined })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByText(words.refused.noReason)).toBeInTheDocument()
  })

  test('can be sent again, as the same revision of the same request', async () => {
    answers({ kind: 'failed' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await screen.findByText(words.failed.title)
    const first = kept()
    answers({ kind: 'sent' })
    await user.click(send())
    expect(sent.mock.calls.map(([id]) => id)).toEqual([first.id, first.id])
    expect(kept()).toEqual(first)
    await waitFor(() => expect(screen.queryByText(words.failed.title)).not.toBeInTheDocument())
  })

  test('can be corrected and sent again, as the next revision of the same request', async () => {
    answers({ kind: 'refused', reason: undefined })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await screen.findByText(words.refused.title)
    const first = kept()
    await user.type(field('message'), 'Two floors')
    await user.click(send())
    expect(kept()).toMatchObject({ id: first.id, revision: first.revision + 1, tries: 0, isAnswered: false })
    expect(kept().lead).toEqual({ ...first.lead, message: 'Two floors' })
  })

  test('shows the list of errors in place of its notice when it is sent again with one', async () => {
    answers({ kind: 'failed' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await screen.findByText(words.failed.title)
    await user.clear(field('name'))
    await user.click(send())
    expect(screen.queryByText(words.failed.title)).not.toBeInTheDocument()
    expect(summary()).toHaveFocus()
  })

  test('and is too long for an email is copied by the link to one, which says to paste it', async () => {
    answers({ kind: 'failed' })
    const { user } = show()
    await fillIn(user)
    await user.click(field('message'))
    await user.paste('Two floors. '.repeat(150))
    await user.click(send())
    const link = within(await screen.findByRole('alert')).getByRole('link', { name: words.otherWays.draft })
    expect(link).toHaveAttribute('data-copies', expect.stringContaining('Two floors. '.repeat(149)))
    expect(link).toHaveAttribute('data-copied', words.otherWays.copied)
    const { searchParams } = new URL(link.getAttribute('href') ?? '')
    expect(searchParams.get('body')).toBe(words.drafted?.paste)
  })

  test('has its corrected answers in the email draft', async () => {
    answers({ kind: 'failed' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await screen.findByRole('alert')
    await user.type(field('message'), 'Two floors')
    expect(screen.getByRole('link', { name: words.otherWays.draft })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('Two floors')),
    )
    expect(field('message')).toHaveFocus()
  })

  // Regression: the form that had failed kept the part of the sender, and said nothing of what
  // another form had sent.
  test('can be sent by another form of the page, and both forms say that it has arrived', async () => {
    answers({ kind: 'failed' })
    const { user, container } = show(
      <>
        {example()}
        {example({ id: 'other' })}
      </>,
    )
    const [first, second] = container.querySelectorAll('form')
    await fillIn(user)
    await user.click(within(first!).getByRole('button', { name: labels.send }))
    await within(first!).findByText(words.failed.title)
    answers({ kind: 'sent' })
    await user.click(within(second!).getByRole('button', { name: labels.send }))
    await waitFor(() => expect(receipt()).toHaveFocus())
    expect(second!).not.toBeVisible()
    expect(within(first!).getByText(words.toasts.sent)).toBeVisible()
  })
})
