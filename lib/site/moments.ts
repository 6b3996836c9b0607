/**
 * The end of a day where the company is: “2026-12-31T23:59:59+11:00”. Without an offset, a time is
 * read as UTC, which is up to eleven hours later.
 */
export const endOf = (day: string, zone: string): string => `${day}T23:59:59${offsetOn(day, zone)}`

/**
 * The moment of a day that is given without a time: midnight in UTC, as the feeds have it, in the
 * company's own time: “2026-11-27T11:00:00+11:00”. It is the same day in both.
 */
export function dateTimeOf(day: string, zone: string): string {
  const offset = offsetOn(day, zone)
  return `${day}T${offset.slice(1)}:00${offset}`
}

/** How far a time zone is from UTC on a day: “+11:00”. */
function offsetOn(day: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, timeZoneName: 'longOffset' })
  const name = format.formatToParts(new Date(`${day}T00:00Z`)).find(({ type }) => type === 'timeZoneName')
  return name?.value.replace('GMT', '') ?? ''
}
