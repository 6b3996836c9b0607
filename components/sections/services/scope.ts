import type { ServiceFields } from '@/lib/content/schema/service'

type Scope = ServiceFields['scope']

/**
 * The words of a frequency that tell its rhythm, the shortest interval first: a task that has two
 * counts with the shorter one.
 */
const SHORTEST_RHYTHM = [
  ['visit', /\bevery ([\w ]+ )?(visit|day)\b/i],
  ['week', /week/i],
  ['month', /month/i],
  ['season', /quarter|year/i],
] as const

/**
 * In what rhythm a task comes back; `stage` is what has none: once, at a stage of the works, on
 * request.
 */
type Rhythm = (typeof SHORTEST_RHYTHM)[number][0] | 'stage'

const RHYTHMS: readonly Rhythm[] = [...SHORTEST_RHYTHM.map(([rhythm]) => rhythm), 'stage']

/** The rhythm that a frequency's words tell: "Weekly, handles every visit" is every visit. */
export function rhythmOf(frequency: string): Rhythm {
  return SHORTEST_RHYTHM.find(([, words]) => words.test(frequency))?.[0] ?? 'stage'
}

/** How many tasks come in each rhythm, without rhythms that no task has. */
export function countRhythms(scope: Scope): [rhythm: Rhythm, tasks: number][] {
  const rhythms = scope.map(({ frequency }) => rhythmOf(frequency))
  return RHYTHMS.map((rhythm): [Rhythm, number] => [rhythm, rhythms.filter((each) => each === rhythm).length]).filter(
    ([, tasks]) => tasks > 0,
  )
}
