// A request as an email: programs cut long addresses off, so a long request is copied, and the
// email says to paste it.
import setup from 'site:quote-setup'
import { leadText } from '@/components/quote/answers'
import { draftHref, isLong, openDraft } from '@/components/quote/draft-mail'
import { newId } from '@/components/lead/identity'

const { words } = setup
const ID = newId()
const SHORT = { name: 'Sam Lee', location: 'Parramatta', message: 'Two floors' }
const LONG = { ...SHORT, message: 'Two floors\n'.repeat(200) }

const inBrowser = (name: string, value: unknown) =>
  Object.defineProperty(globalThis, name, { value, configurable: true })
const opened = jest.fn<void, [string]>()
const copied = jest.fn<Promise<void>, [string]>()

beforeEach(() => {
  opened.mockReset()
  copied.mockReset().mockResolvedValue()
  inBrowser('window', { location: { assign: opened } })
  inBrowser('navigator', { clipboard: { writeText: copied } })
})
afterEach(() => {
  for (const name of ['window', 'navigator']) Reflect.deleteProperty(globalThis, name)
})

const bodyOf = (href = '') => new URL(href).searchParams.get('body')?.replaceAll('\r\n', '\n')

test('a short request is the text of the email, and nothing is copied', async () => {
  await openDraft(SHORT, ID)
  expect(opened.mock.calls).toEqual([[draftHref(SHORT, ID)]])
  expect(bodyOf(draftHref(SHORT, ID))).toBe(leadText(SHORT, ID, words))
  expect(isLong(SHORT, ID)).toBe(false)
  expect(copied).not.toHaveBeenCalled()
})

test('a long one is copied whole, and the email says to paste it, in an address that any program takes', async () => {
  await openDraft(LONG, ID)
  expect(copied.mock.calls).toEqual([[leadText(LONG, ID, words)]])
  const [[href = ''] = []] = opened.mock.calls
  expect(bodyOf(href)).toBe(words.drafted?.paste)
  expect(href.length).toBeLessThan(1800)
})

test.each([
  ['refuses to copy', () => copied.mockRejectedValue(new Error('not allowed'))],
  ['has no clipboard, as without https', () => inBrowser('navigator', {})],
])('where the browser %s, a long one is in the email all the same', async (_, fail) => {
  fail()
  await openDraft(LONG, ID)
  expect(bodyOf(opened.mock.calls[0]?.[0])).toBe(leadText(LONG, ID, words))
})
