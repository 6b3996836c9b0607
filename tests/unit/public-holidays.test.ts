import { quoteSetup } from '@/lib/pages/quote-setup'
import { publicHolidays } from '@/lib/site/public-holidays'

const WORKING_DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/**
 * The days from Monday to Friday of nsw.gov.au/about-nsw/public-holidays, with the additional days
 * for Anzac Day, Christmas Day and Boxing Day; the bank holiday in August is not declared.
 */
const DECLARED = [
  ...['2026-01-01', '2026-01-26', '2026-04-03', '2026-04-06', '2026-04-27'],
  ...['2026-06-08', '2026-10-05', '2026-12-25', '2026-12-28'],
  ...['2027-01-01', '2027-01-26', '2027-03-26', '2027-03-29', '2027-04-26'],
  ...['2027-06-14', '2027-10-04', '2027-12-27', '2027-12-28'],
]

test.each(['2026-01-01', '2026-04-04', '2026-11-23'])('from %s on the holidays are the declared ones', (first) => {
  const last = new Date(first)
  last.setUTCMonth(last.getUTCMonth() + 13)
  const declared = DECLARED.filter((day) => first <= day && Date.parse(day) <= last.getTime())
  expect(declared.length).toBeGreaterThan(8)
  expect(publicHolidays(new Date(first), WORKING_DAYS, 'NSW').filter((day) => day < '2028')).toEqual(declared)
})

test('an office that opens on Saturdays is told of theirs, too', () => {
  expect(publicHolidays(new Date('2026-03-30'), ['Saturday'], 'NSW').slice(0, 3)).toEqual([
    '2026-04-04',
    '2026-04-25',
    '2026-12-26',
  ])
})

// Every company was given the holidays of New South Wales.
test.each([
  ['VIC', '2026-11-03', 'Melbourne Cup'],
  ['WA', '2026-06-01', 'Western Australia Day'],
  ['QLD', '2026-05-04', 'Labour Day'],
] as const)('in %s, %s is a holiday, which it is not in NSW: %s', (state, day, _name) => {
  const inState = (each: Parameters<typeof publicHolidays>[2]) =>
    publicHolidays(new Date('2026-05-01'), WORKING_DAYS, each)
  expect(inState(state)).toContain(day)
  expect(inState('NSW')).not.toContain(day)
})

test('thirteen months are listed, over the end of two years', () => {
  expect(publicHolidays(new Date('2026-12-10'), WORKING_DAYS, 'NSW').at(-1)).toBe('2028-01-03')
})

test('the quote form is given the holidays of the year to come', () => {
  const { holidays } = quoteSetup().office
  expect(holidays.length).toBeGreaterThan(8)
  expect(holidays[0]! >= new Date().toISOString().slice(0, 10)).toBe(true)
})
