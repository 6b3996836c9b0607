// What a company of another shape than the sample may write into site.yaml.
import { editContent } from '../support/edited-content'

let content: ReturnType<typeof editContent>
beforeEach(() => {
  content = editContent()
})

// Regression: “6 years” became “6 years years” on the home page.
test('years in business are a number, since the texts say “years” after it', () => {
  content.edit('site.yaml', /^yearsInBusiness: .*$/m, 'yearsInBusiness: { value: 6 years }')
  expect(content.check().problems).toEqual([
    expect.objectContaining({ field: 'yearsInBusiness.value', expected: expect.stringContaining('such as 15+') }),
  ])
})

test.each([
  ['after a break', '13:00', []],
  ['before those above have ended', '11:30', [expect.objectContaining({ field: 'officeHours.times[1].days[0]' })]],
  ['when those above end', '12:00', [expect.objectContaining({ field: 'officeHours.times[1].days[0]' })]],
])('a day may have hours again %s: %s', (_, opens, problems) => {
  content.edit(
    'site.yaml',
    /^  times:\n.*$/m,
    `  times:\n    - { days: [Monday], opens: '07:00', closes: '12:00' }\n    - { days: [Monday], opens: '${opens}', closes: '17:00' }`,
  )
  expect(content.check().problems).toEqual(problems)
})

// Regression: with a long name, three descriptions of the sample were too long.
test('a company with a name of 40 characters in a city of 11 has no title or description to shorten', () => {
  const name = 'Meridian and Harcourt Property Companies'
  for (const field of ['name', 'shortName', 'legalName'])
    content.edit('site.yaml', new RegExp(`^${field}: .*$`, 'm'), `${field}: { value: ${name} }`)
  content.edit('site.yaml', /^city: .*$/m, 'city: { value: Rockhampton }')
  expect(name).toHaveLength(40)
  expect(content.check().problems).toEqual([])
})
