import type { ServiceFields } from '../content/schema/service'

type Scope = ServiceFields['scope']

/** Words between “every” and what it counts; those that make it another interval are none. */
const BETWEEN = String.raw`((?!second|other|third|week|month|quarter|year)[\w-]+ )*`

/** Before a week or a month: that it is one of several. */
const WEEKS = String.raw`\b(three|four|five|six|eight|ten|twelve|[3-9]|\d\d)[- ]`
const MONTHS = String.raw`\b((two|three|four|five|six|nine|ten|twelve|second|other|third|\d+)[- ]|bi-?|half[- ])`

/**
 * The words of a frequency that tell its rhythm, the shortest interval first: a task that has two
 * counts with the shorter one.
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
 * In what rhythm a task comes back; `stage` is what has none: once, at a stage of the works, on
 * request.
 */
type Rhythm = keyof typeof SHORTEST_RHYTHM | 'stage'

const RHYTHMS = Object.entries(SHORTEST_RHYTHM).map(
  ([rhythm, words]) => [rhythm as Rhythm, new RegExp(words.join('|'), 'i')] as const,
)

/** What reads like an interval: “every term”, “twice an evening”; an adverb alone: “quaterly”. */
const INTERVAL =
  /\b(every|each|per|once|twice|times) ([\w-]+ )*(hour|day|night|morning|evening|shift|visit|term)s?\b|(^|[,;]) *[\w-]+ly *($|[,;])/i

/** The rhythm that a frequency's words tell: "Weekly, handles every visit" is every visit. */
export function rhythmOf(frequency: string): Rhythm {
  return RHYTHMS.find(([, words]) => words.test(frequency))?.[0] ?? 'stage'
}

/** Whether a frequency tells an interval that has no rhythm, so that it is not counted as one. */
export function isUnknownInterval(frequency: string): boolean {
  return rhythmOf(frequency) === 'stage' && INTERVAL.test(frequency)
}

/** How many tasks come in each rhythm, without rhythms that no task has. */
export function countRhythms(scope: Scope): [rhythm: Rhythm, tasks: number][] {
  const rhythms = scope.map(({ frequency }) => rhythmOf(frequency))
  return [...RHYTHMS.map(([rhythm]) => rhythm), 'stage' as const]
    .map((rhythm): [Rhythm, number] => [rhythm, rhythms.filter((each) => each === rhythm).length])
    .filter(([, tasks]) => tasks > 0)
}
