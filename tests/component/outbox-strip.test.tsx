import { fireEvent, render, screen, within } from '@testing-library/react'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'
import { TIMEOUT_MS, type Loader } from '@/components/enhancements/loader-api'
import type * as PageChange from '@/components/enhancements/page-change'
import { newId, referenceOf } from '@/components/lead/identity'
import type { OutboxEntry } from '@/components/lead/outbox'
import type * as Outbox from '@/components/lead/outbox'
import type * as Strip from '@/components/quote/outbox-strip'
import type * as Draft from '@/components/quote/draft'
import type * as Form from '@/components/quote/form'
import { QuoteForm } from '@/components/quote/quote-form'
import { connectedSetup as setup } from './connected-setup'

const { words, phone } = setup
const { outbox, reference } = words

const ID = newId()
const OTHER_ID = newId()
const LEAD = { name: 'Sam Lee', phone: '0412 345 678' }

const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: ID, revision: 1, tries: 1, askedAt: Date.now() - TIMEOUT_MS, lead: LEAD },
  ...change,
})

/** What every page brings with it: nothing but what the browser keeps is shared. */
interface Page {
  strip: typeof Strip
  outbox: typeof Outbox
  draft: typeof Draft
  form: typeof Form
  announcePageChange: (typeof PageChange)['announcePageChange']
}

/** What a page hears of the browser, so that it can be taken away with its page. */
const heard: Parameters<EventTarget['removeEventListener']>[] = []

/** The code of a page that was just loaded; its strip is not there yet. */
function loadPage(): Page {
  let page: Page | undefined
  jest.isolateModules(() => {
    jest.doMock('site:quote-setup', () => ({ __esModule: true, default: setup }))
    page = {
      strip: jest.requireActual<typeof Strip>('@/components/quote/outbox-strip'),
      outbox: jest.requireActual<typeof Outbox>('@/components/lead/outbox'),
      draft: jest.requireActual<typeof Draft>('@/components/quote/draft'),
      form: jest.requireActual<typeof Form>('@/components/quote/form'),
      ...jest.requireActual<typeof PageChange>('@/components/enhancements/page-change'),
    }
  })
  return page!
}

/** What a server says, as far as it matters here. */
const says = (status: number, value: object = {}) => ({
  ...{ status, ok: status < 300, type: 'basic' },
  headers: { get: (name: string) => (name === 'Content-Type' ? 'application/json' : null) },
  text: async () => JSON.stringify(value),
})
const proof = ({ id, revision } = entry()) => says(200, { received: id, revision })

const fetched = jest.fn<Promise<ReturnType<typeof says>>, [string, { body: string }]>()
/** Which leads went out, one after the other. */
const sent = () => fetched.mock.calls.map(([, { body }]) => new URLSearchParams(body).get('leadId'))

/** A request to which no answer comes yet, and which then gets one. */
function onItsWay() {
  let arrive: (answer: ReturnType<typeof says>) => void = () => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  return async (answer: ReturnType<typeof says>) => {
    arrive(answer)
    await pass(0)
  }
}

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
/** Longer than all tries of a lead together. */
const ALL_TRIES_MS = 60_000

const strip = () => document.querySelector<HTMLElement>('.outbox-strip')
const said = () => strip()?.querySelector('p')?.textContent ?? ''
const saying = (text: string, id = ID) => `${text} ${reference.label} ${referenceOf(id, reference.letters)}.`
const button = () => within(strip()!).getByRole('button', { name: outbox.sendNow })

/** Opens a page with this in the outbox, as the loader does. */
async function open(...kept: OutboxEntry[]) {
  const page = loadPage()
  kept.forEach(page.outbox.saveEntry)
  page.strip.showOutbox()
  await pass(0)
  return page
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask'] })
  localStorage.clear()
  sessionStorage.clear()
  document.body.innerHTML = '<div id="page"><main></main></div>'
  fetched.mockReset().mockImplementation(() => new Promise(() => {}))
  Object.assign(globalThis, { fetch: fetched })
  window.siteEvents = [] as AnalyticsEvent[]
  for (const target of [window, document]) {
    const add = target.addEventListener.bind(target) as EventTarget['addEventListener']
    jest.spyOn(target as EventTarget, 'addEventListener').mockImplementation((type, listener, options) => {
      heard.push([type, listener])
      add(type, listener, options)
    })
  }
})
afterEach(() => {
  for (const [type, listener] of heard.splice(0))
    for (const target of [window, document] as EventTarget[]) target.removeEventListener(type, listener)
  jest.restoreAllMocks()
  jest.useRealTimers()
  Reflect.deleteProperty(globalThis, 'fetch')
})

test('nothing is shown where nothing is kept', async () => {
  await open()
  expect(strip()).toBeEmptyDOMElement()
  expect(fetched).not.toHaveBeenCalled()
})

test('it is there once, however often it is asked for', async () => {
  const { strip: module } = await open()
  module.showOutbox()
  expect(document.querySelectorAll('.outbox-strip')).toHaveLength(1)
})

describe('a request that a page before has left', () => {
  test('is sent at once when it was asked for long ago, and the strip says so, with its reference', async () => {
    await open(entry())
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sending))
    expect(strip()).toHaveAttribute('role', 'status')
  })

  test('is called by phone as well', async () => {
    await open(entry())
    const link = within(strip()!).getByRole('link', { name: `${words.otherWays.ring} ${phone.text}` })
    expect(link).toHaveAttribute('href', phone.href)
  })

  test('has arrived when its receiver has proven it, and not before; the visitor puts that away', async () => {
    const arrive = onItsWay()
    const { outbox: kept } = await open(entry())
    expect(said()).toBe(saying(outbox.sending))
    await arrive(proof())
    expect(said()).toBe(saying(outbox.sent))
    expect(kept.entries()).toEqual([])
    expect(within(strip()!).queryByRole('link')).toBeNull()
    expect(window.siteEvents).toEqual([{ name: 'quote_sent', by: setup.target.kind }])
    fireEvent.click(within(strip()!).getByRole('button', { name: words.dialog.close }))
    expect(strip()).toBeEmptyDOMElement()
  })

  test('is left alone for 8 s after it was asked for: it may still be on its way', async () => {
    await open(entry({ askedAt: Date.now() - 2000 }))
    expect(said()).toBe(saying(outbox.waiting))
    await pass(TIMEOUT_MS - 2001)
    expect(fetched).not.toHaveBeenCalled()
    await pass(1)
    expect(sent()).toEqual([ID])
  })

  test('waits when no try gets through, and says so; the visitor may send it now', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry())
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting))
    expect(kept.outboxEntry(ID)).toMatchObject({ lead: LEAD })
    fetched.mockReset().mockResolvedValue(proof())
    fireEvent.click(button())
    await Promise.resolve()
    expect(said()).toBe(saying(outbox.sending))
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  test.each([
    ['on the next page', ({ announcePageChange }: Page) => announcePageChange()],
    ['when the connection comes back', () => window.dispatchEvent(new Event('online'))],
  ])('and did not get through is sent again %s', async (_, happens) => {
    fetched.mockResolvedValue(says(500))
    const page = await open(entry())
    await pass(ALL_TRIES_MS)
    fetched.mockReset().mockResolvedValue(proof())
    happens(page)
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  test('is not sent a second time while it is on its way', async () => {
    const { announcePageChange } = await open(entry())
    announcePageChange()
    window.dispatchEvent(new Event('online'))
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID])
  })

  test('that waits for the connection is tried at once when the visitor asks for it', async () => {
    const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
    await open(entry())
    expect(sent()).toEqual([ID])
    fetched.mockResolvedValue(proof())
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID, ID])
    expect(said()).toBe(saying(outbox.sent))
    online.mockRestore()
  })

  test('and that another tab has sent meanwhile is no longer spoken of', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry())
    await pass(ALL_TRIES_MS)
    localStorage.clear()
    window.dispatchEvent(new StorageEvent('storage'))
    expect(kept.entries()).toEqual([])
    expect(strip()).toBeEmptyDOMElement()
  })

  test('is the first of several, and the next one follows it', async () => {
    fetched.mockResolvedValue(says(500))
    const { outbox: kept } = await open(entry(), entry({ id: OTHER_ID, askedAt: Date.now() - TIMEOUT_MS - 1 }))
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting, OTHER_ID))
    kept.removeEntry(OTHER_ID)
    expect(said()).toBe(saying(outbox.waiting))
  })
})

describe('a request of which nobody knows whether it has arrived', () => {
  test('says so, and is not sent again by itself, whatever happens', async () => {
    const { announcePageChange } = await open(entry({ isAnswered: true }))
    expect(said()).toBe(saying(outbox.unproven))
    announcePageChange()
    window.dispatchEvent(new Event('online'))
    await pass(ALL_TRIES_MS)
    expect(fetched).not.toHaveBeenCalled()
    expect(said()).toBe(saying(outbox.unproven))
  })

  test('is sent when the visitor asks for it', async () => {
    fetched.mockResolvedValue(proof())
    await open(entry({ isAnswered: true }))
    fireEvent.click(button())
    await pass(0)
    expect(sent()).toEqual([ID])
    expect(said()).toBe(saying(outbox.sent))
  })

  test('is not being sent for all that is said while it is being sent', async () => {
    await open(entry({ isAnswered: true }))
    fireEvent.click(button())
    await pass(0)
    expect(said()).toBe(saying(outbox.sending))
  })

  test('is left alone once its server has answered, although it was about to be sent again', async () => {
    const { outbox: kept } = await open(entry({ askedAt: Date.now() - 2000 }))
    kept.saveEntry(entry({ askedAt: Date.now() - 2000, isAnswered: true }))
    await pass(ALL_TRIES_MS)
    expect(fetched).not.toHaveBeenCalled()
  })

  test('becomes known by the answer to what the page before has left', async () => {
    fetched.mockResolvedValue(says(200))
    const { outbox: kept } = await open(entry())
    expect(said()).toBe(saying(outbox.unproven))
    expect(kept.outboxEntry(ID)).toMatchObject({ isAnswered: true })
    await pass(ALL_TRIES_MS)
    expect(sent()).toEqual([ID])
  })
})

describe('while the form is on the screen', () => {
  /** A form that holds what was sent; jsdom draws nothing, so what is seen has to be said. */
  async function openWithForm({ isSeen }: { isSeen: boolean }) {
    const page = loadPage()
    render(<QuoteForm setup={setup} id="quote" />, { container: document.querySelector('main')! })
    const values = { ...LEAD, location: 'Parramatta', service: words.form.service.unsure }
    page.draft.saveDraft(values)
    const form = document.querySelector('form')!
    page.form.attach(form, {} as Loader)
    const seen = { isSeen }
    jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (seen.isSeen && form.contains(this) ? [{}] : []) as unknown as DOMRectList
    })
    return { page, form, seen }
  }
  const answersWith = async (form: HTMLFormElement, answer: ReturnType<typeof says>) => {
    fetched.mockResolvedValue(answer)
    fireEvent.submit(form)
    await pass(ALL_TRIES_MS)
  }

  test('a request that has just been sent from it shows nothing, and neither does one that has arrived', async () => {
    const { form } = await openWithForm({ isSeen: true })
    const arrive = onItsWay()
    Object.assign(window, { navigation: { navigate: () => ({}) } })
    fireEvent.submit(form)
    await pass(TIMEOUT_MS - 1)
    expect(strip()).toBeEmptyDOMElement()
    const [id = ''] = sent()
    await arrive(proof(entry({ id: id! })))
    expect(strip()).toBeEmptyDOMElement()
    Reflect.deleteProperty(window, 'navigation')
  })

  test.each([
    ['failed', 500, words.failed.title],
    ['unproven', 200, words.unproven.title],
  ])('what the form says is not said twice (%s)', async (_, status, title) => {
    const { form } = await openWithForm({ isSeen: true })
    await answersWith(form, says(status))
    expect(screen.getByText(title)).toBeInTheDocument()
    expect(strip()).toBeEmptyDOMElement()
  })

  test('it is said once the form is out of sight, as when the dialog is closed', async () => {
    const { form, seen } = await openWithForm({ isSeen: true })
    await answersWith(form, says(500))
    seen.isSeen = false
    window.dispatchEvent(new PopStateEvent('popstate'))
    const [id] = sent()
    expect(said()).toBe(saying(outbox.waiting, id!))
  })

  test('a request that takes longer than 8 s is spoken of where the form cannot be seen', async () => {
    const { form } = await openWithForm({ isSeen: false })
    fireEvent.submit(form)
    await pass(TIMEOUT_MS - 1)
    expect(strip()).toBeEmptyDOMElement()
    await pass(1)
    expect(said()).toBe(saying(outbox.sending, sent()[0]!))
  })

  // The fault: the strip said that it was still being sent when the last try had failed.
  test('and is said to wait once no try has got through', async () => {
    const { form } = await openWithForm({ isSeen: false })
    // The last try ends after the strip has begun to speak.
    fetched.mockImplementation(() => new Promise((resolve) => setTimeout(() => resolve(says(500)), TIMEOUT_MS / 2)))
    fireEvent.submit(form)
    await pass(ALL_TRIES_MS)
    expect(said()).toBe(saying(outbox.waiting, sent()[0]!))
  })

  test('a request of another tab is spoken of all the same', async () => {
    const { page } = await openWithForm({ isSeen: true })
    page.outbox.saveEntry(entry({ isAnswered: true }))
    page.strip.showOutbox()
    expect(said()).toBe(saying(outbox.unproven))
  })
})
