/** @jest-environment jsdom */
import type { OutboxEntry } from '@/components/lead/outbox'
import type * as Outbox from '@/components/lead/outbox'

/** The outbox as a page finds it that was just loaded. */
const loadPage = () => {
  let page: typeof Outbox | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Outbox>('@/components/lead/outbox')
  })
  return page!
}

const { RETENTION_MS } = loadPage()

/** An id by its number. */
const idOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`
const ID = idOf(1)

const entry = (change: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: ID, revision: 1, tries: 0, askedAt: Date.now(), lead: { name: 'Zoë & Søn', message: 'One\nTwo 😀' } },
  ...change,
})

/** Under which key an entry lies in storage. */
function keyOf(id: string): string {
  localStorage.clear()
  loadPage().saveEntry(entry({ id }))
  const [key = ''] = Object.keys(localStorage)
  localStorage.clear()
  return key
}
const KEY = keyOf(ID)

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const NO_STORAGE = new DOMException('The operation is insecure.', 'SecurityError')
const FULL = new DOMException('The quota has been exceeded.', 'QuotaExceededError')

const storageIsOff = () =>
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw NO_STORAGE
  })
const storageIsFull = () =>
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw FULL
  })

test('nothing is in it, and nothing stored, before anything is sent', () => {
  const page = loadPage()
  expect(page.entries()).toEqual([])
  expect(page.outboxEntry(ID)).toBeUndefined()
  expect(localStorage).toHaveLength(0)
})

test('what is kept is there for every page that comes after, until it is forgotten', () => {
  const kept = entry({ tries: 2, isAnswered: true })
  expect(loadPage().saveEntry(kept)).toBe(true)
  expect(loadPage().entries()).toEqual([kept])
  expect(loadPage().outboxEntry(ID)).toEqual(kept)
  loadPage().removeEntry(ID)
  expect(loadPage().entries()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('it is there once, as it was kept last', () => {
  const page = loadPage()
  page.saveEntry(entry())
  const changed = entry({ revision: 2, lead: { name: 'Sam' } })
  page.saveEntry(changed)
  expect(page.entries()).toEqual([changed])
})

test('the oldest comes first, in whatever order they were kept', () => {
  const page = loadPage()
  const now = Date.now()
  const all = [3, 1, 4, 2].map((number) => entry({ id: idOf(number), askedAt: now - 1000 + number }))
  all.forEach(page.saveEntry)
  expect(page.entries().map(({ id }) => id)).toEqual([1, 2, 3, 4].map(idOf))
})

test('to forget one keeps the others', () => {
  const page = loadPage()
  for (const number of [1, 2, 3]) page.saveEntry(entry({ id: idOf(number) }))
  page.removeEntry(idOf(2))
  expect(page.entries().map(({ id }) => id)).toEqual([idOf(1), idOf(3)])
})

describe('when it has become too old', () => {
  test('it is forgotten, and deleted from the browser as soon as a page looks', () => {
    loadPage().saveEntry(entry())
    jest.advanceTimersByTime(RETENTION_MS - 1)
    expect(loadPage().entries()).toHaveLength(1)
    jest.advanceTimersByTime(1)
    expect(loadPage().entries()).toEqual([])
    expect(loadPage().outboxEntry(ID)).toBeUndefined()
    expect(localStorage).toHaveLength(0)
  })

  test('as the privacy page says', () => {
    expect(RETENTION_MS / (60 * 60 * 1000)).toBe(48)
  })

  test('another try does not begin them anew', () => {
    const page = loadPage()
    page.saveEntry(entry())
    jest.advanceTimersByTime(RETENTION_MS / 2)
    page.saveEntry({ ...page.outboxEntry(ID)!, tries: 1 })
    jest.advanceTimersByTime(RETENTION_MS / 2)
    expect(page.entries()).toEqual([])
  })

  // The clock of a device may have been wrong and then set right.
  test('and where the clock was ahead, as long after a page has first looked', () => {
    loadPage().saveEntry(entry({ askedAt: Date.now() + 365 * 24 * 60 * 60 * 1000 }))
    expect(loadPage().entries()).toEqual([entry()])
    jest.advanceTimersByTime(RETENTION_MS)
    expect(loadPage().entries()).toEqual([])
  })
})

test('what is confirmed is forgotten, but not what has taken its place since', () => {
  const page = loadPage()
  const other = entry({ lead: { name: 'Sam' } })
  page.saveEntry(other)
  page.confirmEntry(entry())
  expect(loadPage().entries()).toEqual([other])
  page.confirmEntry(other)
  expect(loadPage().entries()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

// It is there for a moment before it is deleted; a browser may end in that moment.
test('what was confirmed is no entry, even if it was not deleted', () => {
  const page = loadPage()
  page.saveEntry(entry())
  jest.spyOn(Storage.prototype, 'removeItem').mockImplementationOnce(() => {})
  page.confirmEntry(entry())
  expect(localStorage).toHaveLength(1)
  expect(loadPage().entries()).toEqual([])
  expect(localStorage).toHaveLength(0)
})

test('full storage has room for what tells the other tabs that it was confirmed', () => {
  const page = loadPage()
  page.saveEntry(entry())
  const { length } = localStorage.getItem(KEY)!
  const written = jest.spyOn(Storage.prototype, 'setItem')
  page.confirmEntry(entry())
  expect(written.mock.calls[0]?.[1].length).toBeLessThan(length)
})

describe('what lies in its place and is no entry', () => {
  test.each([
    ['nothing', ''],
    ['no JSON', 'not json'],
    ['half an entry', JSON.stringify(entry()).slice(0, -5)],
    ['null', 'null'],
    ['a number', '7'],
    ['a list', '[]'],
    ['an empty object', '{}'],
    ['an entry without a time', JSON.stringify({ ...entry(), askedAt: undefined })],
    ['an entry of another place', JSON.stringify(entry({ id: idOf(2) }))],
  ])('is deleted, and keeps nothing else from being found: %s', (_, text) => {
    const page = loadPage()
    const other = entry({ id: idOf(3) })
    localStorage.setItem(KEY, text)
    page.saveEntry(other)
    expect(page.entries()).toEqual([other])
    expect(localStorage.getItem(KEY)).toBeNull()
  })

  test('is left alone elsewhere: others store things, too', () => {
    const others = { theme: 'dark', plausible_ignore: 'true', '': 'x', getItem: 'y' }
    for (const [key, text] of Object.entries(others)) localStorage.setItem(key, text)
    const page = loadPage()
    page.saveEntry(entry())
    page.removeEntry(ID)
    expect(page.entries()).toEqual([])
    for (const [key, text] of Object.entries(others)) expect(localStorage.getItem(key)).toBe(text)
  })
})

describe('a browser whose storage', () => {
  test.each([
    ['is off', storageIsOff],
    ['is full', storageIsFull],
  ])('%s keeps it as long as the page, and says so', (_, fails) => {
    fails()
    const page = loadPage()
    expect(page.saveEntry(entry())).toBe(false)
    expect(page.entries()).toEqual([entry()])
    expect(page.outboxEntry(ID)).toEqual(entry())
    page.saveEntry(entry({ tries: 1 }))
    expect(page.entries()).toEqual([entry({ tries: 1 })])
    expect(loadPage().entries()).toEqual([])
    page.removeEntry(ID)
    expect(page.entries()).toEqual([])
  })

  test('has room again keeps it there, once', () => {
    const full = storageIsFull()
    const page = loadPage()
    page.saveEntry(entry())
    full.mockRestore()
    expect(page.saveEntry(entry({ tries: 1 }))).toBe(true)
    expect(page.entries()).toEqual([entry({ tries: 1 })])
    expect(loadPage().entries()).toEqual([entry({ tries: 1 })])
  })

  // The visitor makes the request longer, and what is sent is the former text.
  test('becomes full has what was kept last, and not what was kept before', () => {
    const page = loadPage()
    page.saveEntry(entry())
    storageIsFull()
    const changed = entry({ revision: 2, lead: { name: 'Sam', message: 'Longer'.repeat(100) } })
    expect(page.saveEntry(changed)).toBe(false)
    expect(page.entries()).toEqual([changed])
    expect(page.outboxEntry(ID)).toEqual(changed)
    page.removeEntry(ID)
    expect(page.entries()).toEqual([])
    expect(loadPage().entries()).toEqual([])
  })
})

describe('whoever listens hears', () => {
  test('of what is kept and forgotten in this tab, each time when it is done', () => {
    const page = loadPage()
    const heard: number[][] = [[], []]
    for (const list of heard) page.onOutboxChange(() => list.push(page.entries().length))
    page.saveEntry(entry())
    page.removeEntry(ID)
    expect(heard).toEqual([
      [1, 0],
      [1, 0],
    ])
  })

  test('of what could only be kept in the page', () => {
    const page = loadPage()
    storageIsOff()
    const heard = jest.fn()
    page.onOutboxChange(heard)
    page.saveEntry(entry())
    page.removeEntry(ID)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  test('of what another tab does, once', () => {
    const page = loadPage()
    const heard: string[][] = [[], []]
    for (const list of heard)
      page.onOutboxChange(() =>
        list.push(
          page
            .entries()
            .map(({ id }) => id)
            .join(),
        ),
      )
    loadPage().saveEntry(entry())
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    loadPage().removeEntry(ID)
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }))
    expect(heard).toEqual([
      [ID, ''],
      [ID, ''],
    ])
  })
})
