import { businessDays, dayInWords } from './business-time'
import type { QuoteSetup } from './setup'

/** How many business days are offered for a walkthrough. */
export const DAYS_OFFERED = 10

/** One choice of a time for a walkthrough. */
interface OfferedTime {
  /** What stands in its cell: "Early". */
  label: string
  /** What screen readers say: "Tuesday 24 November, early". */
  name: string
  /** What is sent: "Tue 24 November, early". */
  value: string
}

/** The words of a day, given as 2026-11-24, and of the choices on it. */
export function timesOn(day: string, parts: readonly string[]): { short: string; times: OfferedTime[] } {
  const long = dayInWords(day)
  const [weekday = '', date = '', month = ''] = long.split(' ')
  const brief = weekday.slice(0, 3)
  return {
    // The date does not break; where the column is narrow, it stands below the day of the week.
    short: `${brief} ${date}\u00a0${month.slice(0, 3)}`,
    times: parts.map((label) => {
      const part = label.toLowerCase()
      return { label, name: `${long}, ${part}`, value: `${brief} ${date} ${month}, ${part}` }
    }),
  }
}

/**
 * Brings the days of a form's walkthrough times up to date: those that have passed since the page
 * was built give their places to new ones. A day on which something is ticked stays, since the
 * visitor would not see that a choice is gone. The focus stays as well. Does nothing in a form that
 * offers no times.
 */
export function updateTimes(
  form: HTMLFormElement,
  { words, office }: Pick<QuoteSetup, 'words' | 'office'>,
  now = new Date(),
): void {
  // On some pages they stand outside the form.
  const list = [...form.elements].find((control) => control.getAttribute('name') === 'times')?.closest('ol')
  if (!list) return
  const rows = [...list.children]
  const offered = businessDays(now, DAYS_OFFERED, office)
  const dayOf = (row: Element) => row.querySelector('time')?.dateTime ?? ''
  const stays = (row: Element) => offered.includes(dayOf(row)) || row.querySelector(':checked')
  const staying = new Map(rows.filter(stays).map((row) => [dayOf(row), row]))
  const spare = rows.filter((row) => !stays(row))
  for (const row of spare) row.remove()
  const days = [...new Set([...offered, ...staying.keys()])].sort()
  days.forEach((day, i) => {
    const row = staying.get(day) ?? spare.pop() ?? (rows[0]?.cloneNode(true) as Element)
    if (!staying.has(day)) write(row, day, words.form.times.parts)
    if (list.children[i] !== row) list.insertBefore(row, list.children[i] ?? null)
  })
  // A browser restores ticks by the places of their boxes, which are other days by then.
  for (const box of list.querySelectorAll('input')) box.autocomplete = 'off'
}

/** Makes a row the row of another day, with nothing ticked. */
function write(row: Element, day: string, parts: readonly string[]): void {
  const { short, times } = timesOn(day, parts)
  const date = row.querySelector('time')
  if (date) Object.assign(date, { dateTime: day, textContent: short })
  row.querySelectorAll('input').forEach((box, i) => {
    box.checked = false
    box.value = times[i]?.value ?? ''
    box.setAttribute('aria-label', times[i]?.name ?? '')
  })
}
