// The sample report: a score that is counted from a service's scope, and what an owner may get
// wrong in it.
import { entryOf, getContent } from '@/lib/content/get-content'
import { entriesOf } from '@/lib/content/entries'
import { links } from '@/lib/content/markdown'
import { pagePath } from '@/lib/content/routes'
import { scored, type ScoredReport } from '@/lib/scope/scored'
import { editContent, expectProblem } from '../support/edited-content'

const FILE = 'pages/sample-report.md'
const { report } = getContent().templatePages['sample-report']
if (!report) throw new Error('expected a report')
const { scope } = entryOf(getContent().services, report.service)
/** How many lines the area has of the first that failed. */
const LINES = scope.filter(({ area }) => area === report.failed[0]?.area).length

const nothing = { ...report, failed: [], notCounted: [], noted: [], earlier: [] }
const [first, second, third] = scope
  .filter(({ area }) => area === scope[0]?.area)
  .map(({ area }, i) => ({ area, line: i + 1 }))
if (!first || !second || !third) throw new Error('expected three lines in the first area')
const failure = { ...first, found: 'Sand.', photos: [], fixed: 'Vacuumed.', on: report.inspected }

const linesOf = ({ areas }: ScoredReport) => areas.flatMap(({ lines }) => lines)

test('a report on which nothing is named scores 100, with every line of the scope as it is written there', () => {
  const result = scored(nothing, scope)
  expect(result.score).toBe(100)
  expect(linesOf(result).map(({ area, task, check }) => ({ area, task, check }))).toEqual(
    scope.map(({ area, task, check }) => ({ area, task, check })),
  )
  expect(linesOf(result).map((line) => line.result)).toEqual(scope.map(() => 'pass'))
})

test('a line that failed lowers the score, and one that is not counted makes the others weigh more', () => {
  const all = scope.length
  const failed = scored({ ...nothing, failed: [failure] }, scope)
  expect(failed.counts).toEqual({ lines: all, notCounted: 0, counted: all, passed: all - 1, failed: 1 })
  expect(failed.score).toBe(Math.round(((all - 1) / all) * 100))
  const fewer = scored({ ...nothing, failed: [failure], notCounted: [{ ...second, reason: 'Not due.' }] }, scope)
  expect(fewer.counts).toEqual({ lines: all, notCounted: 1, counted: all - 1, passed: all - 2, failed: 1 })
  expect(fewer.score).toBe(Math.round(((all - 2) / (all - 1)) * 100))
})

test('each line says what was seen on it, under the number that it has in the scope', () => {
  const lines = linesOf(
    scored(
      {
        ...nothing,
        failed: [failure],
        notCounted: [{ ...second, reason: 'Not due.' }],
        noted: [{ ...third, note: 'Clean.' }],
      },
      scope,
    ),
  )
  expect(lines.slice(0, 3).map(({ number, result, note }) => [number, result, note])).toEqual([
    ['1.1', 'fail', 'Sand.'],
    ['1.2', 'not-counted', 'Not due.'],
    ['1.3', 'pass', 'Clean.'],
  ])
})

test('the months before it come first, and its own score is the last', () => {
  const { months, score } = scored({ ...nothing, earlier: [{ month: '2026-01', passed: 3, counted: 4 }] }, scope)
  expect(months.map((month) => [month.month, month.score])).toEqual([
    ['2026-01', 75],
    [report.inspected.slice(0, 7), score],
  ])
})

test.each([
  ['an area that the scope has not', /area: "Lifts"/, 'area: "Escalators"', 'report.failed[0].area', '"Escalators"'],
  ['a line that the area has not', /line: 1\n/, `line: ${LINES + 1}\n`, 'report.failed[0].line', String(LINES + 1)],
  [
    'a line that is named twice',
    /area: "Lifts", line: 2, note/,
    'area: "Lifts", line: 1, note',
    'report.noted[0].line',
    '1 of Lifts a second time',
  ],
  ['a fault put right before it was found', /on: 2026-11-13/, 'on: 2026-11-01', 'report.failed[0].on', '2026-11-01'],
  ['a service that is not there', /service: "strata-cleaning"/, 'service: "ships"', 'report.service', '"ships"'],
  [
    'more lines passed than counted',
    /passed: 12, counted: 16/,
    'passed: 17, counted: 16',
    'report.earlier[0].passed',
    '17',
  ],
])('%s is named with its field', (_, from, to, field, found) => expectProblem(FILE, [from, to], field, found))

test('a report of which no line counts is refused: it has no score', () => {
  const content = editContent()
  const { services } = getContent()
  const [one] = entryOf(services, report.service).scope
  content.edit(
    `services/${report.service}.md`,
    /\nscope:\n[^]*?\nnotIncluded/,
    `
scope:
  - { area: "${one?.area}", task: "Sweep", frequency: "Weekly", check: "No grit" }
notIncluded`,
  )
  content.edit(
    FILE,
    /\n {2}failed:\n[^]*?\n {2}earlier:/,
    `
  failed: []
  notCounted: [{ area: "${one?.area}", line: 1, reason: "Not due." }]
  noted: []
  earlier:`,
  )
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({ field: 'report.notCounted', found: 'every line of the scope' }),
  )
})

test('while its service is not offered there is no report, and no text links to it', () => {
  const content = editContent()
  content.edit(`services/${report.service}.md`, /^---\n/, '---\noffered: false\n')
  const { siteContent } = content.check()
  if (!siteContent) throw new Error('expected content without a problem')
  expect(siteContent.routes.map(({ path }) => path)).not.toContain(pagePath('sample-report'))
  const linked = entriesOf(siteContent).flatMap(({ body }) => links(body).map(({ href }) => href))
  expect(linked).not.toContain(pagePath('sample-report'))
})

test('a made-up report stops a launch', () => {
  const marks = (content: ReturnType<typeof editContent>) =>
    content.check().unconfirmed.filter(({ file }) => file === `content/${FILE}`)
  const content = editContent()
  expect(marks(content)).toEqual([{ file: `content/${FILE}`, field: 'report', reason: 'sample' }])
  content.edit(FILE, /\n {2}sample: true/, '')
  expect(marks(content)).toEqual([])
})
