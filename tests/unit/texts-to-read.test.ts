// A company in Melbourne was not told which of its texts still spoke of Sydney and of NSW.
import { foreignPlaces, industriesWithoutService, linksToGone, withdrawnServices } from '@/lib/content/texts-to-read'
import type { SiteFields } from '@/lib/content/schema/site'
import { getContent } from '@/lib/content/get-content'
import { editContent } from '../support/edited-content'

const { site } = getContent()
const FILE = 'content/pages/about.md'

/** What is pointed out in a text of a company in this state and city. */
const found = (text: string, state: SiteFields['address']['state'] = 'VIC', city = 'Melbourne') =>
  foreignPlaces({ address: { ...site.address, state }, city: { value: city } }, new Map([[FILE, text]]))

test('each text names its lines, what they name, and where the company is', () => {
  expect(found('Offices in Sydney.\n\nThe law in New South Wales.\nNSW asks for it.')).toEqual([
    {
      file: FILE,
      field: 'lines 1, 3, 4',
      found: 'Sydney, New South Wales, NSW',
      expected: expect.stringContaining('Melbourne, VIC'),
    },
  ])
})

test.each([
  ['the company’s own places', 'Offices in Melbourne, by the law of Victoria (VIC).'],
  ['streets that have a state’s or a capital’s name', 'Shops near Perth Street, Brisbane Avenue and Sydney Road.'],
  ['a comparison with the own state', 'Victoria has a scheme, New South Wales has none.'],
])('%s are left alone', (_, text) => {
  expect(found(text)).toEqual([])
})

test('a company with an office in another state as well may speak of that state', () => {
  const texts = new Map([[FILE, 'Offices in Brisbane, by the law of Queensland.\n\nOffices in Sydney.']])
  const otherOffices = [{ ...site.address, street: '1 Ann Street', state: 'QLD' as const }]
  const company = { address: { ...site.address, state: 'VIC' as const }, city: { value: 'Melbourne' } }
  expect(foreignPlaces({ ...company, otherOffices }, texts)).toEqual([
    expect.objectContaining({ field: 'line 3', found: 'Sydney' }),
  ])
})

// Regression: “NSW” before a capital was taken for a street's name, and addresses were not read.
test.each([
  ['Employers register with the NSW Long Service Corporation.', 'NSW'],
  ['See [the Act](https://legislation.nsw.gov.au/view/html/inforce/current/act-1989-089).', 'nsw.gov.au'],
  ['The Queensland Government asks for it.', 'Queensland'],
  // Regression: “Sydney Water” was taken for a street’s name.
  ['Trade waste goes by the rules of Sydney Water.', 'Sydney'],
  ['Near Sydney Olympic Park and Sydney Airport.', 'Sydney'],
])('the places and bodies of another state are pointed out: “%s”', (text, name) => {
  expect(found(text)).toEqual([expect.objectContaining({ found: name })])
})

// Regression: the law of Victoria has no WHS Act, and what SafeWork says is not of WorkSafe; lines
// that named either without its state were not pointed out.
test('the law of another state is pointed out where its line does not name the state', () => {
  const text = 'What the WHS Act asks.\nWork Health and Safety.\nWhat SafeWork says.'
  expect(found(text)).toEqual([expect.objectContaining({ found: 'WHS, Work Health and Safety, SafeWork' })])
  expect(found(text, 'QLD', 'Brisbane')).toEqual([expect.objectContaining({ found: 'SafeWork' })])
  expect(found(text, 'NSW', 'Dubbo')).toEqual([])
})

test('the capital of the own state is another place for a company that works elsewhere', () => {
  expect(found('Offices in Sydney.', 'NSW', 'Newcastle')).toHaveLength(1)
  // Regression: for a company in Western Sydney, Sydney was another place.
  for (const city of ['Sydney', 'Western Sydney']) expect(found('Offices in Sydney.', 'NSW', city)).toEqual([])
})

// Regression: a city with a bracket was never found in its own texts.
test.each(['Newcastle (Hunter)', 'L’Île'])('a text that names %s is left alone', (city) => {
  expect(found(`Offices in ${city}, as in Melbourne.`, 'NSW', city)).toEqual([])
})

// A service was taken away in one line, and “our pressure washing crew” stayed without a word.
describe('of a service that is not offered', () => {
  const withdrawn = [
    { slug: 'pressure-washing', title: 'Pressure washing' },
    { slug: 'builders-cleaning', title: 'Builders cleaning' },
    { slug: 'bond', title: 'End of lease cleaning (bond)' },
  ]
  const lines = (text: string) => withdrawnServices(withdrawn, new Map([[FILE, text]]))

  test('each text that speaks of it is named with its lines', () => {
    expect(
      lines('Our pressure washing crew.\nMops.\nStart with a builders clean, or [ask](/services/pressure-washing/).'),
    ).toEqual([
      expect.objectContaining({ file: FILE, field: 'lines 1, 3', found: 'Pressure washing, Builders cleaning' }),
    ])
  })

  // Regression: one whose title ends with a bracket was never found.
  test('a title may end with a bracket', () => {
    expect(lines('The end of lease cleaning (bond) of a flat.')).toHaveLength(1)
  })

  test('a text that does not is left alone', () => {
    expect(lines('We clean up after builders, and wash under pressure.')).toEqual([])
  })
})

// Regression: a company that only cleans windows went on with a page on cleaning medical centres.
test('an industry of which no service is offered is named, and one with another is not', () => {
  const content = editContent()
  const [only, also] = getContent().industries.map(({ file }) => file.replace('content/', '')) as [string, string]
  const [withdrawn, offered] = getContent().services.map(({ slug }) => slug)
  content.edit(`services/${withdrawn}.md`, /^---\n/, '---\noffered: false\n')
  for (const [file, services] of [
    [only, [withdrawn]],
    [also, [withdrawn, offered]],
  ] as const)
    content.edit(file, /^services:.*\n(?: +- .*\n)*/m, `services: [${services.join(', ')}]\n`)
  const { industries = [] } = content.check().siteContent ?? {}
  const named = industriesWithoutService(industries)
  expect(named.map(({ file, field }) => [file, field])).toEqual([
    [expect.stringMatching(new RegExp(`^content/${only}:\\d+$`)), 'services'],
  ])
})

// Regression: with the services went the page of prices, and “work out a range on the pricing page”
// stayed without a word: as a link, it had been made plain words.
test('each text that links to a page that is gone is named with its lines', () => {
  const text = 'A range is on the [page](/pricing/).\n\n[Other](/pricing/x/) and [here](/pricing/#rates).'
  expect(linksToGone(['/pricing/'], new Map([[FILE, text]]))).toEqual([
    expect.objectContaining({ file: FILE, field: 'lines 1, 3', found: '/pricing/' }),
  ])
  expect(linksToGone(['/blog/'], new Map([[FILE, text]]))).toEqual([])
})
