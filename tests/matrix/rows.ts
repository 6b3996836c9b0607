// The fault matrix: data only. What a row means is in row.ts, how it is played in play.ts.
import type { Row } from './row'
import { PAGES } from './rows-pages'
import { SENDING } from './rows-sending'

/** Every row, each with a name of its own. */
export const ROWS: readonly Row[] = [...SENDING, ...PAGES]

/** What can differ between rows, but for the way they end. */
const COLUMNS = [
  'group',
  'form',
  'script',
  'change',
  'filler',
  'message',
  'outage',
  'press',
  'moment',
  'leaving',
  'edit',
] as const

/**
 * The part that `npm test` plays: for each thing that a column of the table can say, and for each
 * answer, the first row that says it, unless a row before says it as well.
 */
export function sample(all: readonly Row[]): Row[] {
  const shown = new Set<string>()
  return all.filter((row) => {
    const says = [
      ...COLUMNS.map((column) => `${column}: ${row[column]}`),
      ...row.answers.map((answer) => `answer: ${answer}`),
    ]
    const isNew = says.some((value) => !shown.has(value))
    for (const value of says) shown.add(value)
    return isNew
  })
}
