import { within } from '@testing-library/react'
import suburbs from 'site:served-suburbs'
import type { AnalyticsEvent } from '@/components/enhancements/track-event'
import { TIMEOUT_MS } from '@/components/enhancements/loader-api'
import type * as PageChange from '@/components/enhancements/page-change'
import { newId, referenceOf } from '@/components/lead/identity'
import type { OutboxEntry } from '@/components/lead/outbox'
import type * as Outbox from '@/components/lead/outbox'
import type * as Strip from '@/components/quote/outbox-strip'
import type * as Draft from '@/components/quote/draft'
import type * as Form from '@/components/quote/form'
import { connectedSetup as setup } from '../component/connected-setup'

export const { words, phone } = setup
export const { outbox, reference } = words

export const ID = newId()
export const OTHER_ID = newId()
export const LEAD = { name: 'Sam Lee', phone: '0412 345 678' }

export const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: ID, revision: 1, tries: 1, askedAt: Date.now() - TIMEOUT_MS, lead: LEAD },
  ...change,
})

/** The modules of one page load. Page loads share only the browser's storage. */
export interface Page {
  strip: typeof Strip
  outbox: typeof Outbox
  draft: typeof Draft
  form: typeof Form
  announcePageChange: (typeof PageChange)['announcePageChange']
}

/** Listeners that a page load has added to window and document, removed after each test. */
const heard: Parameters<EventTarget['removeEventListener']>[] = []

/** Loads the modules of a page afresh; the strip is not shown yet. */
export function loadPage(): Page {
  let page: Page | undefined
  jest.isolateModules(() => {
    jest.doMock('site:quote-setup', () => ({ __esModule: true, default: setup }))
    // Otherwise each page would read and check all content again.
    jest.doMock('site:served-suburbs', () => ({ __esModule: true, default: suburbs }))
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
export const says = (status: number, value: object = {}) => ({
  ...{ status, ok: status < 300, type: 'basic' },
  headers: { get: (name: string) => (name === 'Content-Type' ? 'application/json' : null) },
  text: async () => JSON.stringify(value),
})
export const proof = ({ id, revision } = entry()) => says(200, { received: id, revision })

export const fetched = jest.fn<Promise<ReturnType<typeof says>>, [string, { body: string }]>()
/** Which leads went out, one after the other. */
export const sent = () => fetched.mock.calls.map(([, { body }]) => new URLSearchParams(body).get('leadId'))

/** A request to which no answer comes yet, and which then gets one. */
export function onItsWay() {
  let arrive: (answer: ReturnType<typeof says>) => void = () => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = resolve)))
  return async (answer: ReturnType<typeof says>) => {
    arrive(answer)
    await pass(0)
  }
}

export const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms)
/** Longer than all tries of a lead together. */
export const ALL_TRIES_MS = 60_000

export const strip = () => document.querySelector<HTMLElement>('.outbox-strip')
export const said = () => strip()?.querySelector('p')?.textContent ?? ''
export const saying = (text: string, id = ID) => `${text} ${reference.label} ${referenceOf(id, reference.letters)}.`
export const button = (name = outbox.sendNow) => within(strip()!).getByRole('button', { name })

/** Has another tab send a lead and have it confirmed; this one hears of both. */
export function otherTabConfirms(sent = entry()) {
  const { outbox: other } = loadPage()
  other.saveEntry(sent)
  const written = jest.spyOn(Storage.prototype, 'setItem')
  other.confirmEntry(sent)
  const [[key = '', mark = '']] = written.mock.calls as [[string, string]]
  written.mockRestore()
  for (const newValue of [mark, null]) window.dispatchEvent(new StorageEvent('storage', { key, newValue }))
}

/** Opens a page with this in the outbox, as the loader does. */
export async function open(...kept: OutboxEntry[]) {
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
