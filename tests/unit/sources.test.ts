// Whoever follows a source finds there what the text says, and somebody has looked within a year.
import { awaitingSources, CHECKED_DAYS, weakSources } from '@/lib/content/sources'
import { editContent } from '../support/edited-content'
import { ARTICLE } from '../support/entries'

const NOW = new Date('2027-06-01T09:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const PAGE = 'https://www.example.org/a-page/'

/** What is said of the first source of an article, when these are its fields. */
function said(fields: string) {
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance'] })
  const content = editContent()
  content.edit(ARTICLE, /^sources:\n/m, `sources:\n  - { title: A study, ${fields} }\n`)
  const { siteContent, problems } = content.check()
  jest.useRealTimers()
  expect(problems).toEqual([])
  const isFirst = ({ file, field }: { file: string; field: string }) =>
    file.startsWith(`content/${ARTICLE}`) && field.startsWith('sources[0].')
  const line = content.read(ARTICLE).split('\n').indexOf('sources:') + 2
  return {
    warnings: weakSources(siteContent!, NOW).filter(isFirst),
    left: awaitingSources(siteContent!, NOW).filter(isFirst),
    file: `content/${ARTICLE}:${line}`,
  }
}

test.each([0, CHECKED_DAYS])('one that was checked %i days ago is let through', (days) => {
  expect(said(`url: "${PAGE}", checked: ${ago(days)}`)).toMatchObject({ warnings: [], left: [] })
})

test('one that nobody has checked stops the launch, and is not pointed out before', () => {
  const { warnings, left } = said(`url: "${PAGE}"`)
  expect(warnings).toEqual([])
  expect(left).toEqual([
    {
      file: `content/${ARTICLE}`,
      field: 'sources[0].checked',
      reason: `not checked: open ${PAGE}, see that it says so, and write the day`,
    },
  ])
})

test('one that was checked more than a year ago is pointed out, and stops the launch', () => {
  const day = ago(CHECKED_DAYS + 1)
  const { warnings, left, file } = said(`url: "${PAGE}", checked: ${day}`)
  const found = `${day}, ${CHECKED_DAYS + 1} days ago`
  expect(warnings).toEqual([{ file, field: 'sources[0].checked', found, expected: expect.stringContaining(PAGE) }])
  expect(left).toEqual([expect.objectContaining({ reason: expect.stringContaining(found) })])
})

test.each(['https://www.example.org/', 'https://www.example.org'])(
  'one that leads to a front page, as %s does, is pointed out, and stops the launch',
  (url) => {
    const { warnings, left, file } = said(`url: "${url}", checked: ${ago(1)}`)
    const found = `"${url}", the front page of a site`
    expect(warnings).toEqual([
      { file, field: 'sources[0].url', found, expected: expect.stringContaining('the page that says it') },
    ])
    expect(left).toEqual([expect.objectContaining({ reason: expect.stringContaining(found) })])
  },
)

test('the sources of duties and of the home page’s findings count as well', () => {
  const { siteContent } = editContent().check()
  const files = awaitingSources(siteContent!, new Date('2100-01-01')).map(({ file }) => file)
  expect(files).toEqual(
    expect.arrayContaining(['content/pages/home.md', ...siteContent!.services.map(({ file }) => file)]),
  )
})

test('a wage of the award that has applied for more than a year stops the launch', () => {
  const { siteContent } = editContent().check()
  const { award } = siteContent!.templatePages.pricing
  const left = (days: number) =>
    awaitingSources(siteContent!, new Date(Date.parse(award.from) + days * 86_400_000)).filter(
      ({ field }) => field === 'award.from',
    )
  expect(left(CHECKED_DAYS)).toEqual([])
  expect(left(CHECKED_DAYS + 1)).toEqual([
    expect.objectContaining({ file: 'content/pages/pricing.md', reason: expect.stringContaining(award.source.url) }),
  ])
})
