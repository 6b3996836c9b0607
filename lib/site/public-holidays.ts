import Holidays from 'date-holidays'
import 'server-only'
import type { State } from '../content/schema/states'

/** How many months of holidays are listed: enough for a site that is built once a year. */
const MONTHS = 13

/**
 * The public holidays of a whole state from a day on, for 13 months, as 2026-12-25, if they are on
 * one of these days of the week ("Monday"). Excluded are the bank holiday in August, when only
 * banks close, and holidays of single districts. Those of NSW are checked against
 * nsw.gov.au/about-nsw/public-holidays by tests/unit/public-holidays.test.ts.
 */
export function publicHolidays(from: Date, days: readonly string[], state: State): string[] {
  const end = new Date(from)
  end.setUTCMonth(end.getUTCMonth() + MONTHS)
  // Australia is ahead of UTC, so a holiday today is never left out.
  const [first, last] = [from, end].map((date) => date.toISOString().slice(0, 10)) as [string, string]
  const calendar = new Holidays('AU', state, { types: ['public'] })
  const found = [from.getUTCFullYear(), from.getUTCFullYear() + 1, end.getUTCFullYear()]
    .flatMap((year) => calendar.getHolidays(year))
    .map(({ date }) => date.slice(0, 10))
    .filter((day) => first <= day && day <= last && days.includes(weekday(day)))
  return [...new Set(found)].sort()
}

const weekday = (day: string) => new Date(day).toLocaleDateString('en-AU', { weekday: 'long', timeZone: 'UTC' })
