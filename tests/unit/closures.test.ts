import { closureText } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { closedDays, openClosures } from '@/lib/site/closures'
import type { SiteFields } from '@/lib/content/schema/site'
import { editContent } from '../support/edited-content'

const CHRISTMAS = { text: 'Closed over Christmas', from: '2026-12-24', until: '2027-01-03' }
const STOCKTAKE = { text: 'Closed for a day', from: '2026-12-01', until: '2026-12-01' }
const OFFICE: Pick<SiteFields, 'address' | 'officeHours'> = {
  address: { ...getContent().site.address, state: 'NSW' },
  officeHours: {
    times: [{ days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00', closes: '18:00' }],
    closures: [STOCKTAKE, CHRISTMAS],
  },
}
const sydney = (time: string) => new Date(`${time}+11:00`)

test.each([
  [CHRISTMAS, 'Closed over Christmas, 24 December 2026 – 3 January 2027'],
  [STOCKTAKE, 'Closed for a day, 1 December 2026'],
  [{ ...STOCKTAKE, until: '2026-12-03' }, 'Closed for a day, 1–3 December 2026'],
])('a closure is said with its days: %#', (closure, text) => {
  expect(closureText(closure).replaceAll(/[\u2009\u202f]/g, ' ')).toBe(text)
})

test.each([
  ['2026-11-20T12:00', [STOCKTAKE, CHRISTMAS]],
  ['2026-12-01T23:59', [STOCKTAKE, CHRISTMAS]],
  ['2026-12-02T00:01', [CHRISTMAS]],
  ['2027-01-04T00:01', []],
])('at %s in Sydney pages tell of the closures that are not over', (time, expected) => {
  expect(openClosures(OFFICE, sydney(time))).toEqual(expected)
})

test('no answer is promised for, and no walkthrough offered on, a day of a closure or a public holiday', () => {
  const closed = closedDays(OFFICE, sydney('2026-11-20T12:00'))
  expect(closed).toEqual(closed.toSorted())
  expect(closed).toEqual(expect.arrayContaining(['2026-12-01', '2026-12-24', '2026-12-25', '2027-01-03', '2027-01-26']))
  expect(closed.filter((day) => day === '2026-12-25')).toHaveLength(1)
  expect(closed).not.toContain('2027-01-04')
})

test('a closure that ends before it begins is refused', () => {
  const content = editContent()
  content.edit(
    'site.yaml',
    /^officeHours:\n/m,
    'officeHours:\n  closures: [{ text: Closed, from: 2026-12-24, until: 2026-12-23 }]\n',
  )
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'officeHours.closures[0].until', expected: 'the day `from` or a later one' }),
  ])
})
