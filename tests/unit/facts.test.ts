import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { getContent } from '@/lib/content/get-content'
import { dialNumber, factsOf, fillFacts, hoursText, responseText } from '@/lib/content/facts'

test.each([
  ['(02) 5550 0142', '+61255500142'],
  ['1300 975 707', '+611300975707'],
  ['0491 570 006', '+61491570006'],
])('%s is dialled as %s', (written, dialled) => {
  expect(dialNumber(written)).toBe(dialled)
})

test('a fact is filled in wherever it stands, and an unknown one is reported and left', () => {
  const unknown: string[] = []
  expect(fillFacts('{a} and {b}, {a}', new Map([['a', '1']]), (found) => unknown.push(found))).toBe('1 and {b}, 1')
  expect(unknown).toEqual(['{b}'])
})

test.each(['{{phone}}', '{ phone }', '{quote-response}', 'a } b', '{toString}', '{phone'])(
  '%s is reported: braces are for facts',
  (text) => {
    const unknown: string[] = []
    fillFacts(text, new Map([['phone', '1']]), (found) => unknown.push(found))
    expect(unknown).toHaveLength(1)
  },
)

test.each([
  [['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], '07:00', '18:00', '7 am to 6 pm, Monday to Friday'],
  [['Monday', 'Wednesday', 'Friday'], '08:30', '12:00', '8:30 am to 12 pm, Monday, Wednesday and Friday'],
  [['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'], '06:00', '12:00', '6 am to 12 pm, Sunday to Thursday'],
  // Regression: an office that closes at midnight, or never, was said to close at 11:59 pm.
  [['Friday', 'Sunday'], '18:00', '23:59', '6 pm to midnight, Friday and Sunday'],
  [['Friday', 'Saturday'], '18:00', '02:00', '6 pm to 2 am, Friday and Saturday'],
  [['Saturday'], '00:00', '23:59', 'midnight to midnight, Saturday'],
] as const)('hours on %s from %s to %s read %4$s', (days, opens, closes, text) => {
  expect(hoursText({ times: [{ days: [...days], opens, closes }] })).toBe(text)
})

test('hours that differ by day read one after the other', () => {
  expect(
    hoursText({
      times: [
        { days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday'], opens: '06:30', closes: '17:00' },
        { days: ['Friday'], opens: '06:30', closes: '15:00' },
      ],
    }),
  ).toBe('6:30 am to 5 pm, Monday to Thursday; 6:30 am to 3 pm, Friday')
})

// Regression: a day could stand only once, so that hours with a lunch break could not be given.
test('hours before and after a break read as hours of the same days', () => {
  const days = ['Monday', 'Tuesday', 'Wednesday'] as const
  expect(
    hoursText({
      times: [
        { days: [...days], opens: '07:00', closes: '12:00' },
        { days: [...days], opens: '13:00', closes: '17:00' },
        { days: ['Saturday'], opens: '08:00', closes: '12:00' },
      ],
    }),
  ).toBe('7 am to 12 pm and 1 pm to 5 pm, Monday to Wednesday; 8 am to 12 pm, Saturday')
})

test.each([
  [1, '1 business hour'],
  [2, '2 business hours'],
])('an answer within %s hours reads %s', (hours, text) => {
  expect(responseText(hours)).toBe(text)
})

// Regression: “2” stood at the end of a line, and “business hours” on the next, on every page.
test('a line does not end between the figure of a measure and its unit', () => {
  const facts = factsOf({
    promises: { quoteResponse: { hours: 2 }, start: { value: '48–72 hours' }, support: { value: '24/7' } },
    practice: { retention: { value: '12 months' }, walkthrough: { value: 'about an hour' } },
  })
  expect(facts.get('quoteResponse')).toBe('2\u00a0business hours')
  expect(facts.get('start')).toBe('48–72\u00a0hours')
  expect(facts.get('support')).toBe('24/7')
  expect(facts.get('retention')).toBe('12\u00a0months')
  expect(facts.get('walkthrough')).toBe('about an hour')
})

/** Values that stand in site.yaml and nowhere else: a fact written twice drifts. */
const { site } = getContent()
const { hours } = site.promises.quoteResponse ?? {}
const ONCE = [
  site.shortName,
  site.phone,
  site.helpdesk,
  site.email,
  site.abn,
  site.legalName,
  site.happyClients,
  site.combinedExperience,
  ...['proposal', 'start', 'insurance', 'support', 'guarantee'].map((name) => site.promises[name]),
  site.practice.reclean,
  site.practice.claimWindow,
  site.practice.moveNotice,
]
  .flatMap((part) => part?.value ?? [])
  .concat(hoursText(site.officeHours), hours ? responseText(hours) : [])

const FOLDERS = ['app', 'components', 'content', 'lib', 'scripts']
const files = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|mjs|md|css)$/.test(name) && !name.includes('node_modules'))
    .map((name) => join(folder, name)),
)

test.each(ONCE)('“%s” is typed nowhere but in site.yaml', (value) => {
  // Also with a plain hyphen, as it is often typed.
  const spellings = [...new Set([value, value.replaceAll('–', '-')])]
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .map((text, i) => ({ text, place: `${file}:${i + 1}` }))
      // A doc comment may show how a value is written.
      .filter(({ text }) => !/^\s*(\/\*\*|\*|\/\/)/.test(text) && spellings.some((spelling) => text.includes(spelling)))
      .map(({ place }) => place),
  )
  expect(found).toEqual([])
})
