/** @jest-environment jsdom */
import type * as Draft from '@/components/behaviour/draft'

/** The draft as a page finds it that was just loaded. */
const loadPage = () => {
  let page: typeof Draft | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Draft>('@/components/behaviour/draft')
  })
  return page!
}

const KEY = 'quote-draft'

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

test('every form of the page hears of a change, until it has gone', () => {
  const page = loadPage()
  const [one, other] = [jest.fn(), jest.fn()]
  page.onDraftChange(one)
  const leave = page.onDraftChange(other)
  page.saveDraft({ name: 'Sam' })
  expect([one, other].map((form) => form.mock.calls.length)).toEqual([1, 1])
  leave()
  page.saveDraft({ name: 'Sam Lee' })
  expect([one, other].map((form) => form.mock.calls.length)).toEqual([2, 1])
})

test('nobody is told when nothing changed', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  const form = jest.fn()
  page.onDraftChange(form)
  page.saveDraft({ name: 'Sam', contact: '' })
  expect(form).not.toHaveBeenCalled()
})

test('a field that was emptied stays empty', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  page.saveDraft({ name: '' })
  expect(loadPage().draftValues()).toEqual({ name: '' })
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
  sessionStorage.setItem(KEY, text)
  const page = loadPage()
  expect(page.draftValues()).toEqual({})
  expect(typeof page.idempotencyKey()).toBe('string')
})

test('what is right among rubbish is kept', () => {
  sessionStorage.setItem(KEY, '{"values":{"name":"Sam","size":7},"idempotencyKey":"known"}')
  const page = loadPage()
  expect(page.draftValues()).toEqual({ name: 'Sam' })
  expect(page.idempotencyKey()).toBe('known')
})
