import fc from 'fast-check'
import parsePhoneNumber from 'libphonenumber-js/max'
import { parseContact, parseEmail, parseLocation, parsePhone } from '@/components/quote/contact-details'
import { catalogue } from '@/content/catalogue'
import * as written from '../support/spellings'

const { faults } = catalogue().quote
const RUNS = { numRuns: 1000 }

/** A property that holds for 1,000 generated inputs. */
const always = <Input>(input: fc.Arbitrary<Input>, holds: (input: Input) => void) =>
  fc.assert(fc.property(input, holds), RUNS)

/** What is said about a text that is neither a phone number nor an e-mail address. */
const faultIn = (text: string) => {
  const result = parseContact(text)
  return typeof result === 'string' ? result : undefined
}

describe('an Australian phone number is understood however it is written', () => {
  test.each([
    ['mobile', written.mobiles],
    ['geographic', written.geographics],
    ['1300, 1800, 13 and 180', written.services],
    ['eight digits of a Sydney number', written.locals],
  ])('%s', (_, spellings) => {
    always(spellings, ({ text, national }) => {
      expect([text, parsePhone(text)]).toEqual([text, `+61${national}`])
      expect(parseContact(text)).toEqual({ phone: `+61${national}` })
    })
  })

  test.each([
    ['0412 345 678', '+61412345678'],
    ['(02) 9876-5432', '+61298765432'],
    ['+61 (0)2 9876 5432', '+61298765432'],
    ['\u202a+61 412 345 678\u202c', '+61412345678'],
    ['Ph 02/98765432', '+61298765432'],
    ['o412 345 678', '+61412345678'],
    ['0412 345 678 or (02) 9876 5432', '+61412345678'],
    ['0412 345 678, 02 9876 5432', '+61412345678'],
    ['0412 345 678/0298765432', '+61412345678'],
    ['0412 345 678 after 3pm', '+61412345678'],
    ['13 12 34', '+61131234'],
    ['9876 5432', '+61298765432'],
  ])('%s', (text, expected) => {
    expect(parseContact(text)).toEqual({ phone: expected })
  })
})

describe('compared with Google’s rules for numbers', () => {
  const theirs = (text: string) => parsePhoneNumber(text, 'AU')

  test('whatever they call a valid Australian number is one here, and the same', () => {
    let valid = 0
    always(fc.oneof(written.mobiles, written.geographics, written.services), ({ text }) => {
      const number = theirs(text)
      if (!number?.isValid() || number.country !== 'AU') return
      valid += 1
      expect([text, parsePhone(text)]).toEqual([text, number.number])
    })
    // The comparison is worth something only when they know most of the numbers.
    expect(valid).toBeGreaterThan(RUNS.numRuns / 4)
  })

  // What they refuse and we accept: numbers in ranges that are not given out yet (their list of
  // ranges is a snapshot, and a visitor’s new number must not be refused for that), eight digits
  // without area code, 0061 as it is dialled from Europe, 05 numbers and 180 numbers of seven
  // digits that begin otherwise than 1802. A wrong number among them costs a call; a right one that
  // is refused costs a customer. Each keeps the plan’s length and first digit:
  test('what is accepted beyond theirs has the length and the first digits of the numbering plan', () => {
    always(
      fc.oneof(
        written.phones,
        fc.stringMatching(/^[+0-9() ]{6,16}$/).map((text) => ({ text })),
      ),
      ({ text }) => {
        const ours = parsePhone(text)
        if (!ours?.startsWith('+61')) return
        expect(ours).toMatch(/^\+61([2-578]\d{8}|1[38]00\d{6}|13[1-9]\d{3}|180[2-9]\d{3})$/)
      },
    )
  })

  // What they accept and we refuse: 130 and three digits (a 1300 number that is not whole), 1300
  // with two digits too many, and numbers nobody is rung back on: 19, 14, 16 and the dial-up range
  // 1345.
  test.each(['1300 12', '1300 123 456 78', '1902 123 456'])('%s is no number to ring back on', (text) => {
    expect(parsePhone(text)).toBeUndefined()
  })
})

test('a number of another country is understood with its country code', () => {
  expect(parsePhone('+64 21 123 456')).toBe('+6421123456')
  expect(parsePhone('+44 (0)20 7946 0958')).toBe('+442079460958')
})

describe('what is no phone number is refused, and the visitor is told what to do', () => {
  const wholeMobile = fc.stringMatching(/^04\d{8}$/)

  test('a digit too few or too many', () => {
    always(fc.tuple(wholeMobile, fc.boolean(), fc.integer({ min: 0, max: 9 })), ([number, longer, extra]) => {
      expect(faultIn(longer ? `${number}${extra}` : number.slice(0, -1))).toBe('phoneInvalid')
    })
  })

  test('a letter instead of a digit', () => {
    // An o for the first zero leaves the whole number.
    always(
      fc.tuple(wholeMobile, fc.integer({ min: 1, max: 9 }), fc.constantFrom('o', 'l', 'X')),
      ([number, at, letter]) => {
        expect(faultIn(`${number.slice(0, at)}${letter}${number.slice(at + 1)}`)).toBe('phoneInvalid')
      },
    )
  })

  test('any text without digits and without an @', () => {
    always(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      if (/[\p{N}@＠﹫]/u.test(text.normalize('NFKC'))) return
      expect(['contactUnclear', 'contactMissing']).toContain(faultIn(text))
    })
  })

  test.each([
    ['', 'contactMissing'],
    ['   ', 'contactMissing'],
    ['Sam', 'contactUnclear'],
    ['12', 'contactUnclear'],
    ['1300 CLEAN1', 'phoneInvalid'],
    ['0000 000 000', 'phoneInvalid'],
    ['+61', 'contactUnclear'],
    ['sam@company', 'emailInvalid'],
    ['sam@gmail,com', 'emailInvalid'],
    ['@sam', 'emailInvalid'],
    ['sam @ company.com.au', 'emailInvalid'],
  ])('“%s” is %s', (text, fault) => {
    expect(faultIn(text)).toBe(fault)
  })

  test.each(Object.entries(faults).filter(([key]) => key !== 'title'))(
    '%s tells what to write or choose',
    (_, text) => {
      expect(text).toMatch(/\b(Add|Choose|Enter|Give|Type|Write) /)
    },
  )
})

describe('an e-mail address', () => {
  test('is accepted however it is given', () => {
    const dressings = fc.constantFrom<(address: string) => string>(
      (address) => address,
      (address) => ` ${address} `,
      (address) => `Sam Lee <${address}>`,
      (address) => `"Lee, Sam" <${address}>`,
      (address) => `Sam<${address}>;`,
      (address) => `${address}.`,
      (address) => `${address},`,
      (address) => `${address};`,
      (address) => `(${address})`,
      (address) => `mailto:${address}`,
      (address) => `E-mail: ${address}`,
      (address) => `e:${address}`,
      (address) => `\u200b${address}`,
    )
    always(fc.tuple(written.emails, dressings), ([address, dress]) => {
      expect([dress(address), parseContact(dress(address))]).toEqual([dress(address), { email: address }])
    })
  })

  test('stands beside a phone number in the same field, in either order', () => {
    const joints = fc.constantFrom(' ', ', ', ' or ', ' / ', '; ', ' | ', ' and ', ' – ')
    const number = fc.constantFrom('0412 345 678', '(02) 9876 5432', '+61 412 345 678', '1300 123 456')
    always(fc.tuple(written.emails, number, joints, fc.boolean()), ([email, phone, joint, first]) => {
      const text = first ? `${email}${joint}${phone}` : `${phone}${joint}${email}`
      expect([text, parseContact(text)]).toEqual([text, { email, phone: parsePhone(phone) }])
    })
  })

  test('that is not whole does not hide a phone number, nor the other way round', () => {
    expect(parseContact('sam@company 0412 345 678')).toEqual({ phone: '+61412345678' })
    expect(parseContact('0412 345, sam@company.com.au')).toEqual({ email: 'sam@company.com.au' })
    expect(parseContact('@sam, sam@company.com.au')).toEqual({ email: 'sam@company.com.au' })
  })

  test('joined to a number by a slash or a bar is not mistaken for a longer address', () => {
    for (const joint of ['/', '|'])
      expect(parseContact(`0412345678${joint}sam@company.com.au`)).toEqual({
        phone: '+61412345678',
        email: 'sam@company.com.au',
      })
  })
})

describe('where the building stands', () => {
  test('the postcode is understood in every spelling', () => {
    always(written.places, ({ text, postcode }) => {
      expect([text, parseLocation(text)]).toEqual([text, expect.objectContaining({ postcode })])
    })
  })

  test.each(written.SUBURBS)('the suburb %s is enough', (suburb) => {
    expect(parseLocation(suburb)).toEqual({ suburb: expect.stringMatching(/\p{L}{2}/u) })
  })

  test.each([
    ['Brighton-Le-Sands NSW 2216', { suburb: 'Brighton-Le-Sands', postcode: '2216' }],
    ["O'Connor", { suburb: "O'Connor" }],
    ['100 George Street, Sydney 2000', { suburb: 'George Street Sydney', postcode: '2000' }],
    ['', 'locationMissing'],
    ['NSW', 'locationInvalid'],
    ['?', 'locationInvalid'],
    ['215', 'postcodeInvalid'],
    ['21500', 'postcodeInvalid'],
    ['0150', 'postcodeInvalid'],
    ['0412 345 678', 'postcodeInvalid'],
  ])('%j is %j', (text, expected) => {
    expect(parseLocation(text)).toEqual(expected)
  })

  test('digits that are not four in a row are no postcode', () => {
    always(fc.stringMatching(/^(\d{1,3}|\d{5,12})$/), (text) => {
      expect(parseLocation(text)).toBe('postcodeInvalid')
    })
  })
})

describe('whatever somebody pastes', () => {
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5000, size: 'max' }),
    fc.string({ unit: 'grapheme', maxLength: 5000, size: 'max' }),
    // The same few marks over and over make careless patterns hang.
    fc
      .tuple(
        fc.constantFrom(' ', '0', '(', '+', '@', '.', 'a', '-', '\u00a0', 'a.', '@a', '0 ', '(+', '<', 'x'),
        fc.integer({ min: 1, max: 5000 }),
      )
      .map(([part, times]) => part.repeat(times).slice(0, 5000)),
  )

  test('it is understood or has a fault with a text, and nothing throws or hangs', () => {
    always(anything, (text) => {
      expect([typeof parsePhone(text), typeof parseEmail(text)]).not.toContain('object')
      for (const result of [parseContact(text), parseLocation(text)])
        if (typeof result === 'string') expect(faults).toHaveProperty(result)
        else expect(Object.values(result).every((part) => typeof part === 'string' && part !== '')).toBe(true)
    })
  })
})

// The fault: a floor, an hour or another number before it made a right number a wrong one.
test.each([
  ['after 5pm 0491 570 006', '+61491570006'],
  ['Unit 3 0491 570 006', '+61491570006'],
  ['0491570006 0412 345 678', '+61412345678'],
  ['level 2, 1300 975 707', '+611300975707'],
])('“%s” holds the number %s', (text, phone) => {
  expect(parsePhone(text)).toBe(phone)
})
