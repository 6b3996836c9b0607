import { csvText } from '@/lib/site/csv'

test('a table as CSV opens in a spreadsheet with the cells it had', () => {
  const rows = [
    ['Area', 'Check'],
    ['Lift, lobby', 'The sign says “Wet floor”'],
    ['Door', 'A 5" gap'],
    ['Two\nlines', ''],
  ]
  expect(csvText(rows)).toBe(
    '\uFEFFArea,Check\r\n"Lift, lobby",The sign says “Wet floor”\r\nDoor,"A 5"" gap"\r\n"Two\nlines",\r\n',
  )
})

test.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\n=1', '\0=1', '＝1'])(
  '%j is no formula for a spreadsheet',
  (cell) => {
    expect(csvText([[cell]])).toMatch(/^\uFEFF"?'/)
  },
)
