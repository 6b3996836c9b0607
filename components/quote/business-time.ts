/** When the office is open, and how soon it answers. All times are Sydney's. */
export interface Office {
  /** The days of the week on which it is open: "Monday". */
  days: readonly string[]
  /** From and to when, as 07:00. */
  opens: string
  closes: string
  /** Within how many business hours a request is answered. */
  answerHours: number
  /** The public holidays among its days, as 2026-12-25, sorted. */
  holidays: readonly string[]
}

const ZONE = 'Australia/Sydney'
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Times are spoken in steps of five minutes. */
const STEP_MS = HOUR_MS / 12

const OFFSET = new Intl.DateTimeFormat('en', { timeZone: ZONE, timeZoneName: 'longOffset' })
const CLOCK = new Intl.DateTimeFormat('en-AU', { timeZone: ZONE, hour: 'numeric', minute: '2-digit', hour12: true })

/** How far Sydney's clocks are ahead of UTC at a moment; both in ms. */
const offsetAt = (moment: number) => Number(/GMT\+(\d+)/.exec(OFFSET.format(moment))?.[1]) * HOUR_MS

/** The day that it is in Sydney at a moment, as 2026-11-24. */
const dayAt = (moment: number) => isoDay(moment + offsetAt(moment))

const dayAfter = (day: string) => isoDay(Date.parse(day) + DAY_MS)

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10)

/** The moment at which Sydney's clocks show a time on a day. */
function momentOf(day: string, time: string): number {
  const shown = Date.parse(`${day}T${time}Z`)
  // The first look gives a moment at most an hour off, which has the offset that counts.
  return shown - offsetAt(shown - offsetAt(shown))
}

/** A part of a day's name: "Tuesday", "November". */
const part = (day: string, options: Intl.DateTimeFormatOptions) =>
  new Date(day).toLocaleDateString('en-AU', { ...options, timeZone: 'UTC' })

const isOpenOn = (day: string, { days, holidays }: Office) =>
  days.includes(part(day, { weekday: 'long' })) && !holidays.includes(day)

/**
 * A day, given as 2026-11-24, in words: "Tuesday 24 November". Put together here, since browsers
 * differ in the comma.
 */
export function dayInWords(day: string): string {
  return `${part(day, { weekday: 'long' })} ${Number(day.slice(8))} ${part(day, { month: 'long' })}`
}

/** The next `count` days on which the office is open, as 2026-11-24; today is none of them. */
export function businessDays(now: Date, count: number, office: Office): string[] {
  const found: string[] = []
  for (let day = dayAfter(dayAt(now.getTime())); found.length < count; day = dayAfter(day))
    if (isOpenOn(day, office)) found.push(day)
  return found
}

/**
 * The latest moment at which a request is answered that is made at `asked`: after so many business
 * hours, which are counted while the office is open.
 */
export function answerBy(asked: Date, office: Office): Date {
  let left = office.answerHours * HOUR_MS
  for (let day = dayAt(asked.getTime()); ; day = dayAfter(day)) {
    if (!isOpenOn(day, office)) continue
    const from = Math.max(asked.getTime(), momentOf(day, office.opens))
    const open = Math.max(0, momentOf(day, office.closes) - from)
    if (left <= open) return new Date(from + left)
    left -= open
  }
}

/**
 * A moment in words, no earlier than it is and at most five minutes later: "3.40 pm today",
 * "9.30 am on Monday 23 November". Where the visitor's clock shows another time than Sydney's, it
 * says whose it is.
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
