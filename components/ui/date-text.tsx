const FORMAT = new Intl.DateTimeFormat('en-AU', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A formatted date: "2026-11-21" gives 21 November 2026. */
export function DateText({ day }: { day: string }) {
  return <time dateTime={day}>{FORMAT.format(new Date(day))}</time>
}
