const FORMAT = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day, given as 2026-11-21, as people read it: 21 November 2026. */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>
}
