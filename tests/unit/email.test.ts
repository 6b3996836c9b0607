import fc from 'fast-check'
import { readEmail } from '@/components/quote/email'
import * as written from '../support/spellings'
import { always } from '../support/property'

describe('an email address', () => {
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
      (address) => `Email: ${address}`,
      (address) => `e:${address}`,
      (address) => `\u200b${address}`,
    )
    always(fc.tuple(written.emails, dressings), ([address, dress]) => {
      expect([dress(address), readEmail(dress(address)).value]).toEqual([dress(address), address])
    })
  })

  // Regression: phones write ’ for the apostrophe, and the address was refused.
  test.each(['jo.o’neill@company.com.au', 'jo.o‘neill@company.com.au', "jo.o'neill@company.com.au"])(
    'has the apostrophe that addresses have: %s',
    (text) => expect(readEmail(text)).toEqual({ value: "jo.o'neill@company.com.au" }),
  )

  test('that is not whole does not hide one that is', () => {
    expect(readEmail('@sam, sam@company.com.au')).toEqual({ value: 'sam@company.com.au' })
  })

  // Regression: such addresses were refused, and there was no way past.
  test.each([
    ['jo@müller.de', 'emailUnusual'],
    ['josé@example.com', 'emailUnusual'],
    ['用户@例え.jp', 'emailUnusual'],
    ['jo@пример.рф', 'emailUnusual'],
    ['"jo smith"@company.com.au', 'emailUnusual'],
    ['jo@company', 'emailIncomplete'],
  ])('%s is asked about (%s), and then taken as it is', (value, warning) => {
    expect(readEmail(value)).toEqual({ value, warning })
  })

  test.each([
    ['sam@gmail,com', 'sam@gmail.com'],
    ['sam@company,com.au', 'sam@company.com.au'],
    ['sam @ company.com.au', 'sam@company.com.au'],
    ['sam@@company.com.au', 'sam@company.com.au'],
    ['sam@company..com.au', 'sam@company.com.au'],
  ])('%s is refused with what it must mean', (text, suggestion) => {
    expect(readEmail(text)).toEqual({ error: 'emailInvalid', suggestion })
    expect(readEmail(suggestion)).toEqual({ value: suggestion })
  })

  test.each(['Sam', '@sam', 'sam@', '@', 'sam.company.com.au', '0412 345 678', `${'a'.repeat(254)}@company.com.au`])(
    '“%s” is none',
    (text) => expect(readEmail(text)).toEqual({ error: 'emailInvalid' }),
  )

  test('without an @ is refused, whatever it is', () => {
    always(fc.string({ unit: 'grapheme', minLength: 1 }), (text) => {
      if (text.normalize('NFKC').includes('@')) return
      expect([{}, { error: 'emailInvalid' }]).toContainEqual(readEmail(text))
    })
  })
})

describe('the domain of an email address', () => {
  test.each(written.MISTYPED)('%s is asked about as %s, and then taken as it is', (typed, meant) => {
    const doubt = { value: `jo@${typed}`, warning: 'emailMistyped', suggestion: `jo@${meant}` }
    expect(readEmail(`jo@${typed}`)).toEqual(doubt)
    expect(readEmail(`jo@${typed.toUpperCase()}`).suggestion).toBe(`jo@${meant}`)
    expect(readEmail(doubt.suggestion)).toEqual({ value: doubt.suggestion })
  })

  test.each(written.DOMAINS)('%s is taken without a word', (domain) => {
    expect(readEmail(`jo@${domain}`)).toEqual({ value: `jo@${domain}` })
  })
})
