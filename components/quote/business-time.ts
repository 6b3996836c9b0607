/** Office hours and response time. All times are Sydney's. */
export interface Office {
  /** Opening and closing time, as 07:00, by the day of the week: "Monday". */
  hours: Readonly<Record<string, readonly [opens: string, closes: string]>>
  /** Maximum response time to a request, in business hours; null where none is promised. */
  answerHours: number | null
  /** Public holidays and other days on which it is closed, as 2026-12-25, sorted. */
  holidays: readonly string[]
}

const ZONE = 'Australia/Sydney'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Times are rounded to five minutes. */
const STEP_MS = HOUR_MS / 12

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
const CLOCK = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, hour: 'numeric', minute: '2-digit', hour12: true })

/** Sydney's offset from UTC at a moment; both in ms. */
const offsetAt = (moment: number) => Number(/GMT\+(\d+)/.exec(OFFSET.format(moment))?.[1]) * HOUR_MS

/** The date in Sydney at a moment, as 2026-11-24. */
const dayAt = (moment: number) => isoDay(moment + offsetAt(moment))

const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS)

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The moment at which a clock in Sydney shows this date and time. */
function momentOf(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  // The first estimate is at most an hour off, and has the offset that counts.
  return shown - offsetAt(shown - offsetAt(shown))
}

/** A part of a date's text: "Tuesday", "November". */
const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' })

/** Opening and closing time on a day; undefined on one without any. */
const hoursOn = (day: string, { hours, holidays }: Office) =>
  holidays.includes(day) ? undefined : hours[part(day, { weekday: 'long' })]

/**
 * Formats a date: "2026-11-24" gives "Tuesday 24 November". Composed here, since browsers differ in
 * the comma.
 */
export function dayInWords(day: string): string {
  return `${part(day, { weekday: 'long' })} ${Number(day.slice(8))} ${part(day, { month: 'long' })}`
}

/** The next `count` opening days, as 2026-11-24; today is not included. */
export function businessDays(now: Date, count: number, office: Office): string[] {
  const found: string[] = []
  for (let day = dayAfter(dayAt(now.getTime())); found.length < count; day = dayAfter(day))
    if (hoursOn(day, office)) found.push(day)
  return found
}

/**
 * The latest moment of a reply to a request made at `asked`: after the office's response time,
 * counted during office hours; null where none is promised.
 */
export function answerBy(asked: Date, office: Office): Date | null {
  if (office.answerHours === null) return null
  let left = office.answerHours * HOUR_MS
  for (let day = dayAt(asked.getTime()); ; day = dayAfter(day)) {
    const hours = hoursOn(day, office)
    if (!hours) continue
    const from = Math.max(asked.getTime(), momentOf(day, hours[0]))
    const open = Math.max(0, momentOf(day, hours[1]) - from)
    if (left <= open) return new Date(from + left)
    left -= open
  }
}

/**
 * Formats a moment, rounded up to at most five minutes later: "3.40 pm today", "9.30 am on Monday
 * 23 November". Adds "Sydney time" if the visitor's time zone differs.
 */
export function speakTime(moment: Date, now: Date): string {
  const spoken = Math.ceil(moment.getTime() / STEP_MS) * STEP_MS
  const clock = Object.fromEntries(CLOCK.formatToParts(spoken).map(({ type, value }) => [type, value]))
  const minutes = clock.minute === '00' ? '' : `.${clock.minute}`
  const day = dayAt(spoken)
  const when = day === dayAt(now.getTime()) ? 'today' : `on ${dayInWords(day)}`
  const isElsewhere = offsetAt(spoken) !== -60_000 * new Date(spoken).getTimezoneOffset()
  return `${clock.hour}${minutes} ${clock.dayPeriod?.toLowerCase()} ${when}${isElsewhere ? ', Sydney time' : ''}`
}
