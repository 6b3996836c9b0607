import type { ServiceFields } from '../content/schema/service'

type Scope = ServiceFields['scope']

/**
 * Words between “every” and a unit of time; those that make it a different interval are not among
 * them.
 */
const BETWEEN = String.raw`((?!second|other|third|week|month|quarter|year)[\w-]+ )*`

/** Words before a week or a month that mean several of them. */
const WEEKS = String.raw`\b(three|four|five|six|eight|ten|twelve|[3-9]|\d\d)[- ]`
const MONTHS = String.raw`\b((two|three|four|five|six|nine|ten|twelve|second|other|third|\d+)[- ]|bi-?|half[- ])`

/**
 * The words of a frequency that state its rhythm, the shortest interval first: a task with two is
 * counted under the shorter one.
 */
const SHORTEST_RHYTHM = {
  visit: [
    String.raw`\b(every|each|per) ${BETWEEN}(visit|day|weekday|night|shift)s?\b`,
    String.raw`\b(once|twice|times) an? (visit|day|night|shift)\b`,
    String.raw`\b(hourly|daily|nightly|weekdays)\b`,
    String.raw`\bevery ([\w-]+ )?hours?\b`,
  ],
  week: [
    String.raw`(?<!${WEEKS})week|fortnight`,
    String.raw`\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b`,
    String.raw`\bevery (second|other|third) (day|night)\b`,
  ],
  month: [String.raw`(?<!${MONTHS})month`, String.raw`\b(three|four|[34])[- ]week`],
  season: ['month', 'week', 'quarter', 'year', 'annual', 'season'],
} as const

/**
 * How often a task recurs; `stage` is for tasks that do not: once, at a stage of the works, on
 * request.
 */
type Rhythm = keyof typeof SHORTEST_RHYTHM | 'stage'

const RHYTHMS = Object.entries(SHORTEST_RHYTHM).map(
  ([rhythm, words]) => [rhythm as Rhythm, new RegExp(words.join('|'), 'i')] as const,
)

/**
 * Words that read like an interval: “every term”, “twice an evening”; a lone adverb: “quaterly”.
 */
const INTERVAL =
  /\b(every|each|per|once|twice|times) ([\w-]+ )*(hour|day|night|morning|evening|shift|visit|term)s?\b|(^|[,;]) *[\w-]+ly *($|[,;])/i

/** The rhythm that a frequency states: "Weekly, handles every visit" is every visit. */
export function rhythmOf(frequency: string): Rhythm {
  return RHYTHMS.find(([, words]) => words.test(frequency))?.[0] ?? 'stage'
}

/**
 * Whether a frequency states an interval that has no rhythm, and would therefore be counted as
 * `stage`.
 */
export function isUnknownInterval(frequency: string): boolean {
  return rhythmOf(frequency) === 'stage' && INTERVAL.test(frequency)
}

/** The number of tasks in each rhythm, without rhythms that no task has. */
export function countRhythms(scope: Scope): [rhythm: Rhythm, tasks: number][] {
  const rhythms = scope.map(({ frequency }) => rhythmOf(frequency))
  return [...RHYTHMS.map(([rhythm]) => rhythm), 'stage' as const]
    .map((rhythm): [Rhythm, number] => [rhythm, rhythms.filter((each) => each === rhythm).length])
    .filter(([, tasks]) => tasks > 0)
}
