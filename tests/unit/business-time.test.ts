import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { answerBy, businessDays, dayInWords, speakTime, type Office } from '@/components/quote/business-time'

const HOUR_MS = 3_600_000

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']

/** The same hours on each of these days. */
const daily = (days: readonly string[], opens: string, closes: string): Office['hours'] =>
  Object.fromEntries(days.map((day) => [day, [[opens, closes]]]))

const OFFICE: Office = {
  hours: daily(WORKDAYS, '07:00', '18:00'),
  answerHours: 2,
  holidays: ['2026-04-03', '2026-04-06', '2026-10-05', '2026-12-25', '2026-12-28', '2027-01-01'],
  zone: 'Australia/Sydney',
}

/** In summer Sydney is eleven hours ahead of UTC, in winter ten. */
const summer = (time: string) => new Date(`${time}+11:00`)
const winter = (time: string) => new Date(`${time}+10:00`)

describe('an answer is due', () => {
  test.each([
    ['in the morning of a working day', summer('2026-11-24T09:12'), summer('2026-11-24T11:12')],
    ['exactly two hours before closing', summer('2026-11-24T16:00'), summer('2026-11-24T18:00')],
    ['one minute before closing', summer('2026-11-24T17:59'), summer('2026-11-25T08:59')],
    ['at closing', summer('2026-11-24T18:00'), summer('2026-11-25T09:00')],
    ['before opening', summer('2026-11-24T04:30'), summer('2026-11-24T09:00')],
    ['on a Friday evening', summer('2026-11-27T20:15'), summer('2026-11-30T09:00')],
    ['late on a Friday, with half an hour left', summer('2026-11-27T17:30'), summer('2026-11-30T08:30')],
    ['at noon on 24 December', summer('2026-12-24T12:00'), summer('2026-12-24T14:00')],
    ['late on 24 December', summer('2026-12-24T17:00'), summer('2026-12-29T08:00')],
    ['on Christmas Day', summer('2026-12-25T10:00'), summer('2026-12-29T09:00')],
    ['on the Thursday before Easter, at night', summer('2026-04-02T21:00'), winter('2026-04-07T09:00')],
    ['late on a Friday before a holiday on Monday', winter('2026-10-02T17:00'), summer('2026-10-06T08:00')],
  ])('when it is asked for %s', (_when, asked, due) => {
    expect(answerBy(asked, OFFICE)).toEqual(due)
  })

  test.each([
    // On 5 April 2026 an hour comes twice, on 4 October one is left out.
    ['ends', winter('2026-04-05T07:30'), winter('2026-04-05T09:30')],
    ['starts', summer('2026-10-04T07:30'), summer('2026-10-04T09:30')],
  ])('at the right hour of the Sunday on which daylight saving %s', (_change, asked, due) => {
    expect(answerBy(asked, { ...OFFICE, hours: daily([...WORKDAYS, 'Sunday'], '07:00', '18:00') })).toEqual(due)
  })

  test('after real hours, where the office is open while the clocks change', () => {
    const office = { ...OFFICE, hours: daily(['Sunday'], '00:00', '18:00'), answerHours: 3 }
    expect(answerBy(winter('2026-10-04T00:30'), office)).toEqual(summer('2026-10-04T04:30'))
    expect(answerBy(summer('2026-04-05T00:30'), office)).toEqual(winter('2026-04-05T02:30'))
  })

  // Regression: hours that went on after midnight could not be stated.
  test.each([
    ['before midnight', summer('2026-11-27T23:30'), summer('2026-11-28T01:30')],
    ['after midnight', summer('2026-11-28T00:30'), summer('2026-11-30T18:30')],
    ['once it has closed', summer('2026-11-24T02:00'), summer('2026-11-24T20:00')],
    ['in the night before Christmas Day', summer('2026-12-25T00:30'), summer('2026-12-29T18:30')],
  ])('where the office is open until 2 am, and it is asked for %s', (_when, asked, due) => {
    expect(answerBy(asked, { ...OFFICE, hours: daily(WORKDAYS, '18:00', '02:00') })).toEqual(due)
  })

  test('after real hours in a night in which the clocks change', () => {
    const office = { ...OFFICE, hours: daily(['Saturday'], '22:00', '06:00'), answerHours: 3 }
    expect(answerBy(summer('2026-04-05T00:30'), office)).toEqual(winter('2026-04-05T02:30'))
    expect(answerBy(winter('2026-10-04T00:30'), office)).toEqual(summer('2026-10-04T04:30'))
  })

  // Regression: hours with a lunch break had no place, and an answer would have been due during it.
  test('without the time of a lunch break', () => {
    const hours: Office['hours'] = {
      Tuesday: [
        ['07:00', '12:00'],
        ['13:00', '17:00'],
      ],
      Wednesday: [['07:00', '12:00']],
    }
    const office = { ...OFFICE, hours }
    expect(answerBy(summer('2026-11-24T09:00'), office)).toEqual(summer('2026-11-24T11:00'))
    expect(answerBy(summer('2026-11-24T11:30'), office)).toEqual(summer('2026-11-24T14:30'))
    expect(answerBy(summer('2026-11-24T12:20'), office)).toEqual(summer('2026-11-24T15:00'))
    expect(answerBy(summer('2026-11-24T16:00'), office)).toEqual(summer('2026-11-25T08:00'))
  })

  test('by each day’s own hours', () => {
    const office = { ...OFFICE, hours: { ...OFFICE.hours, ...daily(['Saturday'], '08:00', '12:00') } }
    expect(answerBy(summer('2026-11-27T17:30'), office)).toEqual(summer('2026-11-28T09:30'))
    expect(answerBy(summer('2026-11-28T11:00'), office)).toEqual(summer('2026-11-30T08:00'))
  })

  test('at no time, where none is promised', () => {
    expect(answerBy(summer('2026-11-24T09:12'), { ...OFFICE, answerHours: null })).toBeNull()
  })

  test('days later, where more hours are promised than a day has', () => {
    expect(answerBy(summer('2026-11-26T15:00'), { ...OFFICE, answerHours: 24 })).toEqual(summer('2026-11-30T17:00'))
  })
})

describe('the next business days', () => {
  const days = (now: Date, count: number) => businessDays(now, count, OFFICE)

  test('begin on the day after today, however early it is', () => {
    expect(days(summer('2026-11-23T00:05'), 2)).toEqual(['2026-11-24', '2026-11-25'])
    expect(days(summer('2026-11-23T23:55'), 2)).toEqual(['2026-11-24', '2026-11-25'])
  })

  test('leave out the weekend and Christmas', () => {
    expect(days(summer('2026-12-23T12:00'), 6)).toEqual([
      ...['2026-12-24', '2026-12-29', '2026-12-30', '2026-12-31', '2027-01-04', '2027-01-05'],
    ])
  })

  test('leave out Easter, over the end of daylight saving', () => {
    expect(days(summer('2026-04-01T12:00'), 3)).toEqual(['2026-04-02', '2026-04-07', '2026-04-08'])
  })

  test('leave out a Monday that is a holiday, over the start of daylight saving', () => {
    expect(days(winter('2026-10-02T12:00'), 2)).toEqual(['2026-10-06', '2026-10-07'])
  })
})

describe('a moment is spoken', () => {
  const offset = jest.spyOn(Date.prototype, 'getTimezoneOffset')
  /** The visitor's clock is so many hours ahead of UTC. */
  const visitorIn = (hours: number) => offset.mockReturnValue(-60 * hours)
  beforeEach(() => visitorIn(11))
  afterAll(() => offset.mockRestore())

  const now = summer('2026-11-20T13:40')

  test.each([
    [summer('2026-11-20T15:40'), '3:40 pm today'],
    [summer('2026-11-20T15:36:01'), '3:40 pm today'],
    [summer('2026-11-20T15:00'), '3 pm today'],
    [summer('2026-11-20T11:59'), '12 pm today'],
    [summer('2026-11-23T09:30'), '9:30 am on Monday 23 November'],
    [summer('2026-11-23T07:01'), '7:05 am on Monday 23 November'],
    [summer('2026-11-20T23:58'), '12 am on Saturday 21 November'],
  ])('%s as %s', (moment, words) => {
    expect(speakTime(moment, now, OFFICE)).toBe(words)
  })

  test('with whose time it is, to a visitor whose clock shows another', () => {
    visitorIn(8)
    expect(speakTime(summer('2026-11-20T15:40'), now, OFFICE)).toBe('3:40 pm today, Sydney time')
  })

  test('by Sydney’s day, where it is still yesterday for the visitor', () => {
    visitorIn(-5)
    const [due, asked] = [summer('2026-11-24T09:30'), summer('2026-11-24T07:30')]
    expect(speakTime(due, asked, OFFICE)).toBe('9:30 am today, Sydney time')
  })

  // Every time was reckoned by Sydney's clock: an office in Perth was said to answer too early.
  test.each([
    ['Australia/Perth', '+08:00', 'Perth'],
    ['Australia/Adelaide', '+10:30', 'Adelaide'],
    ['Australia/Darwin', '+09:30', 'Darwin'],
  ])('an office in %s goes by its own clock', (zone, offset, city) => {
    const office = { ...OFFICE, zone }
    const here = (time: string) => new Date(`${time}${offset}`)
    const due = answerBy(here('2026-11-24T17:00'), office)
    expect(due).toEqual(here('2026-11-25T08:00'))
    visitorIn(-5)
    expect(speakTime(due!, here('2026-11-24T17:00'), office)).toBe(`8 am on Wednesday 25 November, ${city} time`)
  })
})

test('a day has its name in full', () => {
  expect(dayInWords('2026-11-24')).toBe('Tuesday 24 November')
  expect(dayInWords('2027-01-04')).toBe('Monday 4 January')
})

test.each(['America/Los_Angeles', 'Australia/Perth', 'Pacific/Auckland'])(
  'a visitor in %s is told the same days and the same moment',
  (zone) => {
    const source = `
      import { answerBy, businessDays } from './components/quote/business-time.ts'
      const office = ${JSON.stringify(OFFICE)}
      const asked = new Date('2026-10-02T07:30:00Z')
      console.log(JSON.stringify([answerBy(asked, office), businessDays(asked, 2, office), asked.getTimezoneOffset()]))`
    const run = (TZ: string) =>
      JSON.parse(
        execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', source], {
          encoding: 'utf8',
          env: { ...process.env, TZ },
        }),
      ) as [string, string[], number]
    const [due, days, offset] = run(zone)
    expect(offset).not.toBe(-600)
    expect([due, days]).toEqual(['2026-10-05T21:30:00.000Z', ['2026-10-06', '2026-10-07']])
  },
  30_000,
)

describe('whenever a request comes', () => {
  const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 11, 31) }).map((ms) => new Date(ms))
  const offices = fc
    .record({
      days: fc.subarray([...WORKDAYS, 'Saturday', 'Sunday'], { minLength: 1 }),
      // Some days may have hours of their own.
      early: fc.constantFrom('00:00', '06:30', '09:00'),
      late: fc.constantFrom('12:00', '17:30', '23:59'),
      others: fc.subarray(['Friday', 'Saturday', 'Sunday']),
      answerHours: fc.integer({ min: 1, max: 40 }),
    })
    .map(({ days, early, late, others, answerHours }): Office => ({
      ...OFFICE,
      answerHours,
      hours: {
        ...daily(days, early, late),
        ...daily(
          days.filter((day) => others.includes(day)),
          '08:00',
          '11:45',
        ),
      },
    }))

  /** What Sydney's clocks show: the day of the week, the day and the time. */
  const shown = (moment: Date) => {
    const zone = { timeZone: 'Australia/Sydney' }
    return {
      weekday: moment.toLocaleDateString('en-AU', { ...zone, weekday: 'long' }),
      day: moment.toLocaleDateString('sv-SE', zone),
      time: moment.toLocaleTimeString('sv-SE', { ...zone, timeStyle: 'short' }),
    }
  }

  test('its answer is due within opening hours, on no closed day, and no sooner than promised', () => {
    fc.assert(
      fc.property(moments, offices, (asked, office) => {
        const due = answerBy(asked, office)!
        const { weekday, day, time } = shown(due)
        const [[opens = '', closes = ''] = []] = office.hours[weekday] ?? []
        expect(office.holidays).not.toContain(day)
        expect([opens <= time, time <= closes]).toEqual([true, true])
        expect(due.getTime() - asked.getTime()).toBeGreaterThanOrEqual(office.answerHours! * HOUR_MS)
      }),
    )
  })

  test('a later request is never answered sooner', () => {
    fc.assert(
      fc.property(moments, offices, fc.integer({ min: 0, max: 100 * HOUR_MS }), (asked, office, later) => {
        const second = answerBy(new Date(asked.getTime() + later), office)!
        expect(second.getTime()).toBeGreaterThanOrEqual(answerBy(asked, office)!.getTime())
      }),
    )
  })

  test('the business days are open ones after today, in order, with no open one left out', () => {
    fc.assert(
      fc.property(moments, offices, (now, office) => {
        const found = businessDays(now, 10, office)
        const today = shown(now).day
        const open: string[] = []
        for (let ms = Date.parse(today) + 24 * HOUR_MS; open.length < 10; ms += 24 * HOUR_MS) {
          const day = new Date(ms).toISOString().slice(0, 10)
          const { weekday } = shown(new Date(`${day}T02:00Z`))
          if (office.hours[weekday] && !office.holidays.includes(day)) open.push(day)
        }
        expect(found).toEqual(open)
      }),
    )
  })
})
