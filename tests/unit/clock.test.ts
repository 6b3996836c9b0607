// Regression: what holds until a day ended at midnight in Sydney, wherever the company was.
import { expiringDocuments } from '@/lib/content/checks/documents'
import { getContent } from '@/lib/content/get-content'
import { jobPath } from '@/lib/content/routes'
import { announcementAt } from '@/lib/site/announcement'
import { openClosures } from '@/lib/site/closures'
import { editContent } from '../support/edited-content'
import { advert } from '../support/job-advert'

const DAY = '2027-12-24'
const [paper] = getContent().templatePages['insurance-and-compliance'].papers

/** The content of a company in Perth that has something until DAY, read at a time there. */
function contentAt(time: string) {
  jest.useFakeTimers({ now: new Date(`${time}+08:00`) })
  const content = editContent()
  content.edit('site.yaml', /\bstate: \w+/, 'state: WA')
  content.edit(
    'site.yaml',
    /^mainSiteUrl:/m,
    `announcement: { text: Moved., from: ${DAY}, until: ${DAY} }\nmainSiteUrl:`,
  )
  content.edit(
    'site.yaml',
    /^officeHours:\n/m,
    `officeHours:\n  closures: [{ text: Closed, from: ${DAY}, until: ${DAY} }]\n`,
  )
  content.add('jobs/sweeper.md', advert('Sweeper', DAY))
  content.add(
    'documents/certificate.md',
    `---\ntitle: Certificate\npdf: certificate.pdf\nkind: ${paper?.key}\nupdated: 2026-11-20\nexpires: ${DAY}\n---\n`,
  )
  content.addDownload('certificate.pdf')
  return content.check()
}

afterEach(() => jest.useRealTimers())

test('until the last minute of a day in Perth everything that holds on that day is there', () => {
  const { problems, siteContent } = contentAt(`${DAY}T23:59`)
  expect(problems).toEqual([])
  const { site, routes } = siteContent!
  expect(announcementAt(site)).toMatchObject({ text: 'Moved.' })
  expect(openClosures(site)).toHaveLength(1)
  expect(routes.map(({ path }) => path)).toContain(jobPath('sweeper'))
  expect(expiringDocuments(siteContent!, new Date()).map(({ found }) => found)).toEqual([
    `${DAY}, today is its last day`,
  ])
})

test('in the first minute of the next day it is over', () => {
  const { problems, content } = contentAt('2027-12-25T00:01')
  expect(problems.map(({ field }) => field)).toEqual(['expires'])
  expect(announcementAt(content.site!)).toBeUndefined()
  expect(openClosures(content.site!)).toEqual([])
  expect(content.jobs.map(({ slug }) => slug)).not.toContain('sweeper')
})
