import fc from 'fast-check'
import { readPlace } from '@/components/quote/place'
import { MAX_LENGTH } from '@/components/quote/parsed-field'
import { servedAnswer, servedText } from '@/components/quote/served'
import { getContent } from '@/lib/content/get-content'
import { DATA } from '@/scripts/browser/site-data'
import * as written from '../support/spellings'

const { errors, place: words } = getContent().quote
const RUNS = { numRuns: 1000 }
const always = <Input>(input: fc.Arbitrary<Input>, holds: (input: Input) => void) =>
  fc.assert(fc.property(input, holds), RUNS)

describe('where the building stands', () => {
  test('the postcode is understood in every spelling', () => {
    always(written.places, ({ text, postcode }) => {
      expect([text, readPlace(text).value]).toEqual([text, expect.objectContaining({ postcode })])
    })
  })

  test.each(written.SUBURBS)('the suburb %s is enough', (suburb) => {
    expect(readPlace(suburb)).toEqual({ value: { suburb: expect.stringMatching(/\p{L}{2}/u) } })
  })

  test.each([
    ['Brighton-Le-Sands NSW 2216', { suburb: 'Brighton-Le-Sands', postcode: '2216' }],
    ["O'Connor", { suburb: "O'Connor" }],
    ['100 George Street, Sydney 2000', { suburb: 'George Street Sydney', postcode: '2000' }],
    ['Level 12, 100 Miller St North Sydney 2060', { suburb: 'Miller St North Sydney', postcode: '2060' }],
    ['1200 Pacific Hwy, Pymble NSW 2073', { suburb: 'Pacific Hwy Pymble', postcode: '2073' }],
    ['Level 12 2060', { postcode: '2060' }],
    ['NSW 2150, 12 Church Street', { suburb: 'Church Street', postcode: '2150' }],
    ['NSW2150', { postcode: '2150' }],
    ['Parramatta2150', { suburb: 'Parramatta', postcode: '2150' }],
    ['2150-Parramatta', { suburb: 'Parramatta', postcode: '2150' }],
    ['Parramatta (2150)', { suburb: 'Parramatta', postcode: '2150' }],
    ['2065 St Leonards', { suburb: 'St Leonards', postcode: '2065' }],
    ['2066 Lane Cove', { suburb: 'Lane Cove', postcode: '2066' }],
    ['2 150', { postcode: '2150' }],
    // Another state's name was taken for a part of the suburb's.
    ['Footscray VIC 3011', { suburb: 'Footscray', postcode: '3011' }],
    ['Footscray, Victoria 3011', { suburb: 'Footscray', postcode: '3011' }],
    ['Unley, South Australia', { suburb: 'Unley' }],
    ['Southport Qld', { suburb: 'Southport' }],
    ['12 Victoria Avenue, Chatswood', { suburb: 'Victoria Avenue Chatswood' }],
  ])('%j is %j', (text, value) => {
    expect(readPlace(text)).toEqual({ value })
  })

  test.each([
    ['NSW', 'locationInvalid'],
    ['?', 'locationInvalid'],
    ['x'.repeat(MAX_LENGTH + 1), 'locationInvalid'],
    ['215', 'postcodeInvalid'],
    ['21500', 'postcodeInvalid'],
    ['0150', 'postcodeInvalid'],
    ['0412 345 678', 'postcodeInvalid'],
    ['9876 5432', 'postcodeInvalid'],
  ])('%j is %j', (text, error) => {
    expect(readPlace(text)).toEqual({ error })
  })

  test('nothing is made of an empty field: the form says that it is missing', () => {
    expect(readPlace(' ')).toEqual({})
  })

  test('digits that are not four in a row are no postcode', () => {
    always(fc.stringMatching(/^(\d{1,3}|\d{5,12})$/), (text) => {
      expect(readPlace(text)).toEqual({ error: 'postcodeInvalid' })
    })
  })

  test('whatever somebody pastes is understood or has a fault with its words', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 5000, size: 'max' }),
      fc.string({ unit: fc.constantFrom('2', '150', ' ', ',', '/', '-', 'St', 'a', 'NSW ', '!') }),
    )
    always(anything, (text) => {
      const { value, error } = readPlace(text)
      if (error) expect(errors).toHaveProperty(error)
      else for (const part of Object.values(value ?? {})) expect(part).not.toBe('')
    })
  })
})

// Regression: "Suite 2, 150 George St, Sydney" was given Parramatta's postcode, 2150, since all
// digits of an address were joined.
describe('the number of a street or a unit is no postcode', () => {
  test.each([
    'Suite 2, 150 George St, Sydney',
    'Level 2, 145 Pitt St',
    '12/20 Victoria Ave Chatswood',
    'Level 5, 100 Harris St Pyrmont',
    '1200 George St, Sydney',
    '2150 Smith Road',
    '2150 Old South Head Road, Bondi',
    '1203/100 Miller St North Sydney',
    '2150-2152 Church St Parramatta',
    'Unit 2150, Parramatta',
    'Suite 1203 Miller Street',
    'B1203 Miller Tower',
    'Parramatta, call 9876 5432',
  ])('%s', (text) => {
    expect(readPlace(text).value).toEqual({ suburb: expect.any(String) })
  })

  test('whatever the street is called, and the postcode at the end is the one', () => {
    const number = fc.integer({ min: 1, max: 9999 }).map(String)
    const street = fc.constantFrom(
      'George St',
      'Old South Head Road',
      'Victoria Ave',
      'Pacific Highway',
      'O’Riordan Street',
    )
    const unit = fc.constantFrom('', 'Level 12, ', 'Suite 1203, ', 'Unit 7/', '3/')
    always(fc.tuple(unit, number, street, written.places), ([part, at, name, { postcode }]) => {
      const address = `${part}${at} ${name}, Mascot`
      expect([address, readPlace(address).value?.postcode]).toEqual([address, undefined])
      expect(readPlace(`${address} NSW ${postcode}`).value?.postcode).toBe(postcode)
    })
  })
})

describe('whether a place is served', () => {
  const suburbs = DATA['served-suburbs']()
  const answer = (text: string) => servedAnswer(readPlace(text).value ?? {}, suburbs)
  const served = (name: string) => ({ kind: 'served', names: [name] })
  const withPostcode = (postcode: string) => suburbs.filter((listed) => listed.postcode === postcode)

  test('the list is that of the areas page', () => {
    const { suburbs: entries, served: others } = getContent()
    expect(suburbs).toHaveLength(entries.length + others.suburbs.length)
  })

  test.each(suburbs.map(({ name, postcode }) => [name, postcode] as const))('%s %s is', (name, postcode) => {
    for (const text of [
      name,
      name.toLowerCase(),
      name.toUpperCase(),
      `${name} NSW`,
      `${name} NSW ${postcode}`,
      `${postcode} ${name}`,
      `${name}, ${postcode}, Australia`,
      `12 Smith Street, ${name}`,
      `Level 12, 1200 Old South Head Rd ${name} NSW ${postcode}`,
      `Westfield ${name}`,
    ])
      expect([text, answer(text)]).toEqual([text, served(name)])
    expect(answer(postcode)).toEqual(served(postcode))
    expect(answer(`12 Smith Street ${postcode}`)).toEqual(served(postcode))
  })

  test.each([
    ['St. Leonards', 'St Leonards'],
    ['Saint Leonards', 'St Leonards'],
    ['st leonards nsw', 'St Leonards'],
    ['Sydney', 'Sydney CBD'],
    ['1200 George St, Sydney', 'Sydney CBD'],
    ['Sydney NSW 2000', 'Sydney CBD'],
    ['100 Miller St North Sydney', 'North Sydney'],
    ['Parra', 'Parramatta'],
  ])('“%s” is %s', (text, name) => {
    expect(answer(text)).toEqual(served(name))
  })

  test('a suburb that is not listed is told which have its postcode', () => {
    const [{ postcode } = { postcode: '' }] = suburbs
    const names = withPostcode(postcode).map(({ name }) => name)
    expect(answer(`Nowhere ${postcode}`)).toEqual({ kind: 'near', names })
  })

  test('a suburb that is mistyped is asked about', () => {
    expect(answer('Parramata')).toEqual({ kind: 'similar', names: ['Parramatta 2150'] })
    expect(answer('Parramatta 2999')).toEqual({ kind: 'similar', names: ['Parramatta 2150'] })
  })

  test.each(['Melbourne', 'Melbourne 3000', '3000', '2999', 'George Street Melbourne 3000', 'Wollongong'])(
    '“%s” is not listed',
    (text) => expect(answer(text)).toEqual({ kind: 'unlisted', names: [] }),
  )

  test.each(['', 'x', '215', 'North', 'Park', '12 Smith Street', 'Liverpool Street', 'North Parramatta', 'West Ryde'])(
    'nothing is said to “%s”, which may be in the list or not',
    (text) => expect(answer(text)).toBeUndefined(),
  )

  test('every answer has its words, with the names in it', () => {
    const texts = ['Mascot', 'Nowhere 2000', 'Parramata', 'Melbourne 3000']
    const answers = texts.map((text) => answer(text)!)
    expect(answers.map(({ kind }) => kind)).toEqual(['served', 'near', 'similar', 'unlisted'])
    expect(answers.map((given) => servedText(given, words))).toEqual([
      `${words.yes} Mascot ${words.served}`,
      `${words.near} ${withPostcode('2000')
        .map(({ name }) => name)
        .join(' and ')}`,
      `${words.similar} Parramatta 2150`,
      words.unlisted,
    ])
  })

  test('nothing that can be typed breaks it', () => {
    always(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => void answer(text))
  })
})
