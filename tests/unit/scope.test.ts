import { unknownIntervals } from '@/lib/content/checks/intervals'
import { getContent } from '@/lib/content/get-content'
import { byArea } from '@/lib/scope/by-area'
import { countRhythms, rhythmOf } from '@/lib/scope/rhythm'
import { editContent } from '../support/edited-content'
import { SERVICE } from '../support/entries'

const { services } = getContent()

describe('how often a task comes back is read from its words', () => {
  test.each([
    ['Every visit', 'visit'],
    ['Every pole visit', 'visit'],
    ['Every school or centre day', 'visit'],
    ['Each visit', 'visit'],
    ['Daily', 'visit'],
    ['Every weekday', 'visit'],
    ['Nightly', 'visit'],
    ['Twice a day', 'visit'],
    ['Every two hours', 'visit'],
    ['Weekly', 'week'],
    ['Every two weeks', 'week'],
    ['Every two weeks, at the end of the day', 'week'],
    ['Two to five times a week', 'week'],
    ['Fortnightly', 'week'],
    ['Every Monday', 'week'],
    ['Every second day', 'week'],
    ['Monthly', 'month'],
    ['Once every month', 'month'],
    ['Every four weeks', 'month'],
    ['Quarterly', 'season'],
    ['Every second month', 'season'],
    ['Every 6 months', 'season'],
    ['Six-monthly', 'season'],
    ['Every six weeks', 'season'],
    ['Twice a year', 'season'],
    ['Every two years', 'season'],
    ['Annually', 'season'],
    ['On request', 'stage'],
    ['Within 24 hours of a spill', 'stage'],
    ['Before each clean', 'stage'],
    ['Council collection days', 'stage'],
    ['Before plastering or fit-off', 'stage'],
    ['First visit and every new floor', 'stage'],
    ['First visit, then changes only', 'stage'],
  ])('“%s” is %s', (frequency, rhythm) => expect(rhythmOf(frequency)).toBe(rhythm))

  test.each([
    ['Walkways every visit, the rest weekly', 'visit'],
    ['Monthly; shopfronts weekly', 'week'],
    ['Oil monthly, scrub yearly', 'month'],
    ['Monthly; high panes every six months', 'month'],
    ['Six-monthly, entries quarterly', 'season'],
  ])('“%s” counts with the shorter of its intervals', (frequency, rhythm) => expect(rhythmOf(frequency)).toBe(rhythm))
})

/** The warnings about a scope whose first task has this frequency. */
function warningsOf(frequency: string) {
  const content = editContent()
  content.edit(SERVICE, /frequency: (".*?"|'.*?')/, `frequency: ${JSON.stringify(frequency)}`)
  const { problems, siteContent } = content.check()
  expect(problems).toEqual([])
  return unknownIntervals(siteContent!)
}

// Regression: “Daily” was counted as agreed on, and nobody was told.
test.each(['Every second visit', 'Twice an evening', 'Every term', 'Quaterly', 'Quaterly; panes on request'])(
  'of “%s”, whose interval is not known, the author is told where it stands',
  (frequency) => {
    expect(warningsOf(frequency)).toEqual([
      {
        file: expect.stringMatching(`content/${SERVICE}:\\d+`),
        field: 'scope[0].frequency',
        found: JSON.stringify(frequency),
        expected: expect.stringContaining('the table counts it as “As agreed”'),
      },
    ])
  },
)

test.each(['Daily', 'On request', 'Once', 'Before each clean', 'Council collection days'])(
  'of “%s” there is nothing to tell',
  (frequency) => expect(warningsOf(frequency)).toEqual([]),
)

test.each(services.map(({ slug, scope }) => [slug, scope] as const))(
  'in the scope of %s each task counts once, under its area',
  (_, scope) => {
    const counts = countRhythms(scope)
    expect(counts.reduce((sum, [, tasks]) => sum + tasks, 0)).toBe(scope.length)
    expect(counts.every(([, tasks]) => tasks > 0)).toBe(true)
    expect(byArea(scope).flatMap(([, tasks]) => tasks)).toHaveLength(scope.length)
    for (const [area, tasks] of byArea(scope)) expect(tasks.map((row) => row.area)).toEqual(tasks.map(() => area))
  },
)
