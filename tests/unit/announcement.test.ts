import { announcementAt } from '@/lib/site/announcement'
import { getContent } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'

const announcement = { text: 'We have moved.', from: '2026-12-01', until: '2026-12-24' }
const site = { ...getContent().site, announcement }

test.each([
  ['2026-11-30T23:59', false],
  ['2026-12-01T00:01', true],
  ['2026-12-24T23:59', true],
  ['2026-12-25T00:01', false],
])('a page that is built at %s in Sydney has the announcement: %s', (time, isShown) => {
  expect(announcementAt(site, new Date(`${time}+11:00`))).toBe(isShown ? announcement : undefined)
})

test('an announcement has a first and a last day in their order, and its links lead somewhere', () => {
  const content = editContent()
  const fields = 'announcement: { text: "See [this](/nowhere/).", from: 2026-12-01, until: 2026-11-30 }\n'
  content.edit('site.yaml', /^mainSiteUrl:/m, `${fields}mainSiteUrl:`)
  expect(content.check().problems).toEqual([expect.objectContaining({ field: 'announcement.until' })])
  content.edit('site.yaml', /until: 2026-11-30/, 'until: 2026-12-30')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'announcement.text', found: '"/nowhere/"' }),
  ])
})
