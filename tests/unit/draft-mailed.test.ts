/** @jest-environment jsdom */
// What the visitor has sent by email: nobody knows whether it arrived, so the draft stays, but not
// for whoever sits there days later.
import type * as Draft from '@/components/quote/draft'

const HOUR_MS = 60 * 60 * 1000

/** The draft as a page finds it that was just loaded. */
const loadPage = () => {
  let page: typeof Draft | undefined
  jest.isolateModules(() => {
    page = jest.requireActual<typeof Draft>('@/components/quote/draft')
  })
  return page!
}

/** The same so many hours later. */
const after = (hours: number) => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockReturnValue(now + hours * HOUR_MS)
  return loadPage()
}

/** A page whose draft the visitor has just sent. */
const mailed = () => {
  const page = loadPage()
  page.saveDraft({ name: 'Sam' })
  page.markMailed()
  return page
}

beforeEach(() => sessionStorage.clear())
afterEach(() => jest.restoreAllMocks())

test('it is kept for a day, and deleted from the browser after that', () => {
  mailed()
  expect(after(23.9).draftValues()).toEqual({ name: 'Sam' })
  expect(after(0.2).draftValues()).toEqual({})
  expect(sessionStorage).toHaveLength(0)
})

test('it is kept as long as any draft once it is changed', () => {
  mailed().saveDraft({ message: 'Two floors' })
  expect(after(48).draftValues()).toEqual({ name: 'Sam', message: 'Two floors' })
})
