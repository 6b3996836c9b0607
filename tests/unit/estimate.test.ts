import fc from 'fast-check'
import { estimate, numberIn, type Rates, type SiteAnswers } from '@/lib/pricing/estimate'

/** The kinds of site, an hour of work at whose cost is so many dollars. */
const sitesAt = (hourly: number): Rates['areas'] => [
  { site: 'office', perHour: 350, hourly },
  { site: 'medical', perHour: 200, hourly },
  { site: 'strata', perHour: 500, hourly },
]

/** An hour costs 46.71 × 1.05 = 49.0455, so 54.495 at 10 per cent and 65.394 at 25 per cent. */
const RATES: Rates = {
  areas: sitesAt(46.71),
  minutes: { toilet: 6, kitchen: 12, visit: 15 },
  shortest: [{ above: 0, hours: 1 }],
  award: 27.08,
  materials: 5,
  margin: { least: 10, most: 25 },
  rounding: { minutes: 15, dollars: 10 },
}

const SHORTEST = [
  { above: 0, hours: 1 },
  { above: 300, hours: 2 },
]

type Case = [
  site: string,
  area: number,
  toilets: number,
  kitchens: number,
  visits: number,
  hours: number,
  low: number,
  high: number,
  changed?: Partial<Rates>,
]

/** Each calculated by hand: minutes a visit, hours a month, then the two ends. */
const WORKED: Case[] = [
  // 77.1 + 24 + 12 + 15 = 128.1 → 135 min; 13 visits, 29.25 h; 1593.98 and 1912.77.
  ['office', 450, 4, 1, 3, 2.25, 1590, 1920],
  // 96 + 24 + 12 + 15 = 147 → 150 min; 21.67 visits, 54.17 h; 2951.81 and 3542.18.
  ['medical', 320, 4, 1, 5, 2.5, 2950, 3550],
  // 144 + 15 = 159 → 165 min; 4.33 visits, 11.92 h; 649.40 and 779.28.
  ['strata', 1200, 0, 0, 1, 2.75, 640, 780],
  // 3.6 + 15 = 18.6, and the shortest visit is 60 min; 4.33 h; 236.15 and 283.37.
  ['strata', 30, 0, 0, 1, 1, 230, 290],
  // 60 + 15 = 75 min, which is not rounded; 5.42 h; 295.18 and 354.22.
  ['office', 350, 0, 0, 1, 1.25, 290, 360],
  // 61.03 + 15 = 76.03 → 90 min; 6.5 h; 354.22 and 425.06.
  ['office', 356, 0, 0, 1, 1.5, 350, 430],
  // 171.4 + 60 + 24 + 15 = 270.4 → 285 min; 21.67 visits, 102.92 h; 5608.44 and 6730.13.
  ['office', 1000, 10, 2, 5, 4.75, 5600, 6740],
  // 30 + 6 + 15 = 51, and the shortest visit is 60 min; 30.33 h; 1653.02 and 1983.62.
  ['medical', 100, 1, 0, 7, 1, 1650, 1990],
  // 75 min; 5.42 h at the award's 27.08 are 146.68: the low end goes up to 150, the high above it.
  ['office', 350, 0, 0, 1, 1.25, 150, 160, { areas: sitesAt(27.08), materials: 0, margin: { least: 0, most: 0 } }],
  // 45 + 15 = 60 min; 13 h × 60 = 780, which is not rounded; 780 ÷ 0.8 = 975.
  ['strata', 375, 0, 0, 3, 1, 780, 980, { areas: sitesAt(60), materials: 0, margin: { least: 0, most: 20 } }],
  // 51.4 + 15 = 66.4 → 75 min up to 300 m²; one m² more, and the shortest visit is 120 min.
  ['office', 300, 0, 0, 1, 1.25, 290, 360, { shortest: SHORTEST }],
  ['office', 301, 0, 0, 1, 2, 470, 570, { shortest: SHORTEST }],
  // An hour costs 52.80 × 1.05 = 55.44, 61.60 and 73.92: 29.25 h are 1801.80 and 2162.16.
  ['office', 450, 4, 1, 3, 2.25, 1800, 2170, { areas: sitesAt(52.8) }],
]

test.each(WORKED)('%s, %i m², %i toilets, %i kitchens, %i visits a week', (...worked) => {
  const [site, area, toilets, kitchens, visits, hours, low, high, changed] = worked
  const result = estimate({ site, area, toilets, kitchens, visits }, { ...RATES, ...changed })
  expect(result).toMatchObject({ hours, low, high })
})

const answers: fc.Arbitrary<SiteAnswers> = fc.record({
  site: fc.constantFrom('office', 'medical', 'strata'),
  area: fc.integer({ min: 1, max: 20_000 }),
  toilets: fc.nat(60),
  kitchens: fc.nat(20),
  visits: fc.integer({ min: 1, max: 7 }),
})
const within = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const rates: fc.Arbitrary<Rates> = fc
  .record({
    award: within(20, 60),
    onTop: within(0, 60),
    materials: within(0, 30),
    least: within(0, 30),
    more: within(0, 30),
    shortest: within(0.25, 4),
    minutes: fc.constantFrom(5, 15, 30),
    dollars: fc.constantFrom(1, 10, 50),
  })
  .map(({ award, onTop, materials, least, more, shortest, minutes, dollars }) => ({
    ...{ ...RATES, award, materials },
    areas: sitesAt(award + onTop),
    shortest: [...RATES.shortest, { above: 500, hours: 1 + shortest }],
    margin: { least, most: least + more },
    rounding: { minutes, dollars },
  }))

test('the low end is below the high end, and pays the award for the hours', () => {
  fc.assert(
    fc.property(answers, rates, (given, with_) => {
      const { low, high, monthly } = estimate(given, with_)
      expect(low).toBeLessThan(high)
      expect(low).toBeGreaterThanOrEqual(with_.award * monthly - 1e-6)
    }),
  )
})

test.each(['area', 'toilets', 'kitchens', 'visits'] as const)('with more %s neither end goes down', (name) => {
  fc.assert(
    fc.property(answers, rates, fc.integer({ min: 1, max: 500 }), (given, with_, more) => {
      const before = estimate(given, with_)
      const after = estimate({ ...given, [name]: given[name] + more }, with_)
      for (const end of ['hours', 'low', 'high', 'monthly'] as const) {
        expect(after[end]).toBeGreaterThanOrEqual(before[end])
      }
    }),
  )
})

describe('a number as people type it', () => {
  const bounds = { least: 0, most: 5000 }
  test.each([
    ['450', 450],
    [' 450 ', 450],
    ['0', 0],
    ['1,200', 1200],
    ['1 200', 1200],
    ['120,5', 120.5],
    ['120.5', 120.5],
    ['1,200.5', 1200.5],
  ])('“%s” is %d', (typed, value) => expect(numberIn(typed, bounds)).toBe(value))

  test.each(['', ' ', 'about 400', '400 m²', '-5', '1e3', '1e9', '1000000000', '5001', '1,2,3', '1.2.3', 'NaN', '٤'])(
    '“%s” is no answer',
    (typed) => expect(numberIn(typed, bounds)).toBeUndefined(),
  )
})
