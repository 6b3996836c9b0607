/**
 * Rows as CSV (RFC 4180), with the byte order mark by which Excel recognises UTF-8. Cells that a
 * spreadsheet would take for a formula are escaped (OWASP, CSV Injection).
 */
export function csvText(rows: readonly (readonly string[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(written).join(',')}\r\n`).join('')}`
}

function written(text: string): string {
  const safe = /^[\0\t\n\r=+\-@＝＋－＠]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
