import { getContent } from '@/lib/content/get-content'
import fc from 'fast-check'
import { readEmail } from '@/components/quote/email'
import { LENGTH_LIMITS } from '@/lib/content/schema/form-limits'
import { readPhone } from '@/components/quote/phone'
import { MAX_LENGTH } from '@/components/quote/parsed-field'
import { sortIntoFields } from '@/components/quote/contact-details'
import * as written from '../support/spellings'
import { always } from '../support/property'

const { errors, warnings } = getContent().quote

describe('a way to reach the visitor in the wrong field', () => {
  const [PHONE, EMAIL] = ['0412 345 678', 'sam@company.com.au']

  test.each([
    [
      { phone: EMAIL, email: '' },
      { phone: '', email: EMAIL },
    ],
    [
      { phone: '', email: PHONE },
      { phone: PHONE, email: '' },
    ],
    [
      { phone: 'sam@company', email: ' ' },
      { phone: '', email: 'sam@company' },
    ],
    [
      { phone: '', email: '0412 345' },
      { phone: '0412 345', email: '' },
    ],
    [
      { phone: '', email: '1300 CLEANER' },
      { phone: '1300 CLEANER', email: '' },
    ],
  ])('%j goes to its own: %j', (ways, expected) => {
    expect(sortIntoFields(ways)).toEqual(expected)
  })

  test.each([
    { phone: PHONE, email: EMAIL },
    { phone: EMAIL, email: PHONE },
    { phone: 'Sam', email: '' },
    { phone: '', email: 'Sam' },
    { phone: '', email: '' },
    { phone: `${PHONE} @work`, email: '' },
  ])('%j stays as it is', (ways) => {
    expect(sortIntoFields(ways)).toEqual(ways)
  })

  test('goes to it when both stand in one, whatever stands between them', () => {
    const joints = fc.constantFrom(' ', ', ', ' or ', ' / ', '; ', ' | ', ' and ', ' – ', '/', '|')
    const number = fc.constantFrom(PHONE, '(02) 9876 5432', '+61 412 345 678', '1300 123 456')
    always(
      fc.tuple(written.emails, number, joints, fc.boolean(), fc.boolean()),
      ([email, phone, joint, first, field]) => {
        const text = first ? `${email}${joint}${phone}` : `${phone}${joint}${email}`
        expect([text, sortIntoFields(field ? { phone: text, email: '' } : { phone: '', email: text })]).toEqual([
          text,
          { phone, email },
        ])
      },
    )
  })

  test('takes along what was written beside a number', () => {
    const ways = { phone: `${PHONE} after 3 pm or ${EMAIL}`, email: '' }
    expect(sortIntoFields(ways)).toEqual({ phone: `${PHONE} after 3 pm`, email: EMAIL })
  })

  test('is moved once: what is in its field stays there', () => {
    const text = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      written.phones.map((phone) => phone.text),
      written.emails,
    )
    always(fc.record({ phone: text, email: text }), (ways) => {
      const moved = sortIntoFields(ways)
      expect(sortIntoFields(moved)).toEqual(moved)
    })
  })
})

describe('whatever somebody pastes', () => {
  /** The same few marks over and over make careless patterns hang. */
  const MARKS = [
    ' ',
    '0',
    '(',
    '+',
    '@',
    '.',
    'a',
    '-',
    '\u00a0',
    'a.',
    '@a',
    'a@',
    '0 ',
    ' 0',
    '(+',
    '<',
    'x',
    '"',
    '1300 a',
  ]
  const anything = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5000, size: 'max' }),
    fc.string({ unit: 'grapheme', maxLength: 5000, size: 'max' }),
    fc.string({ unit: fc.constantFrom('1', '0', '+', ' ', '(', ')', '@', '.', 'a', '"', ',', 'é'), maxLength: 60 }),
    fc
      .tuple(fc.constantFrom(...MARKS), fc.integer({ min: 1, max: 5000 }))
      .map(([part, times]) => part.repeat(times).slice(0, 5000)),
  )

  test('it is understood, in doubt or has a fault, each with its words, and nothing throws or hangs', () => {
    always(anything, (text) => {
      for (const { value, error, warning } of [readPhone(text), readEmail(text)]) {
        if (error) expect(errors).toHaveProperty(error)
        else expect([undefined, value?.trim()]).toContain(value)
        if (warning) expect(warnings).toHaveProperty(warning)
      }
    })
  })

  test('a number that is in no doubt can be dialled from anywhere, or has the eight digits of a local one', () => {
    always(
      fc.oneof(
        anything,
        written.phones.map(({ text }) => text),
      ),
      (text) => {
        const { value, warning } = readPhone(text)
        if (value !== undefined && !warning) expect(value).toMatch(/^(\+[1-9]\d{5,14}|[2-9]\d{7})$/)
      },
    )
  })

  test('what was understood is understood again, and the same', () => {
    const texts = fc.oneof(
      anything,
      written.phones.map(({ text }) => text),
      written.emails,
    )
    always(texts, (text) => {
      for (const read of [readPhone, readEmail]) {
        const { value } = read(text)
        if (value !== undefined) expect([text, read(value).value]).toEqual([text, value])
      }
    })
  })

  // Longer texts are refused before any pattern is tried on them. What is tried at most is this:
  test.each(MARKS)('“%s” over and over takes no longer than its length asks for', (mark) => {
    const text = mark.repeat(MAX_LENGTH).slice(0, MAX_LENGTH)
    const started = performance.now()
    for (const end of ['', 'x', '@', '5']) {
      readPhone(text.slice(1) + end)
      readEmail(text.slice(1) + end)
      sortIntoFields({ phone: text.slice(1) + end, email: '' })
    }
    expect(performance.now() - started).toBeLessThan(1000)
  })

  test('a text beyond all limits is refused', () => {
    for (const text of ['0412 345 678 '.repeat(2000), 'sam@company.com.au '.repeat(2000)]) {
      expect(readPhone(text)).toEqual({ error: 'phoneInvalid' })
      expect(readEmail(text)).toEqual({ error: 'emailInvalid' })
      expect(sortIntoFields({ phone: text, email: '' })).toEqual({ phone: text, email: '' })
    }
    expect(Math.max(LENGTH_LIMITS.phone, LENGTH_LIMITS.email, LENGTH_LIMITS.location)).toBeLessThan(MAX_LENGTH)
  })
})

test.each(['', '   ', '\u200b'])('nothing is made of an empty field (%j): the form says what is missing', (text) => {
  expect([readPhone(text), readEmail(text)]).toEqual([{}, {}])
})

test.each(Object.entries({ ...errors, ...warnings }).filter(([key]) => !['title', 'didYouMean'].includes(key)))(
  '%s tells what to write or choose',
  (_, text) => {
    expect(text).toMatch(/\b(Add|Choose|Correct|Enter|Give|Type|Write)\b/)
  },
)

test.each(Object.entries(warnings).filter(([key]) => !['title', 'didYouMean'].includes(key)))(
  '%s tells how to keep what was written',
  (_, text) => expect(text).toContain('or send again'),
)
