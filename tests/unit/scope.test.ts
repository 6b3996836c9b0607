import { countRhythms, rhythmOf } from '@/components/sections/services/scope'
import { byArea } from '@/lib/scope/by-area'
import { getContent } from '@/lib/content/get-content'

const { services } = getContent()

describe('how often a task comes back is read from its words', () => {
  test.each([
    ['Every visit', 'visit'],
    ['Every pole visit', 'visit'],
    ['Every school or centre day', 'visit'],
    ['Weekly', 'week'],
    ['Every two weeks', 'week'],
    ['Two to five times a week', 'week'],
    ['Monthly', 'month'],
    ['Quarterly', 'season'],
    ['Twice a year', 'season'],
    ['On request', 'stage'],
    ['Before plastering or fit-off', 'stage'],
    ['First visit and every new floor', 'stage'],
    ['First visit, then changes only', 'stage'],
  ])('“%s” is %s', (frequency, rhythm) => expect(rhythmOf(frequency)).toBe(rhythm))

  test.each([
    ['Walkways every visit, the rest weekly', 'visit'],
    ['Monthly; shopfronts weekly', 'week'],
    ['Oil monthly, scrub yearly', 'month'],
  ])('“%s” counts with the shorter of its intervals', (frequency, rhythm) => expect(rhythmOf(frequency)).toBe(rhythm))
})

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
