/**
 * The median; of an even number of values, the mean of the two in the middle. NaN if there are
 * none.
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return ((sorted[Math.ceil(middle) - 1] ?? NaN) + (sorted[Math.floor(middle)] ?? NaN)) / 2
}

/** A whole number with separators: 12,345. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en-AU')

/** A table in Markdown: columns are as wide as their widest cell, numbers are right-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((name, i) => Math.max(3, name.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const numeric = head.map((_, i) => rows.every((row) => /^(-?\d|n\/a|$)/.test(row[i] ?? '')))
  const line = (cells: readonly string[]) =>
    `| ${widths.map((width, i) => (numeric[i] ? (cells[i] ?? '').padStart(width) : (cells[i] ?? '').padEnd(width))).join(' | ')} |`
  const rule = widths.map((width, i) => (numeric[i] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)))
  return [line(head), line(rule), ...rows.map(line)].join('\n')
}
