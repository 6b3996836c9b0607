import { closureText } from '../content/facts'
import type { Closure } from '../content/schema/dates-and-hours'
import type { SiteFields } from '../content/schema/site'
import { publicHolidays } from './public-holidays'
import { zoneOf } from '../content/schema/states'
import { DAY_MS } from '../units'
import { dayAt } from './today'

type Office = Pick<SiteFields, 'address' | 'officeHours'>

/** The closures that are not over. */
export function openClosures({ address, officeHours }: Office, now = new Date()): Closure[] {
  const today = dayAt(zoneOf({ address }), now)
  return (officeHours.closures ?? []).filter(({ until }) => today <= until)
}

/** The same as pages show them: the words, and the last day on which they are true. */
export function closureLines(office: Office): { text: string; until: string }[] {
  return openClosures(office).map((closure) => ({ text: closureText(closure), until: closure.until }))
}

/** The days on which the office would normally be open and is closed, as 2026-12-25, sorted. */
export function closedDays(office: Office, now = new Date()): string[] {
  const days = office.officeHours.times.flatMap(({ days }) => days)
  const holidays = publicHolidays(now, days, office.address.state)
  return [...new Set([...holidays, ...openClosures(office, now).flatMap(daysOf)])].sort()
}

function daysOf({ from, until }: Closure): string[] {
  const count = (Date.parse(until) - Date.parse(from)) / DAY_MS + 1
  return Array.from({ length: count }, (_, i) => new Date(Date.parse(from) + i * DAY_MS).toISOString().slice(0, 10))
}
