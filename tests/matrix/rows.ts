// The fault matrix: data only. What a row means is in row.ts, how it is played in play.ts.
import { isBeyondPatience, kindOf } from './answers'
import type { Row } from './row'
import { PAGES } from './rows-pages'
import { SENDING } from './rows-sending'

/** Every row, each with a name of its own. */
export const ROWS: readonly Row[] = [...SENDING, ...PAGES]

/** What can differ between rows, but for their answers and the way they end. */
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

const saidBy = (row: Row): string[] => [
  ...COLUMNS.map((column) => `${column}: ${row[column]}`),
  ...row.answers.map((answer) => `answer: ${kindOf(answer)}`),
]

/**
 * The part that `npm test` plays. Everything that a column of the table can say is in it, and an
 * answer of each kind: the row that says most of what no other one has said yet is the next. Left
 * out are rows in which the site waits for an answer until its patience ends.
 */
export function sample(all: readonly Row[]): Row[] {
  const rest = all.filter(({ answers, leaving }) => leaving !== 'stays' || !answers.some(isBeyondPatience))
  const missing = new Set(rest.flatMap(saidBy))
  const adds = (row: Row) => new Set(saidBy(row).filter((value) => missing.has(value))).size
  const chosen: Row[] = []
  while (missing.size > 0) {
    const next = rest.reduce((best, row) => (adds(row) > adds(best) ? row : best))
    for (const value of saidBy(next)) missing.delete(value)
    chosen.push(next)
  }
  return chosen
}
