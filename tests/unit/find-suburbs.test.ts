import fc from 'fast-check'
import { findSuburbs } from '@/components/enhancements/find-suburbs'
import { getContent } from '@/lib/content/get-content'

const { suburbs: entries, served } = getContent()
const suburbs = [...entries, ...served.suburbs].map(({ name, postcode }) => ({ name, postcode }))
const byName = suburbs.map((suburb) => [suburb.name, suburb] as const)
const postcodes = [...new Set(suburbs.map(({ postcode }) => postcode))].map((postcode) => [postcode] as const)

/** What is found, by name, and how sure the answer is. */
const answer = (text: string) => {
  const found = findSuburbs(text, suburbs)
  return 'suburbs' in found ? [found.is, ...found.suburbs.map(({ name }) => name).sort()] : [found.is]
}
const withPostcode = (postcode: string) =>
  suburbs
    .filter((suburb) => suburb.postcode === postcode)
    .map(({ name }) => name)
    .sort()

/** Two letters in each other's place, in the middle of the name. */
const swapped = (name: string) => name.replace(/^(.{2})(\S)(\S)/, '$1$3$2')

test.each(byName)('%s is served, however its name is written', (name, { postcode }) => {
  for (const text of [
    name,
    name.toLowerCase(),
    name.toUpperCase(),
    ` ${name}  `,
    name.replaceAll(' ', ''),
    name.replaceAll(' ', '  '),
    `${name} ${postcode}`,
    `${name}, NSW ${postcode}`,
    `${postcode} ${name}`,
    `${name} NSW`,
  ])
    expect([text, ...answer(text)]).toEqual([text, 'served', name])
})

test.each(byName.filter(([name]) => name.startsWith('St ')))('%s is served with its Saint spelt out', (name) => {
  expect(answer(name.replace('St', 'Saint'))).toEqual(['served', name])
  expect(answer(name.replace('St', 'st.'))).toEqual(['served', name])
})

test.each(byName)('%s is among what is found from its third letter on', (name) => {
  for (let length = 3; length <= name.length; length++) expect(answer(name.slice(0, length))).toContain(name)
})

test.each(byName.filter(([name]) => name.includes(' ')))('%s is found by its later words', (name) => {
  expect(answer(name.split(' ').slice(1).join(' '))).toContain(name)
})

test.each(byName.filter(([name]) => name.length > 5 && swapped(name) !== name))(
  '%s is suggested when two of its letters have changed places, and not said to be meant',
  (name) => expect(answer(swapped(name))).toEqual(['similar', name]),
)

// Regression: a suburb with its city behind it, as programs write addresses, was unlisted.
test.each(byName)('%s is suggested when more is written behind it', (name) => {
  for (const text of [`${name}, Greater Area`, `${name} station`]) {
    const [is, ...names] = answer(text)
    expect([text, is]).toEqual([text, 'similar'])
    expect(names).toContain(name)
  }
})

test.each(postcodes)('%s gives every suburb that has it', (postcode) => {
  expect(answer(postcode)).toEqual(['served', ...withPostcode(postcode)])
  expect(answer(`${postcode.slice(0, 1)} ${postcode.slice(1)}`)).toEqual(['served', ...withPostcode(postcode)])
})

test('some postcode has several suburbs', () => {
  expect(postcodes.some(([postcode]) => withPostcode(postcode).length > 1)).toBe(true)
})

test('the beginning of a postcode gives all that begin so', () => {
  const begins = suburbs.filter(({ postcode }) => postcode.startsWith('20')).map(({ name }) => name)
  expect(answer('20')).toEqual(['beginning', ...begins.sort()])
})

test.each(['Wollongong', 'Melbourne', 'Nowhere at all', '2999', '3000', '0800', '99999', 'zzzz'])(
  '%s is not listed, which is said politely',
  (text) => expect(answer(text)).toEqual(['unlisted']),
)

// Regression: who typed North Ryde was asked whether North Sydney was meant.
test.each(['North Ryde', 'Cabramatta', 'Carramar', 'Moore Park', 'Silverdale', 'Blackett', 'Leonay'])(
  'for %s, a suburb that is not on the list, no suburb elsewhere is suggested',
  (name) => {
    expect(byName.map(([listed]) => listed)).not.toContain(name)
    expect(answer(name)).toEqual(['unlisted'])
  },
)

test.each(postcodes)('with a name that is not listed, %s gives the suburbs that share it', (postcode) => {
  expect(answer(`Nowhere ${postcode}`)).toEqual(['similar', ...withPostcode(postcode)])
})

test('a name with the postcode of another place is not said to be served', () => {
  const [{ name = '' } = {}] = suburbs
  expect(answer(`${name} 2999`)).toEqual(['similar', name])
})

test.each(['', ' ', 'x', '2', '-', 'qz', '39'])('to “%s” nothing is said yet', (text) => {
  expect(answer(text)).toEqual(['waiting'])
})

test('nothing that can be typed breaks it', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (text) => answer(text).length > 0))
})
