// What an owner may get wrong in the figures of content/pages/pricing.md.
import { editContent, expectProblem } from '../support/edited-content'

const FILE = 'pages/pricing.md'

test.each([
  [
    'an unknown kind of site in an example',
    /site: "strata", area/,
    'site: "ship", area',
    'examples.items[2].site',
    '"ship"',
  ],
  ['an unknown kind of site in the table', /^ {2}site: "office"$/m, '  site: "ship"', 'typical.site', '"ship"'],
  [
    'an unknown service',
    /service: "office-cleaning"/,
    'service: "space-cleaning"',
    'rates.areas[0].service',
    '"space-cleaning"',
  ],
  ['a unit that the quote form has not', /sizeIn: "square metres"/, 'sizeIn: "acres"', 'estimator.sizeIn', '"acres"'],
  ['a frequency that it has not', /- "Every weekday"/, '- "Daily"', 'estimator.often[4]', '"Daily"'],
  [
    'a start that its field refuses',
    /site: "office", area: 450, toilets: 4, kitchens: 1, visits: 3 }\n {2}result/,
    'site: "office", area: 9, toilets: 4, kitchens: 1, visits: 3 }\n  result',
    'estimator.start.area',
    '9',
  ],
  ['a rate of nothing', /perHour: 350/, 'perHour: 0', 'rates.areas[0].perHour', '0'],
  [
    'a margin upside down',
    /margin: { least: 10, most: 25 }/,
    'margin: { least: 25, most: 10 }',
    'rates.margin.most',
    '10',
  ],
  [
    'a blank that the site does not fill in',
    /more: "\[count\] hours"/,
    'more: "[number] hours"',
    'counts.hours.more',
    '"[number] hours"',
  ],
  ['a wage in words', /hourly: 27.08/, 'hourly: "27.08"', 'award.hourly', '"27.08"'],
])('%s is named with its field', (_, from, to, field, found) => expectProblem(FILE, [from, to], field, found))

test('the sample’s rates stop a launch until they are the company’s own', () => {
  const marks = (content: ReturnType<typeof editContent>) =>
    content.check().unconfirmed.filter(({ file }) => file === `content/${FILE}`)
  const content = editContent()
  expect(marks(content)).toEqual([{ file: `content/${FILE}`, field: 'rates', reason: 'sample' }])
  content.edit(FILE, /\n {2}sample: true/, '')
  expect(marks(content)).toEqual([])
})
