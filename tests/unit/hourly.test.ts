// What a quote gives for an hour of work, and whether that is enough for the award's lowest wage.
import fc from 'fast-check'
import { visitsAMonth } from '@/lib/pricing/estimate'
import { dollarsAnHour, hourlyInWords } from '@/lib/pricing/hourly'

const WORDS = { hour: 'an hour', above: 'above', below: 'below', aboveMeans: 'Enough.', belowMeans: 'Too little.' }
const WAGE = 27.08

/** Each calculated by hand: price ÷ (hours × visits × 52 ÷ 12). */
test.each([
  // 3 × 3 × 52 ÷ 12 = 39.
  { price: 1800, hours: 3, visits: 3, rate: 46.15 },
  // 2 × 5 × 52 ÷ 12 = 43.33.
  { price: 1000, hours: 2, visits: 5, rate: 23.08 },
  // Every second week: 4 × 0.5 × 52 ÷ 12 = 8.67.
  { price: 260, hours: 4, visits: 0.5, rate: 30 },
])('$price dollars a month for $visits visits of $hours hours are $rate an hour', ({ rate, ...quoted }) => {
  expect(dollarsAnHour(quoted)).toBe(rate)
})

test.each([
  ['a cent below the wage', 27.07, '$27.07 an hour', '$0.01 below $27.08. Too little.'],
  ['at the wage', 27.08, '$27.08 an hour', '$0.00 above $27.08. Enough.'],
  ['above the wage', 46.15, '$46.15 an hour', '$19.07 above $27.08. Enough.'],
  // Regression: both figures were shown as $27.08, and the words said that one was below the other.
  ['less than half a cent below the wage', 27.0751, '$27.08 an hour', '$0.00 above $27.08. Enough.'],
])('%s a quote is said to be on the side that its figures show', (_, hourly, rate, note) => {
  const quoted = { price: hourly * visitsAMonth(3) * 2, hours: 2, visits: 3 }
  expect(hourlyInWords(quoted, WAGE, WORDS)).toEqual({ rate, note })
})

test('twice the price is twice the dollars an hour; twice the hours or visits are half', () => {
  const number = fc.double({ min: 1, max: 500, noNaN: true })
  fc.assert(
    fc.property(number, number, number, (price, hours, visits) => {
      const rate = dollarsAnHour({ price: price * 1000, hours, visits })
      const near = (value: number) => Math.abs(value - rate) <= 0.011
      expect(near(dollarsAnHour({ price: price * 2000, hours, visits }) / 2)).toBe(true)
      expect(near(dollarsAnHour({ price: price * 2000, hours: hours * 2, visits }))).toBe(true)
      expect(near(dollarsAnHour({ price: price * 2000, hours, visits: visits * 2 }))).toBe(true)
    }),
  )
})
