import fc from 'fast-check'
import { isId, isReference, newId, referenceOf } from '@/components/lead/identity'
import { getContent } from '@/lib/content/get-content'

const { letters } = getContent().quote.reference

/** The digits of Crockford's base 32 in their order (crockford.com/base32.html). */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

const ids = fc.uuid({ version: 4 })
const companies = fc.stringMatching(/^[A-Z]{2,4}$/)

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'isSecureContext')
  jest.restoreAllMocks()
})

/** Browsers have crypto.randomUUID only where the page came by https, and say so. */
function pageCameBy(protocol: 'https' | 'http') {
  const isSecure = protocol === 'https'
  Object.defineProperty(globalThis, 'isSecureContext', { value: isSecure, configurable: true })
  if (isSecure) return
  jest.spyOn(crypto, 'randomUUID').mockImplementation(() => {
    throw new TypeError('crypto.randomUUID is not a function')
  })
}

describe.each(['https', 'http'] as const)('an id on a page that came by %s', (protocol) => {
  beforeEach(() => pageCameBy(protocol))

  test('is a random UUID (RFC 9562, version 4)', () => {
    for (const id of Array.from({ length: 200 }, newId)) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
      expect(isId(id)).toBe(true)
    }
  })

  test('is no other lead’s', () => {
    expect(new Set(Array.from({ length: 1000 }, newId)).size).toBe(1000)
  })

  test('has nothing in it that is always the same, but what says that it is random', () => {
    const all = Array.from({ length: 200 }, newId)
    const fixed = [...all[0]!].flatMap((digit, i) => (all.every((id) => id[i] === digit) ? [i] : []))
    expect(fixed).toEqual([8, 13, 14, 18, 23])
  })
})

test.each(['', 'x', 'k-1', `${newId()} `, `\n${newId()}`, newId().toUpperCase(), newId().replaceAll('-', ''), '<b>'])(
  '%j is no id',
  (text) => {
    expect(isId(text)).toBe(false)
  },
)

describe('the reference that people call a lead by', () => {
  test('is the company’s letters and four digits, none of which is read as another', () => {
    fc.assert(
      fc.property(ids, companies, (id, company) => {
        const [before, digits] = referenceOf(id, company).split('-')
        expect(before).toBe(company)
        expect(digits).toHaveLength(4)
        for (const digit of digits!) expect(DIGITS).toContain(digit)
      }),
    )
  })

  test('is the beginning of the id, written in digits of base 32', () => {
    fc.assert(
      fc.property(ids, (id) => {
        const digits = referenceOf(id, letters).split('-')[1]!
        const number = [...digits].reduce((sum, digit) => sum * 32 + DIGITS.indexOf(digit), 0)
        expect(number.toString(16).padStart(5, '0')).toBe(id.slice(0, 5))
      }),
    )
  })

  test.each([
    ['00000', '0000'],
    ['00001', '0001'],
    ['0001f', '000Z'],
    ['00020', '0010'],
    ['fffff', 'ZZZZ'],
  ])('for an id that begins with %s is %s', (beginning, digits) => {
    expect(referenceOf(`${beginning}${newId().slice(beginning.length)}`, letters)).toBe(`${letters}-${digits}`)
  })

  test('is another one for nearly every lead', () => {
    const all = Array.from({ length: 1000 }, () => referenceOf(newId(), letters))
    // Of 1000 among a million, one half is expected to meet another.
    expect(new Set(all).size).toBeGreaterThan(980)
  })

  test('is accepted on the page that thanks, whatever the company’s letters are', () => {
    fc.assert(fc.property(ids, companies, (id, company) => isReference(referenceOf(id, company))))
    expect(isReference(referenceOf(newId(), letters))).toBe(true)
  })

  test.each([
    '',
    'CQ',
    'CQ-',
    'CQ-7F3',
    'CQ-7F3KK',
    'C-7F3K',
    'CLEAN-7F3K',
    'cq-7f3k',
    'CQ 7F3K',
    'CQ-7F3K\n',
    ' CQ-7F3K',
    'CQ-7F3K, ring 0900 123 456',
    '<b>CQ-7F3K</b>',
    'CQ-７Ｆ３Ｋ',
  ])('is not %j', (text) => {
    expect(isReference(text)).toBe(false)
  })

  test('is nothing that has anything else in it, wherever it stands', () => {
    const foreign = fc.string({ unit: 'binary', minLength: 1 }).filter((text) => !/^[A-Z0-9]*$/.test(text))
    fc.assert(
      fc.property(ids, foreign, fc.nat({ max: letters.length + 5 }), (id, text, at) => {
        const reference = referenceOf(id, letters)
        expect(isReference(reference.slice(0, at) + text + reference.slice(at))).toBe(false)
      }),
    )
  })
})
