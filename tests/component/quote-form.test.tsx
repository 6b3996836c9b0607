import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import setup from 'site:quote-setup'
import { quoteSetup } from '@/lib/pages/quote-setup'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'
import { TIMEOUT_MS, type Loader } from '@/components/enhancements/loader-api'
import { announcePageChange } from '@/components/enhancements/page-change'
import { isId, referenceOf } from '@/components/lead/identity'
import { entries, outboxEntry, removeEntry } from '@/components/lead/outbox'
import { send as sendLead, type Outcome } from '@/components/lead/send'
import type * as Sender from '@/components/lead/send'
import { clearDraft, draftId, draftValues, saveDraft } from '@/components/quote/draft'
import { FIELDS, type FieldName } from '@/components/quote/fields'
import { attach } from '@/components/quote/form'
import { QuoteForm } from '@/components/quote/quote-form'
import { setStatus, initialStatus } from '@/components/quote/request'
import { getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'
import type * as Connected from './connected-setup'

jest.mock('site:quote-setup', () => ({
  __esModule: true,
  default: jest.requireActual<typeof Connected>('./connected-setup').connectedSetup,
}))
jest.mock('@/components/lead/send')

const { words, target } = setup
const { errors, form: labels } = words
const { services } = getContent()
const [service, other] = services
const { honeypot = '' } = target
const { letters } = words.reference
if (!service || !other || !honeypot) throw new Error('expected services, and a field for programs')

const example = (props: Partial<Parameters<typeof QuoteForm>[0]> = {}) => (
  <QuoteForm setup={setup} id="quote" {...props} />
)

/** What ends with the test: a form that was taken away is no longer answered for. */
let shown: AbortController

/** Lets the form's module take over every form of the page. */
function takeOver() {
  for (const form of document.querySelectorAll('form')) attach(form, {} as Loader, shown.signal)
}

/** Shows what comes from the server, and lets the module take it over. */
function show(page = example()) {
  const view = render(page)
  takeOver()
  return { ...view, user: userEvent.setup() }
}

const field = (name: FieldName) => document.querySelector<HTMLInputElement>(`[name=${name}]`)!
const send = () => screen.getByRole('button', { name: labels.send })
const summary = () => screen.queryByRole('group', { name: errors.title })
/** What a screen reader adds to a field. */
const described = (name: FieldName) => (name === 'service' ? field(name).closest('fieldset')! : field(name))
const description = (name: FieldName) =>
  (described(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

const sent = jest.mocked(sendLead)
const answers = (outcome: Outcome) => sent.mockResolvedValue(outcome)
/** How the request stands that is asked for. */
const stays = (progress: Sender.Progress) =>
  sent.mockImplementation((_, __, onProgress) => {
    onProgress(progress)
    return new Promise(() => {})
  })
/** What the outbox holds, of which there is one. */
const kept = () => {
  const [entry, ...others] = entries()
  expect([entry, others]).toEqual([expect.anything(), []])
  return entry!
}

const choice = (title: string, at = 0) => screen.getAllByRole<HTMLInputElement>('checkbox', { name: title })[at]!
/** The services that are ticked. */
const chosen = () =>
  [...document.querySelectorAll<HTMLInputElement>('[name=service]:checked')].map(({ value }) => value)
const receipt = () => document.querySelector('[data-part=receipt]')

/** What has to be filled in. */
const NEEDED = { name: 'Sam Lee', phone: '0412 345 678', location: 'Parramatta' }

async function fillIn(user: UserEvent) {
  for (const [name, text] of Object.entries(NEEDED)) await user.type(field(name as FieldName), text)
  await user.click(choice(labels.service.unsure))
}

const goTo = (path: string) => history.replaceState(null, '', path)

beforeEach(() => {
  shown = new AbortController()
  goTo(pagePath('contact'))
  clearDraft()
  setStatus(initialStatus())
  sent.mockReset()
  localStorage.clear()
  window.siteEvents = [] as AnalyticsEvent[]
})
afterEach(() => shown.abort())

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

describe('a form that is right', () => {
  test('goes once, however often the button is pressed', async () => {
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

  test('is written down with what was understood, sent where it goes, and then forgotten', async () => {
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

  test('keeps what was added while it was on its way, as the next revision of the same request', async () => {
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

  test.each(['sending', 'retrying', 'offline'] as const)(
    'says what happens while it is %s, and the button stays where it is',
    async (progress) => {
      stays(progress)
      const { user } = show()
      await fillIn(user)
      await user.click(send())
      expect(screen.getByText(words.progress[progress])).toHaveAttribute('role', 'status')
      expect(send()).toHaveAttribute('aria-disabled', 'true')
      expect(send()).toBeEnabled()
    },
  )

  test.each(['retrying', 'offline'] as const)('offers the other ways while it is %s', async (progress) => {
    stays(progress)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(screen.getByText(words.otherWays.title)).toBeVisible()
    expect(screen.getByRole('link', { name: words.otherWays.draft })).toBeVisible()
  })

  test('says so when it takes long, and offers the other ways then, not before', async () => {
    stays('sending')
    const { user } = show()
    await fillIn(user)
    jest.useFakeTimers()
    fireEvent.submit(send().closest('form')!)
    await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS - 1))
    expect(screen.getByText(words.progress.sending)).toHaveAttribute('role', 'status')
    expect(screen.queryByText(words.otherWays.title)).toBeNull()
    await act(() => jest.advanceTimersByTimeAsync(1))
    expect(screen.getByText(words.progress.slow)).toHaveAttribute('role', 'status')
    expect(screen.getByText(words.otherWays.title)).toBeVisible()
    expect(send()).toHaveAttribute('aria-disabled', 'true')
    jest.useRealTimers()
  })

  test('says that it is tried again rather than that it takes long', async () => {
    stays('retrying')
    const { user } = show()
    await fillIn(user)
    jest.useFakeTimers()
    fireEvent.submit(send().closest('form')!)
    await act(() => jest.advanceTimersByTimeAsync(TIMEOUT_MS))
    expect(screen.getByText(words.progress.retrying)).toBeVisible()
    jest.useRealTimers()
  })

  test('every text about its way can be shown', () => {
    expect(Object.keys(words.progress).sort()).toEqual(['offline', 'retrying', 'sending', 'slow'])
  })

  // Services throw away without a word what has their trap filled in, and password managers fill it
  // in for people.
  test('whose trap is filled in is sent without it, and says to the office that it may be a program’s', async () => {
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

  test('whose trap is empty says nothing about programs', async () => {
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
  ])('is counted once when it was begun and once when it %s, with nothing of what is in it', async (_, end, event) => {
    answers(end)
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    await waitFor(() => expect(window.siteEvents).toEqual([{ name: 'quote_started' }, event]))
  })
})

describe('a request that did not arrive', () => {
  test.each([
    ['refused', { kind: 'refused', reason: undefined }],
    ['unproven', { kind: 'unproven' }],
    ['failed', { kind: 'failed' }],
  ] as const)('(%s) keeps everything, says what to do and gets the focus', async (is, outcome) => {
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

  test('makes room for the list of faults when it is sent again with one', async () => {
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

  test('is offered as it is now when something is corrected', async () => {
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
})

describe('on a service’s page', () => {
  test('that service is chosen already, and is not taken for the visitor’s choice', () => {
    goTo(service.path)
    show()
    expect(chosen()).toEqual([service.title])
    expect(draftValues()).toEqual({})
  })

  test('what the visitor has chosen stays chosen', () => {
    goTo(service.path)
    saveDraft({ service: other.title })
    show()
    expect(chosen()).toEqual([other.title])
  })

  test('the next service’s page chooses its own, as long as the visitor has chosen nothing', () => {
    goTo(service.path)
    show()
    goTo(other.path)
    announcePageChange()
    expect(chosen()).toEqual([other.title])
  })

  test('elsewhere nothing is chosen', () => {
    show()
    expect(chosen()).toEqual([])
  })
})

describe('a form that asks for a walkthrough', () => {
  test('has that ticked, and does not take it for the visitor’s wish', () => {
    show(example({ asksWalkthrough: true }))
    expect(field('walkthrough')).toBeChecked()
    expect(draftValues()).toEqual({})
  })

  test('leaves it off once the visitor has said no', async () => {
    const { user, unmount } = show(example({ asksWalkthrough: true }))
    await user.click(field('walkthrough'))
    unmount()
    show(example({ asksWalkthrough: true }))
    expect(field('walkthrough')).not.toBeChecked()
  })
})

describe('what is typed', () => {
  test('is kept in the tab, and stands in the next form', async () => {
    const { user, unmount } = show()
    await user.type(field('name'), NEEDED.name)
    expect(draftValues()).toEqual({ name: NEEDED.name })
    unmount()
    show()
    expect(field('name')).toHaveValue(NEEDED.name)
  })

  test('stands in every form of the page', async () => {
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

describe('before script has arrived', () => {
  test('the browser checks the form; after that script does', () => {
    const { container } = render(example())
    const form = container.querySelector('form')!
    expect(form.noValidate).toBe(false)
    takeOver()
    expect(form.noValidate).toBe(true)
  })

  test('what was typed stays, and counts', () => {
    const typed = { name: 'Sam Lee', phone: '0412 345 678', message: 'Two floors\nKitchen' }
    render(example())
    for (const [name, value] of Object.entries(typed)) field(name as FieldName).value = value
    field('walkthrough').checked = true
    takeOver()
    for (const [name, value] of Object.entries(typed)) expect(field(name as FieldName)).toHaveValue(value)
    expect(field('walkthrough')).toBeChecked()
    expect(draftValues()).toEqual({ ...typed, walkthrough: 'yes' })
  })

  test('and stays the visitor’s choice on a service’s page', () => {
    goTo(service.path)
    render(example())
    choice(labels.service.unsure).checked = true
    takeOver()
    expect(chosen()).toEqual([labels.service.unsure])
  })
})

// A page that was translated, or had a password manager's element beside its fields, was drawn anew
// when script took it over: what was typed was gone.
describe('a form that something else has changed', () => {
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
      ['before script took it over', () => [change(), takeOver()]],
      ['after script took it over', () => [takeOver(), change()]],
    ]

    test.each(ORDERS)('%s: its faults stand at their fields', async (_order, prepare) => {
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

describe('where the browser stores nothing', () => {
  /** Whether the browser asks before the page is closed. */
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))

  test('it asks before a request that is on its way is lost with its page', async () => {
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

  test('and does not ask where the request is written down', async () => {
    stays('sending')
    const { user } = show()
    await fillIn(user)
    await user.click(send())
    expect(asks()).toBe(false)
  })
})

describe('a site without a service', () => {
  test('says so on its button, which alone leads to the mailbox, and takes no hidden fields along', () => {
    const { container } = render(example({ setup: quoteSetup() }))
    const button = screen.getByRole<HTMLButtonElement>('button', { name: labels.draft })
    expect(container.querySelectorAll('[type=hidden], .hidden')).toHaveLength(0)
    expect(button).toHaveAttribute('formaction', setup.email.href)
    expect(button).toHaveAttribute('formenctype', 'text/plain')
    expect(container.querySelector('form')).not.toHaveAttribute('action')
  })
})
