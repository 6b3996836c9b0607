import { businessDays, dayInWords } from './business-time'
import type { QuoteSetup } from './setup'

/** Number of business days offered for a walkthrough. */
export const DAYS_OFFERED = 10

/** One available time for a walkthrough. */
interface OfferedTime {
  /** Its visible text: "Early". */
  label: string
  /** Its accessible name, which begins with what is seen: "Early, Tuesday 24 November". */
  name: string
  /** The value sent: "Tue 24 November, early". */
  value: string
}

/** The text of a day, given as 2026-11-24, and the times on it. */
export function timesOn(day: string, parts: readonly string[]): { short: string; times: OfferedTime[] } {
  const long = dayInWords(day)
  const [weekday = '', date = '', month = ''] = long.split(' ')
  const brief = weekday.slice(0, 3)
  return {
    // The date does not break; in a narrow column it is below the day of the week.
    short: `${brief} ${date}\u00a0${month.slice(0, 3)}`,
    times: parts.map((label) => {
      const part = label.toLowerCase()
      return { label, name: `${label}, ${long}`, value: `${brief} ${date} ${month}, ${part}` }
    }),
  }
}

/**
 * Updates the days of a form's walkthrough times: those that have passed since the build are
 * replaced by new ones. A day on which something is checked stays, since the visitor would not
 * notice that a choice has disappeared. The focus stays as well. No effect on a form without times.
 */
export function updateTimes(
  form: HTMLFormElement,
  { words, office }: Pick<QuoteSetup, 'words' | 'office'>,
  now = new Date(),
): void {
  // On some pages they are outside the form.
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
  // A browser restores checkboxes by their position, where other days are by then.
  for (const box of list.querySelectorAll('input')) box.autocomplete = 'off'
}

/** Makes a row the row of another day, with nothing checked. */
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
