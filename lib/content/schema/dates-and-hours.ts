import { z } from 'zod'
import { date, line, rich } from './common'

/** The days of the week, in order. */
export const WEEK = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** How hours that end at midnight are written: a day has no later time. */
export const LAST_MINUTE = '23:59'

/** How long an office may be open that closes on the next day: more is a time such as 6 for 18. */
const LONGEST_NIGHT = 18 * 60

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Days of the week with the same hours. */
export const openTimes = z
  .strictObject({
    days: z.array(z.enum(WEEK)).min(1).meta({ description: 'The days, in the order of the week.' }),
    opens: z.iso
      .time({ precision: -1, error: 'a time such as 07:00' })
      .meta({ description: 'The time of opening, such as 07:00.' }),
    closes: z.iso.time({ precision: -1, error: 'a time such as 18:00' }).meta({
      description: `The time of closing, such as 18:00; ${LAST_MINUTE} is midnight, and a time before \`opens\` is on the next day.`,
    }),
  })
  .refine(
    ({ opens, closes }) =>
      opens < closes || (closes < opens && minutesOf(closes) + 24 * 60 - minutesOf(opens) <= LONGEST_NIGHT),
    {
      path: ['closes'],
      error: `a time after \`opens\`, or one on the next day, at most ${LONGEST_NIGHT / 60} hours later; 6 pm is 18:00`,
    },
  )

/** Adds a problem for each day whose hours begin before its hours above them have ended. */
export function oneAfterAnother(times: readonly z.infer<typeof openTimes>[], context: z.RefinementCtx): void {
  const message = 'each day once, or again with hours that begin after those above have ended, as after a lunch break'
  const ended = new Map<string, string>()
  for (const [i, { days, opens, closes }] of times.entries()) {
    for (const [place, day] of days.entries()) {
      if (opens <= (ended.get(day) ?? '')) context.addIssue({ code: 'custom', path: [i, 'days', place], message })
      ended.set(day, closes < opens ? '24:00' : closes)
    }
  }
}

/** Adds a problem where the hours of a day go on after those of the next have begun. */
export function noHoursTwice(times: readonly z.infer<typeof openTimes>[], context: z.RefinementCtx): void {
  for (const [i, { days, opens, closes }] of times.entries()) {
    const next = days.map((day) => WEEK[(WEEK.indexOf(day) + 1) % WEEK.length])
    const begun = times.find((other) => other.opens < closes && other.days.some((day) => next.includes(day)))
    if (closes >= opens || !begun) continue
    const message = `${begun.opens} or earlier, when the hours of the next day begin`
    context.addIssue({ code: 'custom', path: [i, 'closes'], message })
  }
}

/** A text that is shown for some days. */
const dated = <Text extends z.ZodType<string>>(text: Text) =>
  z
    .strictObject({
      text,
      from: date.meta({ description: 'The first day, such as 2026-12-24.' }),
      until: date.meta({ description: 'The last day.' }),
    })
    .refine(({ from, until }) => from <= until, { path: ['until'], error: 'the day `from` or a later one' })

/** Days on which the office is closed although it would normally be open. */
export const closure = dated(line.meta({ description: 'What is said before the days: “Closed over Christmas”.' }))

/** A notice that is shown at the top of every page for some days. */
export const announcement = dated(
  rich.meta({ description: 'What is announced, in a sentence. Pages add the last day.' }),
)

/** A notice of some days. */
export type Announcement = z.infer<typeof announcement>
/** Days on which the office is closed. */
export type Closure = z.infer<typeof closure>
/** Days of the week with the same hours. */
export type OpenTimes = z.infer<typeof openTimes>
