import { closureText } from '../content/facts'
import type { Closure } from '../content/schema/dates-and-hours'
import type { SiteFields } from '../content/schema/site'
import { publicHolidays } from './public-holidays'
import type { State } from '../content/schema/states'
import { DAY_MS } from '../units'
import { dayInSydney } from './today'

type Hours = SiteFields['officeHours']

/** The closures that are not over. */
export function openClosures({ closures = [] }: Hours, now = new Date()): Closure[] {
  return closures.filter(({ until }) => dayInSydney(now) <= until)
}

/** The same as pages show them: the words, and the last day on which they are true. */
export function closureLines(hours: Hours): { text: string; until: string }[] {
  return openClosures(hours).map((closure) => ({ text: closureText(closure), until: closure.until }))
}

/** The days on which the office would be open and is not, as 2026-12-25, sorted. */
export function closedDays(hours: Hours, state: State, now = new Date()): string[] {
  const days = hours.times.flatMap(({ days }) => days)
  return [...new Set([...publicHolidays(now, days, state), ...openClosures(hours, now).flatMap(daysOf)])].sort()
}

function daysOf({ from, until }: Closure): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, i) => new Date(Date.parse(from) + i * DAY_MS).toISOString().slice(0, 10))
}
