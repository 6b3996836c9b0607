// Job adverts: one that has closed is no longer on the site, nor is the list without any.
import { entriesOf } from '@/lib/content/entries'
import { getContent } from '@/lib/content/get-content'
import { links } from '@/lib/content/markdown'
import { jobPath, pagePath } from '@/lib/content/routes'
import { zoneOf } from '@/lib/content/schema/states'
import { isOpen } from '@/lib/site/jobs'
import { dayAt } from '@/lib/site/today'
import { editContent } from '../support/edited-content'
import { advert } from '../support/job-advert'

const HUB = pagePath('jobs')
const ZONE = zoneOf(getContent().site)
const inDays = (days: number) => dayAt(ZONE, new Date(Date.now() + days * 86_400_000))

test.each([
  ['2026-12-23T12:00', true],
  ['2026-12-24T23:59', true],
  ['2026-12-25T00:01', false],
])('at %s in Sydney a job that closes on 24 December is open: %s', (time, open) => {
  expect(isOpen({ closes: '2026-12-24' }, 'Australia/Sydney', new Date(`${time}+11:00`))).toBe(open)
})

/** Of the site with these adverts: its paths, the links of its texts, the files to approve. */
function siteWith(adverts: Record<string, string>, text: string) {
  const content = editContent()
  for (const [slug, words] of Object.entries(adverts)) content.add(`jobs/${slug}.md`, words)
  content.edit('pages/about.md', /\n---\n/, `\n---\n${text}\n`)
  const { problems, siteContent, texts } = content.check()
  expect(problems).toEqual([])
  if (!siteContent) throw new Error('expected content without a problem')
  return {
    paths: siteContent.routes.map(({ path }) => path),
    linked: entriesOf(siteContent).flatMap(({ body }) => links(body).map(({ href }) => href)),
    texts,
  }
}

const adverts = { sweeper: advert('Sweeper', inDays(0)), washer: advert('Washer', inDays(-1)) }
const text = `Work with us: [sweep](${jobPath('sweeper')}), [wash](${jobPath('washer')}), [all jobs](${HUB}).`

test('a job that has closed has no page, links to it are words, and nobody has to approve it', () => {
  const { paths, linked, texts } = siteWith(adverts, text)
  expect(paths).toEqual(expect.arrayContaining([HUB, jobPath('sweeper')]))
  expect(linked).toEqual(expect.arrayContaining([HUB, jobPath('sweeper')]))
  expect([...paths, ...linked]).not.toContain(jobPath('washer'))
  expect([...texts.keys()]).not.toContain('content/jobs/washer.md')
})

test('once the last has closed the page of jobs is gone, and a link to it is words', () => {
  const { paths, linked } = siteWith({ washer: adverts.washer }, `Work with us: [all jobs](${HUB}).`)
  expect([...paths, ...linked]).not.toContain(HUB)
})

test('without any job a link to the page is a problem, which says why', () => {
  const content = editContent()
  content.edit('pages/about.md', /\n---\n/, `\n---\n[Jobs](${HUB})\n`)
  expect(content.check().problems).toEqual([
    expect.objectContaining({
      found: `"${HUB}"`,
      expected: 'no link: the page is left out, since content/jobs has no file',
    }),
  ])
})

// Regression: both were told of, or offered, only once nothing else was wrong.
test('a link to the page that is left out is named beside a file that cannot be read, and none is proposed', () => {
  const content = editContent()
  content.edit('pages/about.md', /\n---\n/, `\n---\n[Jobs](${HUB}) and [a job](${jobPath('sweeper')})\n`)
  content.edit('pages/terms.md', /^title: .*$/m, 'title: 3')
  const problems = content.check().problems
  expect(problems.map(({ found }) => found)).toEqual(expect.arrayContaining([`"${HUB}"`, `"${jobPath('sweeper')}"`]))
  expect(problems.find(({ found }) => found.includes('sweeper'))?.expected.split(' ')).not.toContain(HUB)
})

test('a job closes on the day on which it was posted or later', () => {
  const content = editContent()
  content.add('jobs/sweeper.md', advert('Sweeper', '2026-01-04'))
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'closes', expected: 'the day `posted` or a later one' }),
  ])
})
