import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import setup from 'site:quote-setup'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'
import { isId, referenceOf } from '@/components/lead/identity'
import { outboxEntry, removeEntry } from '@/components/lead/outbox'
import type * as Sender from '@/components/lead/send'
import type { Outcome } from '@/components/lead/send'
import { draftId, draftValues } from '@/components/quote/draft'
import { pagePath } from '@/lib/content/routes'
import {
  show,
  field,
  send,
  sent,
  answers,
  stays,
  kept,
  receipt,
  NEEDED,
  fillIn,
  words,
  target,
  labels,
  honeypot,
} from '../support/quote-form'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

const { letters } = words.reference

describe('a form without errors', () => {
  test('is sent once, however often the button is pressed', async () => {
    let finish: (outcome: Outcome) => void = () => {}
    sent.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { user } = show()
    await fillIn(user)
    await user.dblClick(send())
    await user.click(send())
    fireEvent.submit(send().closest('form')!)
    expect(sent).toHaveBeenCalledTimes(1)
    await act(async () => finish({ kind: 'sent' }))
    expect(receipt()).toBeInTheDocument()
  })

  test.each([
    ['the time of the answer', 2, new RegExp(` ${words.receipt.answerBy} \\d+(:\\d+)? [ap]m`)],
    ['no time, where none is promised', null, new RegExp(`${words.receipt.answerOn} [^ ]+( \\d+)*\\.`)],
  ])('is answered with a receipt that names %s', async (_, answerHours, expected) => {
    const replaced = jest.replaceProperty(setup.office, 'answerHours', answerHours)
    answers({ kind: 'sent' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(receipt()).toHaveTextContent(expected))
    replaced.restore()
  })

  test('is saved in the outbox with the parsed phone number, sent, and its draft deleted', async () => {
    answers({ kind: 'sent' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    const { id, lead, revision, tries, askedAt } = kept()
    const reference = referenceOf(id, letters)
    expect(isId(id)).toBe(true)
    expect(lead).toEqual({
      ...NEEDED,
      dial: '+61412345678',
      service: labels.service.unsure,
      page: pagePath('contact'),
      reference,
      subject: expect.stringContaining(reference),
    })
    expect([revision, tries, Math.round((Date.now() - askedAt) / 60_000)]).toEqual([1, 0, 0])
    expect(sent.mock.calls).toEqual([[id, expect.objectContaining(target), expect.any(Function)]])
    await waitFor(() => expect(receipt()).toHaveTextContent(reference))
    expect(receipt()).toHaveFocus()
    expect(document.querySelector('form')).not.toBeVisible()
    expect(draftValues()).toEqual({})
    expect(draftId()).toBeUndefined()
    expect(field('name')).toHaveValue('')
  })

  // Regression: “Yes, we clean in Parramatta” stood under an empty field of the next request.
  test('leaves no answer to its fields behind in the next one', async () => {
    answers({ kind: 'sent' })
    const { user } = show()
    await fillIn(user)
    await user.type(field('message'), 'Two')
    fireEvent.input(field('message'), { target: { value: 'x'.repeat(field('message').maxLength - 10) } })
    const said = () => [...document.querySelectorAll('.place-answer, .room-left')].map(({ textContent }) => textContent)
    expect(said().filter(Boolean)).toEqual([expect.stringContaining('Parramatta'), `10 ${labels.left}`])
    await user.click(send())
    await waitFor(() => expect(receipt()).toBeInTheDocument())
    await waitFor(() => expect(field('name')).toHaveValue(''))
    expect(said().filter(Boolean)).toEqual([])
  })

  // Regression: a request that two tabs waited for was counted in both.
  test.each([
    ['once', { kind: 'sent' }, 1],
    ['by the tab that had the response, where that is another', { kind: 'sent', byOtherTab: true }, 0],
  ] as const)('is counted %s', async (_, outcome, times) => {
    answers(outcome)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(receipt()).toBeInTheDocument())
    const events = window.siteEvents as unknown as AnalyticsEvent[]
    expect(events.filter(({ name }) => name === 'quote_sent')).toHaveLength(times)
  })

  test('keeps what was added while it was being sent, as the next revision of the same request', async () => {
    let finish: (outcome: Outcome) => void = () => {}
    sent.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    const { id } = kept()
    await user.type(field('message'), 'Two floors')
    await act(async () => finish({ kind: 'sent' }))
    expect(draftValues()).toMatchObject({ ...NEEDED, message: 'Two floors' })
    await user.click(screen.getByRole('button', { name: words.receipt.correct }))
    answers({ kind: 'sent' })
    await user.click(send())
    expect(kept()).toMatchObject({ id, revision: 2, lead: { message: 'Two floors' } })
  })

  // Services throw away without a word what has their trap filled in, and password managers fill it
  // in for people.
  test('whose honeypot is filled in is sent without it, and warns the office that it may be spam', async () => {
    answers({ kind: 'sent' })
    const { user, container } = show()
    await fillIn(user)
    const trap = container.querySelector<HTMLInputElement>(`[name="${honeypot}"]`)!
    fireEvent.input(trap, { target: { value: 'https://spam.example' } })
    await user.click(send())
    const { lead } = kept()
    expect(lead).toMatchObject({ ...NEEDED, suspect: words.suspect })
    expect([...Object.keys(lead), ...Object.keys(sent.mock.calls[0]![1].fields)]).not.toContain(honeypot)
    expect(JSON.stringify([lead, sent.mock.calls[0]![1]])).not.toContain('spam.example')
  })

  test('whose honeypot is empty carries no such warning', async () => {
    answers({ kind: 'sent' })
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(kept().lead).not.toHaveProperty('suspect')
  })

  test.each<[string, Outcome, AnalyticsEvent]>([
    ['arrived', { kind: 'sent' }, { name: 'quote_sent', by: target.kind }],
    ['was refused', { kind: 'refused', reason: NEEDED.name }, { name: 'quote_failed', reason: 'refused' }],
    ['was not confirmed', { kind: 'unproven' }, { name: 'quote_failed', reason: 'unproven' }],
    ['did not get through', { kind: 'failed' }, { name: 'quote_failed', reason: 'failed' }],
  ])('is counted once when it is begun and once when it %s, without any of its content', async (_, end, event) => {
    answers(end)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(window.siteEvents).toEqual([{ name: 'quote_started' }, event]))
  })
})

describe('to the server', () => {
  const fetched = jest.fn<Promise<unknown>, [string, { body: string; keepalive: boolean }]>()
  /** What a server says, as far as it matters here. */
  const says = (value: object) => ({
    ...{ status: 200, ok: true, type: 'basic' },
    headers: { get: () => 'application/json' },
    text: async () => JSON.stringify(value),
  })

  beforeEach(() => {
    fetched.mockReset()
    Object.assign(globalThis, { fetch: fetched })
    sent.mockImplementation(jest.requireActual<typeof Sender>('@/components/lead/send').send)
  })
  afterEach(() => Reflect.deleteProperty(globalThis, 'fetch'))

  test('goes everything that was written, and the visitor is thanked once it has said that it has that', async () => {
    let arrive: (answer: object) => void = () => {}
    fetched.mockReturnValue(new Promise((resolve) => (arrive = (value) => resolve(says(value)))))
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    const { id, lead } = kept()
    const [[address, { body, keepalive }]] = fetched.mock.calls as [[string, { body: string; keepalive: boolean }]]
    expect([address, keepalive]).toEqual([target.action, true])
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual({ ...lead, leadId: id, revision: '1', try: '1' })
    expect(receipt()).toBeNull()
    await act(async () => arrive({ received: id, revision: 1 }))
    await waitFor(() => expect(receipt()).toBeInTheDocument())
    expect(outboxEntry(id)).toBeUndefined()
    expect(draftValues()).toEqual({})
  })

  test('which answers, but not that it has the request, it stays kept, and nobody is thanked', async () => {
    fetched.mockResolvedValue(says({ ok: true, success: true }))
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(await screen.findByRole('alert')).toHaveTextContent(words.unproven.title)
    expect(receipt()).toBeNull()
    expect(kept()).toMatchObject({ isAnswered: true, tries: 1 })
    expect(draftValues()).toMatchObject(NEEDED)
  })
})

describe('in a browser that stores nothing', () => {
  /** Whether the browser asks before the page is closed. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('closing the page asks for confirmation while a request is being sent', async () => {
    let finish: (outcome: Outcome) => void = () => {}
    sent.mockReturnValue(new Promise((resolve) => (finish = resolve)))
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const { user } = show()
    await fillIn(user)
    expect(asks()).toBe(false)
    await user.click(send())
    expect(asks()).toBe(true)
    await act(async () => finish({ kind: 'sent' }))
    expect(asks()).toBe(false)
    full.mockRestore()
    removeEntry(kept().id)
  })

  test('closing the page asks nothing where the request is in the outbox', async () => {
    stays('sending')
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(asks()).toBe(false)
  })
})
