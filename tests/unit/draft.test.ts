/** @jest-environment jsdom */
import { isId, newId } from '@/components/lead/identity'
import type * as Draft from '@/components/quote/draft'
import { saveEntry } from '@/components/lead/outbox'
import { DRAFT_KEY, LEAD_ID, TYPED_KEY } from '@/components/quote/draft-store'

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
  page.saveDraft({ phone: '0412', message: 'Two floors\n“Kitchen” & hall' })
  const values = { name: 'Sam', phone: '0412', message: 'Two floors\n“Kitchen” & hall' }
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

// Regression: every field was emptied when the visitor came back from another site, where storage
// is off or full.
test('a page that the browser had kept keeps what it could not store', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const page = loadPage()
  page.onDraftChange(() => {})
  page.saveDraft({ name: 'Sam' })
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(page.draftValues()).toEqual({ name: 'Sam' })
})

describe('what was typed before the form’s code was there', () => {
  const typeEarly = (values: Record<string, string>) =>
    sessionStorage.setItem(TYPED_KEY, String(new URLSearchParams(values)))

  test('is part of the draft, which stays after the page was loaded anew', () => {
    typeEarly({ phone: '0412', message: 'Two floors\n“Kitchen” & hall', service: '', other: 'x' })
    const values = { phone: '0412', message: 'Two floors\n“Kitchen” & hall' }
    expect(loadPage().draftValues()).toEqual(values)
    expect(loadPage().draftValues()).toEqual(values)
  })

  test('stands beside what was kept before, as the next revision of one lead, and empties nothing', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam', phone: '0412' })
    const first = page.nextRevision()
    typeEarly({ name: '', phone: '0413' })
    const next = loadPage()
    expect(next.draftValues()).toEqual({ name: 'Sam', phone: '0413' })
    expect(next.nextRevision()).toEqual({ id: first.id, revision: first.revision + 1 })
  })

  test('keeps the id under which the browser itself has posted it, so that script sends no second lead', () => {
    const id = newId()
    typeEarly({ name: 'Sam', [LEAD_ID]: id })
    const page = loadPage()
    expect(page.draftId()).toBe(id)
    expect(page.draftValues()).toEqual({ name: 'Sam' })
    // Nobody knows whether the browser posted it: other words under this number are no harm, since
    // our receiver keeps them as the next revision.
    expect(page.nextRevision()).toEqual({ id, revision: 1 })
    expect(loadPage().draftId()).toBe(id)
  })

  test('does not change the id of what was sent before', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const { id } = page.nextRevision()
    typeEarly({ name: 'Sam Lee', [LEAD_ID]: newId() })
    expect(loadPage().nextRevision()).toEqual({ id, revision: 2 })
  })

  test.each(['', 'x', '<b>'])('takes no id that is none: %j', (id) => {
    typeEarly({ name: 'Sam', [LEAD_ID]: id })
    const page = loadPage()
    expect(page.draftId()).toBeUndefined()
    expect(page.nextRevision()).toEqual({ id: expect.not.stringMatching(id || /^$/), revision: 1 })
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

// Regression: a box that the page itself had ticked was ticked again on the next page, after the
// visitor had unticked it.
test('a field that the page filled in and the visitor emptied stays empty', () => {
  loadPage().saveDraft({ walkthrough: '' })
  expect(loadPage().draftValues()).toEqual({ walkthrough: '' })
})

test('what was sent is forgotten, in the page and in the browser, and the forms hear of it', () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  const { id } = page.nextRevision()
  const form = jest.fn()
  page.onDraftChange(form)
  page.clearDraft()
  expect(form).toHaveBeenCalledTimes(1)
  expect(page.draftValues()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
  expect(loadPage().draftValues()).toEqual({})
  expect(page.draftId()).toBeUndefined()
  page.saveDraft({ name: 'Sam' })
  expect(page.nextRevision()).toEqual({ id: expect.not.stringMatching(id), revision: 1 })
})

describe('what a request is sent as', () => {
  test('is nothing before it is sent', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    expect(page.draftId()).toBeUndefined()
    expect(sessionStorage.getItem(DRAFT_KEY)).not.toContain('"id"')
  })

  test('stays the same while the values do, over a reload as well, so that a second try is not a second request', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const first = page.nextRevision()
    expect(first).toEqual({ id: expect.any(String), revision: 1 })
    page.saveDraft({ name: 'Sam' })
    expect(page.nextRevision()).toEqual(first)
    expect(loadPage().nextRevision()).toEqual(first)
    expect(loadPage().draftId()).toBe(first.id)
  })

  test('is the next revision of the same lead after a change, so that the former one is not a second request', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const { id } = page.nextRevision()
    page.saveDraft({ message: 'And the windows' })
    expect(page.nextRevision()).toEqual({ id, revision: 2 })
    page.saveDraft({ message: '' })
    expect(loadPage().nextRevision()).toEqual({ id, revision: 3 })
  })

  test('is the next revision as well when a change is taken back: the receiver may have what came between', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const { id } = page.nextRevision()
    page.saveDraft({ name: 'Sam Lee' })
    page.nextRevision()
    page.saveDraft({ name: 'Sam' })
    expect(page.nextRevision()).toEqual({ id, revision: 3 })
  })

  test('has one id, whether it is asked for by an email, by the form’s notice or to send it', () => {
    const page = loadPage()
    page.saveDraft({ name: 'Sam' })
    const id = page.idOfDraft()
    expect(isId(id)).toBe(true)
    page.saveDraft({ name: 'Sam Lee' })
    expect(page.idOfDraft()).toBe(id)
    expect(loadPage().idOfDraft()).toBe(id)
    // No revision was sent so far.
    expect(page.nextRevision()).toEqual({ id, revision: 1 })
  })

  test('is no other visitor’s', () => {
    const ids = Array.from({ length: 100 }, () => {
      sessionStorage.clear()
      return loadPage().idOfDraft()
    })
    expect(new Set(ids).size).toBe(100)
    expect(ids.filter((id) => !isId(id))).toEqual([])
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
    const first = page.nextRevision()
    expect(page.nextRevision()).toEqual(first)
    page.saveDraft({ name: 'Sam Lee' })
    expect(page.nextRevision()).toEqual({ id: first.id, revision: 2 })
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
  expect(page.nextRevision()).toEqual(page.nextRevision())
})

test.each([
  ['no JSON', 'not json'],
  ['null', 'null'],
  ['a number', '7'],
  ['a list', '["Sam"]'],
  ['values that are no group', '{"values":"Sam"}'],
  ['values of other kinds', '{"values":{"name":7,"phone":null,"message":{"a":1},"other":"x"}}'],
  ['an id that is no text', '{"values":{},"id":{"a":1}}'],
  ['an id that is none', '{"values":{},"id":"known","revision":7,"isAsSent":true}'],
  ['a revision without an id', '{"values":{},"revision":7,"isAsSent":true}'],
  ['a revision that is no number', `{"values":{},"id":"${newId()}","revision":"x"}`],
])('rubbish in the storage counts as nothing: %s', (_, text) => {
  sessionStorage.setItem(DRAFT_KEY, text)
  const page = loadPage()
  expect(page.draftValues()).toEqual({})
  const { id, revision } = page.nextRevision()
  expect([isId(id), revision]).toEqual([true, 1])
})

test('what is right among rubbish is kept', () => {
  const id = newId()
  sessionStorage.setItem(DRAFT_KEY, `{"values":{"name":"Sam","size":7},"id":"${id}","revision":4,"other":"x"}`)
  const page = loadPage()
  expect(page.draftValues()).toEqual({ name: 'Sam' })
  expect(page.nextRevision()).toEqual({ id, revision: 5 })
})

// Regression: a tab was duplicated after a request had failed, and its copy sent for a second site.
// Both tabs then sent the next revision of one request, and the office had one of the two.
test('a copy of a draft that another tab has sent on is a request of its own', () => {
  loadPage().saveDraft({ name: 'Sam' })
  const first = loadPage().nextRevision()
  const copy = loadPage()
  copy.saveDraft({ name: 'Sam, for a second site' })
  saveEntry({ ...first, revision: 2, tries: 1, askedAt: Date.now(), lead: { name: 'Sam, for the first site' } })
  const own = copy.nextRevision()
  expect(own).toEqual({ id: expect.any(String), revision: 1 })
  expect(own.id).not.toBe(first.id)
  expect(copy.draftValues()).toEqual({ name: 'Sam, for a second site' })
  expect(copy.nextRevision()).toEqual(own)
})
