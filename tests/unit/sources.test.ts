// Whoever follows a source finds there what the text says, knows who paid for a study, and somebody
// has looked within a year.
import { getContent } from '@/lib/content/get-content'
import { awaitingSources, CHECKED_DAYS, unusedSources, weakSources } from '@/lib/content/sources'
import { editContent } from '../support/edited-content'
import { ARTICLE, SERVICE } from '../support/entries'

const NOW = new Date('2027-06-01T09:00:00Z')
const ago = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString().slice(0, 10)
const PAGE = 'https://www.example.org/a-page/'
const FILE = 'content/sources.yaml'
const SOURCES = FILE.replace('content/', '')

/** The content with another source of these fields, on which an article rests. */
function withSource(fields: string) {
  const content = editContent()
  content.edit(ARTICLE, /^sources:\n/m, 'sources:\n  - a-source\n')
  content.edit(SOURCES, /^sources:\n/m, `sources:\n  a-source: { title: A page, ${fields} }\n`)
  return content
}

/** The line of a file that has this text. */
const lineOf = (content: ReturnType<typeof editContent>, file: string, text: string) =>
  content
    .read(file)
    .split('\n')
    .findIndex((line) => line.includes(text)) + 1

const isOfIt = ({ field }: { field: string }) => field.startsWith('sources.a-source')

/** What is said of a source with these fields. */
function said(fields: string) {
  jest.useFakeTimers({ now: NOW, doNotFake: ['performance'] })
  const content = withSource(`kind: law, ${fields}`)
  const { siteContent, texts, problems } = content.check()
  jest.useRealTimers()
  expect(problems).toEqual([])
  return {
    warnings: weakSources(siteContent!, texts, NOW).filter(isOfIt),
    left: awaitingSources(siteContent!, NOW).filter(isOfIt),
    file: `${FILE}:${lineOf(content, SOURCES, 'a-source')}`,
    place: `content/${ARTICLE}:${lineOf(content, ARTICLE, '- a-source')}`,
  }
}

/** What is wrong with the content. */
const problemsOf = (content: ReturnType<typeof editContent>) => content.check().problems

test.each([0, CHECKED_DAYS])('one that was checked %i days ago is let through', (days) => {
  expect(said(`url: "${PAGE}", checked: ${ago(days)}`)).toMatchObject({ warnings: [], left: [] })
})

test('one that nobody has checked stops the launch, which names what relies on it, and is not pointed out before', () => {
  const { warnings, left, place } = said(`url: "${PAGE}"`)
  expect(warnings).toEqual([])
  expect(left).toEqual([
    {
      file: FILE,
      field: 'sources.a-source.checked',
      reason: `not checked: open ${PAGE}, check that it says so, and enter today’s date`,
      places: [expect.objectContaining({ file: place })],
    },
  ])
})

test('one that was checked more than a year ago is pointed out, and stops the launch', () => {
  const day = ago(CHECKED_DAYS + 1)
  const { warnings, left, file } = said(`url: "${PAGE}", checked: ${day}`)
  const found = `${day}, ${CHECKED_DAYS + 1} days ago`
  const field = 'sources.a-source.checked'
  expect(warnings).toEqual([{ file, field, found, expected: expect.stringContaining(PAGE) }])
  expect(left).toEqual([expect.objectContaining({ field, reason: expect.stringContaining(found) })])
})

test.each(['https://www.example.org/', 'https://www.example.org'])(
  'one that leads to a front page, as %s does, is pointed out, and stops the launch',
  (url) => {
    const { warnings, left, file } = said(`url: "${url}", checked: ${ago(1)}`)
    const found = `"${url}", the front page of a site`
    const field = 'sources.a-source.url'
    expect(warnings).toEqual([{ file, field, found, expected: expect.stringContaining('the page that says it') }])
    expect(left).toEqual([expect.objectContaining({ field, reason: expect.stringContaining(found) })])
  },
)

test('a launch waits for each source once, however many texts rely on it', () => {
  const { siteContent } = editContent().check()
  const left = awaitingSources(siteContent!, new Date('2100-01-01')).filter(({ file }) => file === FILE)
  expect(left.map(({ field }) => field).toSorted()).toEqual(
    Object.keys(siteContent!.sources.sources)
      .map((name) => `sources.${name}.checked`)
      .toSorted(),
  )
  const files = left.flatMap(({ places = [] }) => places.map(({ file }) => file.replace(/:\d+$/, '')))
  expect(files).toEqual(
    expect.arrayContaining(['content/pages/home.md', ...siteContent!.services.map(({ file }) => file)]),
  )
})

test('a part that rests on a source is named by its own title', () => {
  const { siteContent } = editContent().check()
  const duty = siteContent!.services[0]?.duties[0]
  const left = awaitingSources(siteContent!, new Date('2100-01-01'))
  const places = left.find(({ field }) => field === `sources.${duty?.source}.checked`)?.places
  expect(places?.map(({ words }) => words)).toContain(duty?.title)
})

test('a wage of the award that has applied for more than a year stops the launch', () => {
  const { siteContent } = editContent().check()
  const { award } = siteContent!.templatePages.pricing
  const left = (days: number) =>
    awaitingSources(siteContent!, new Date(Date.parse(award.from) + days * 86_400_000)).filter(
      ({ field }) => field === 'award.from',
    )
  expect(left(CHECKED_DAYS)).toEqual([])
  const url = siteContent!.sources.sources[award.source]?.url
  expect(left(CHECKED_DAYS + 1)).toEqual([
    expect.objectContaining({ file: 'content/pages/pricing.md', reason: expect.stringContaining(`open ${url},`) }),
  ])
})

describe('who paid', () => {
  const of = (fields: string) => problemsOf(withSource(`url: "${PAGE}", ${fields}`))
  const problem = (found: string, expected: string) => [
    expect.objectContaining({
      file: expect.stringMatching(/^content\/sources\.yaml:\d+$/),
      field: 'sources.a-source.paidBy',
      found,
      expected: expect.stringContaining(expected),
    }),
  ]

  test('has to be said of a study, if only that it is not known', () => {
    expect(of('kind: study')).toEqual(problem('nothing', '“not known to us”'))
    expect(of('kind: study, paidBy: not known to us')).toEqual([])
  })

  test('is refused of what is no study', () => {
    expect(of('kind: law, paidBy: A maker')).toEqual(problem('"A maker"', 'take it out'))
  })
})

describe('a name', () => {
  test('that no source has is refused where it stands, and similar ones are named', () => {
    const content = editContent()
    content.edit(ARTICLE, /^sources:\n/m, 'sources:\n  - whs-act-nws\n')
    expect(problemsOf(content)).toEqual([
      {
        file: `content/${ARTICLE}:${lineOf(content, ARTICLE, 'whs-act-nws')}`,
        field: 'sources[0]',
        found: '"whs-act-nws"',
        expected: expect.stringMatching(/content\/sources\.yaml: (\S+, )*whs-act-nsw\b.*; or a new source there$/),
      },
    ])
    expect(problemsOf(content)[0]?.expected).not.toContain('skulberg')
  })

  test.each([
    [SERVICE, 'duties[0].source'],
    ['pages/home.md', 'whyOfficeCleaning.findings[0].source'],
    ['pages/pricing.md', 'award.source'],
    ['pages/insurance-and-compliance.md', 'papers[0].source'],
  ])('is checked in %s as well: %s', (file, field) => {
    const content = editContent()
    content.edit(file, /^( +)source: .*$/m, '$1source: nowhere')
    expect(problemsOf(content)).toContainEqual(expect.objectContaining({ field, found: '"nowhere"' }))
  })

  test('that an article lists twice is refused', () => {
    const content = editContent()
    const [, first = ''] = /^sources:\n {2}- (\S+)\n/m.exec(content.read(ARTICLE)) ?? []
    content.edit(ARTICLE, /^sources:\n/m, `sources:\n  - ${first}\n`)
    expect(problemsOf(content)).toEqual([
      expect.objectContaining({ field: 'sources[1]', found: `"${first}" a second time` }),
    ])
  })
})

test('an address that two sources have is refused at the second, with the name of the first', () => {
  const content = withSource(`url: "${PAGE}", kind: law`)
  content.edit(SOURCES, /^(sources:\n.*\n)/m, `$1  the-same: { title: Once more, url: "${PAGE}", kind: law }\n`)
  expect(problemsOf(content)).toEqual([
    {
      file: `${FILE}:${lineOf(content, SOURCES, 'the-same')}`,
      field: 'sources.the-same.url',
      found: `"${PAGE}"`,
      expected: expect.stringContaining('let the texts name a-source'),
    },
  ])
})

describe('a source on which no text relies', () => {
  const unused = (content: ReturnType<typeof editContent>) => {
    const { siteContent, written, problems } = content.check()
    expect(problems).toEqual([])
    return {
      warnings: unusedSources(siteContent!, written),
      left: awaitingSources(siteContent!, NOW).filter(isOfIt),
    }
  }
  /** The content with a source that nothing names but this duty of a service. */
  const withDuty = (duty = '') => {
    const content = withSource(`url: "${PAGE}", kind: law`)
    content.edit(ARTICLE, / {2}- a-source\n/, '')
    if (duty) content.edit(SERVICE, /^duties:\n/m, `duties:\n  - ${duty}\n`)
    return content
  }
  const DUTY = 'title: "A duty"\n    text: "It may apply."\n    source: a-source\n'

  test('is pointed out, and nobody has to check it', () => {
    const content = withDuty()
    expect(unused(content)).toEqual({
      warnings: [
        {
          file: `${FILE}:${lineOf(content, SOURCES, 'a-source')}`,
          field: 'sources.a-source',
          found: '"A page", on which no text relies',
          expected: expect.stringContaining('take it out'),
        },
      ],
      left: [],
    })
  })

  test('is not, while the only duty that names it is left out, or its service is not offered', () => {
    const leftOut = withDuty(`${DUTY}    needs: emergency`)
    leftOut.edit('site.yaml', /^ {2}emergency:\n( {4}.*\n)+/m, '')
    expect(unused(leftOut)).toEqual({ warnings: [], left: [] })
    const withdrawn = withDuty(DUTY)
    withdrawn.edit(SERVICE, /^---\n/, '---\noffered: false\n')
    expect(unused(withdrawn)).toEqual({ warnings: [], left: [] })
  })

  // Regression: who took the award's source out, as a warning asked, could not build: the page of
  // prices, which names it, was left out.
  test('is not, while the page that names it has nothing to show', () => {
    const content = withDuty()
    content.edit('pages/pricing.md', /^( {2}source: ).*$/m, '$1a-source')
    const { rates } = getContent().templatePages.pricing
    for (const slug of new Set(rates?.areas.map(({ service }) => service)))
      content.edit(`services/${slug}.md`, /^---\n/, '---\noffered: false\n')
    expect(content.check().siteContent?.leftOut.map(({ path }) => path)).toContain('/pricing/')
    expect(unused(content).warnings.filter(isOfIt)).toEqual([])
  })
})
