import type { Row } from './site'

/** The table for a terminal: a line for each row, and what to do below those that are not ok. */
export function describeRows(origin: string, rows: readonly Row[]): string {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const count = (state: Row['state']) => rows.filter((row) => row.state === state).length
  const indent = `\n${' '.repeat('warn  '.length + width + 2)}`
  const lines = rows.map(({ name, state, found, expected, todo }) => {
    const parts = [found, ...(expected ? [`expected: ${expected}`] : []), ...(todo ? [`to do: ${todo}`] : [])]
    const mark = state === 'not applicable' ? '–' : state
    const text = state === 'not applicable' ? `not applicable: ${found}` : parts.join('\n')
    return `${mark.padEnd(4)}  ${name.padEnd(width)}  ${text.replaceAll('\n', indent)}`
  })
  return `${origin}\n\n${lines.join('\n')}\n\n${count('ok')} ok, ${count('warn')} to look at, ${count('fail')} wrong`
}

/** Each row's state, by its name: what a watch compares. */
export const statesOf = (rows: readonly Row[]): Record<string, Row['state']> =>
  Object.fromEntries(rows.map(({ name, state }) => [name, state]))
