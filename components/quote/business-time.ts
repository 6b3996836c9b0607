/** Office hours and response time, by the clock of the office's state. */
export interface Office {
  /**
   * Opening and closing times, as 07:00, by the day of the week: "Monday". A closing time before
   * that of opening is on the next day.
   */
  hours: Readonly<Record<string, readonly (readonly [opens: string, closes: string])[]>>
  /** Maximum response time to a request, in business hours; null where none is promised. */
  answerHours: number | null
  /** Public holidays and other days on which it is closed, as 2026-12-25, sorted. */
  holidays: readonly string[]
  /** Its time zone: Australia/Sydney. */
  zone: string
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS
/** Times are rounded to five minutes. */
const STEP_MS = HOUR_MS / 12

/** The zone's offset from UTC at a moment, both in ms. Some zones have half an hour. */
function offsetAt(moment: number, timeZone: string): number {
  const text = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).format(moment)
  const [, hours, minutes] = /GMT\+(\d+):(\d+)/.exec(text) ?? []
  return Number(hours) * HOUR_MS + Number(minutes) * MINUTE_MS
}

/**
 * The date at the office at a moment, as 2026-11-24; by `offsetAt`, which is needed in any case, it
 * takes fewer bytes than by `dayAt` of lib/site/today.ts.
 */
const officeDay = (moment: number, zone: string) => isoDay(moment + offsetAt(moment, zone))

const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS)

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The moment at which the office's clock shows this date and time. */
function momentOf(day: string, time: string, zone: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  // The first estimate is at most an hour off, so it gives the offset that applies.
  return shown - offsetAt(shown - offsetAt(shown, zone), zone)
}

/** A part of a date's text: "Tuesday", "November". */
const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' })

/** Opening and closing times on a day; undefined on one without any. */
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
  for (let day = dayAfter(officeDay(now.getTime(), office.zone)); found.length < count; day = dayAfter(day))
    if (hoursOn(day, office)) found.push(day)
  return found
}

/**
 * The latest moment of a reply to a request made at `asked`: after the office's response time,
 * counted during office hours; null where none is promised.
 */
export function answerBy(asked: Date, office: Office): Date | null {
  const { answerHours, zone } = office
  if (answerHours === null) return null
  let from = asked.getTime()
  let left = answerHours * HOUR_MS
  // The hours of the day before may not be over.
  for (let day = officeDay(from - DAY_MS, zone); ; day = dayAfter(day)) {
    for (const [opens, closes] of hoursOn(day, office) ?? []) {
      from = Math.max(from, momentOf(day, opens, zone))
      const open = momentOf(closes < opens ? dayAfter(day) : day, closes, zone) - from
      if (left <= open) return new Date(from + left)
      left -= Math.max(0, open)
    }
  }
}

/**
 * Formats a moment, rounded up to at most five minutes later: "3:40 pm today", "9:30 am on Monday
 * 23 November". Adds "Sydney time", or another capital's, if the visitor's time zone differs.
 */
export function speakTime(moment: Date, now: Date, { zone }: Office): string {
  const spoken = Math.ceil(moment.getTime() / STEP_MS) * STEP_MS
  const format = new Intl.DateTimeFormat('en-AU', { timeZone: zone, hour: 'numeric', minute: '2-digit', hour12: true })
  const clock = Object.fromEntries(format.formatToParts(spoken).map(({ type, value }) => [type, value]))
  const minutes = clock.minute === '00' ? '' : `:${clock.minute}`
  const day = officeDay(spoken, zone)
  const when = day === officeDay(now.getTime(), zone) ? 'today' : `on ${dayInWords(day)}`
  const isElsewhere = offsetAt(spoken, zone) !== -MINUTE_MS * new Date(spoken).getTimezoneOffset()
  return `${clock.hour}${minutes} ${clock.dayPeriod?.toLowerCase()} ${when}${isElsewhere ? `, ${zone.split('/')[1]} time` : ''}`
}
