/** @jest-environment jsdom */
import type * as Draft from '@/components/quote/draft'
import { DRAFT_KEY, TYPED_KEY } from '@/components/quote/draft-store'

/** The draft as a page finds it that was just loaded. */
const loadPage = () => {
  let page: typeof Draft | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Draft>('@/components/quote/draft')
  })
  return page!
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('nothing is stored before anything is typed', () => {
  expect(loadPage().draftValues()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('what was typed is there again after the page was loaded anew', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  page.saveDraft({ contact: '0412', message: 'Two floors\n“Kitchen” & hall' })
  const values = { name: 'Sam', contact: '0412', message: 'Two floors\n“Kitchen” & hall' }
  expect(page.draftValues()).toEqual(values)
  expect(loadPage().draftValues()).toEqual(values)
})

test('every form of the page hears of a change, and which form it was made in, until it has gone', () => {
  const page = loadPage()
  const [one, other] = [jest.fn(), jest.fn()]
  const stay = new AbortController()
  page.onDraftChange(one)
  page.onDraftChange(other, stay.signal)
  const form = document.createElement('form')
  page.saveDraft({ name: 'Sam' }, form)
  expect([one, other].map(({ mock }) => mock.calls)).toEqual([[[form]], [[form]]])
  stay.abort()
  page.saveDraft({ name: 'Sam Lee' })
  expect([one, other].map(({ mock }) => mock.calls.length)).toEqual([2, 1])
})

test('a page that the browser had kept takes over what was typed since then, as long as it has its forms', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  const [form, gone] = [jest.fn(), jest.fn()]
  const stay = new AbortController()
  page.onDraftChange(form)
  page.onDraftChange(gone, stay.signal)
  stay.abort()
  loadPage().saveDraft({ name: 'Sam Lee' })
  const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))
  show(false)
  expect(page.draftValues()).toEqual({ name: 'Sam' })
  show(true)
  expect(page.draftValues()).toEqual({ name: 'Sam Lee' })
  expect([form, gone].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

describe('what was typed before the form’s code was there', () => {
  const typeEarly = (values: Record<string, string>) =>
    sessionStorage.setItem(TYPED_KEY, String(new URLSearchParams(values)))

  test('is part of the draft, which stays after the page was loaded anew', () => {
    typeEarly({ contact: '0412', message: 'Two floors\n“Kitchen” & hall', service: '', other: 'x' })
    const values = { contact: '0412', message: 'Two floors\n“Kitchen” & hall' }
    expect(loadPage().draftValues()).toEqual(values)
    expect(loadPage().draftValues()).toEqual(values)
  })

  test('stands beside what was kept before, as a request of its own, and empties nothing', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam', contact: '0412' })
    const key = page.idempotencyKey()
    typeEarly({ name: '', contact: '0413' })
    const next = loadPage()
    expect(next.draftValues()).toEqual({ name: 'Sam', contact: '0413' })
    expect(next.idempotencyKey()).not.toBe(key)
  })

  test('is taken once: what is emptied after that stays empty', () => {
    typeEarly({ name: 'Sam' })
    loadPage().saveDraft({ name: '' })
    expect(loadPage().draftValues()).toEqual({ name: '' })
  })
})

test('nobody is told when nothing changed', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  const form = jest.fn()
  page.onDraftChange(form)
  page.saveDraft({ name: 'Sam' })
  expect(form).not.toHaveBeenCalled()
})

test('a field that was emptied stays empty', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  page.saveDraft({ name: '' })
  expect(loadPage().draftValues()).toEqual({ name: '' })
})

// The fault: a box that the page itself had ticked was ticked again on the next page, after the
// visitor had unticked it.
test('a field that the page filled in and the visitor emptied stays empty', () => {
  loadPage().saveDraft({ walkthrough: '' })
  expect(loadPage().draftValues()).toEqual({ walkthrough: '' })
})

test('what was sent is forgotten, in the page and in the browser, and the forms hear of it', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  const key = page.idempotencyKey()
  const form = jest.fn()
  page.onDraftChange(form)
  page.clearDraft()
  expect(form).toHaveBeenCalledTimes(1)
  expect(page.draftValues()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
  expect(loadPage().draftValues()).toEqual({})
  page.saveDraft({ name: 'Sam' })
  expect(page.idempotencyKey()).not.toBe(key)
})

describe('the key of a request', () => {
  test('stays the same while the values do, over a reload as well, so that a second try is not a second request', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const key = page.idempotencyKey()
    page.saveDraft({ name: 'Sam' })
    expect(page.idempotencyKey()).toBe(key)
    expect(loadPage().idempotencyKey()).toBe(key)
  })

  test('is another one after a change', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const key = page.idempotencyKey()
    page.saveDraft({ message: 'And the windows' })
    expect(page.idempotencyKey()).not.toBe(key)
  })

  test('is no other visitor’s', () => {
    const keys = Array.from({ length: 100 }, () => {
      sessionStorage.clear()
      return loadPage().idempotencyKey()
    })
    expect(new Set(keys).size).toBe(100)
    for (const key of keys) expect(key).toMatch(/^[a-z\d-]{20,}$/)
  })
})

test.each(['getItem', 'setItem', 'removeItem'] as const)(
  'a browser that refuses to store (%s) keeps the draft as long as the page',
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    })
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    expect(page.draftValues()).toEqual({ name: 'Sam' })
    expect(page.idempotencyKey()).toBe(page.idempotencyKey())
    page.clearDraft()
    expect(page.draftValues()).toEqual({})
  },
)

test('a browser without storage at all keeps it, too', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  })
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  expect(page.draftValues()).toEqual({ name: 'Sam' })
})

test.each([
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '["Sam"]'],
  ['values that are no group', '{"values":"Sam"}'],
  ['values of other kinds', '{"values":{"name":7,"contact":null,"message":{"a":1},"other":"x"}}'],
  ['a key that is no text', '{"values":{},"idempotencyKey":{"a":1}}'],
])('rubbish in the storage counts as nothing: %s', (_, text) => {
  sessionStorage.setItem(DRAFT_KEY, text)
  const page = loadPage()
  expect(page.draftValues()).toEqual({})
  expect(typeof page.idempotencyKey()).toBe('string')
})

test('what is right among rubbish is kept', () => {
  sessionStorage.setItem(DRAFT_KEY, '{"values":{"name":"Sam","size":7},"idempotencyKey":"known"}')
  const page = loadPage()
  expect(page.draftValues()).toEqual({ name: 'Sam' })
  expect(page.idempotencyKey()).toBe('known')
})
