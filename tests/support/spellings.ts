import fc from 'fast-check'

const digits = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''))
const oneOf = (...choices: string[]) => fc.constantFrom(...choices)
const concat = (...parts: fc.Arbitrary<string>[]) => fc.tuple(...parts).map((list) => list.join(''))

const SPACES = [' ', '\u00a0', '\u2009', '  ']
const DASHES = ['-', '\u2010', '\u2011', '\u2012', '\u2013', '\u2014', '\u2212']
const separator = oneOf('', ' ', ...SPACES, ...DASHES, '.', '·', ' - ')

/** The digits with a separator in up to three places. */
const withSeparators = (number: fc.Arbitrary<string>) =>
  fc
    .tuple(number, fc.array(fc.nat(20), { maxLength: 3 }), fc.array(separator, { minLength: 3, maxLength: 3 }))
    .map(([text, places, marks]) =>
      [...text]
        .map((digit, i) => (i > 0 && places.includes(i) ? `${marks[places.indexOf(i)]}${digit}` : digit))
        .join(''),
    )

const LABELS = [
  '',
  'Ph: ',
  'Ph.',
  'ph ',
  'Phone: ',
  'Tel. ',
  'tel:',
  'mob ',
  'Mobile: ',
  'M: ',
  'T ',
  '(m) ',
  'Call me on ',
]
const SUFFIXES = [
  '',
  '',
  ' ',
  '.',
  ' ext 12',
  ' ext. 4',
  ' x12',
  'x7',
  ' extension 301',
  ', ext 12',
  ' #3',
  ' (after hours)',
  ' Sam',
]

/** A national number without its trunk prefix, and the same number as people write it. */
interface Spelling {
  text: string
  national: string
}

/** Country codes and trunk prefixes as people write them. */
const PREFIXES = [
  '0',
  '(0)',
  '+61',
  '+61 ',
  '+61 (0)',
  '+61(0)',
  '(+61) ',
  '+61-',
  '61 ',
  '0061 ',
  '0011 61 ',
  '+61 0',
  '',
]

const withPrefix = (national: fc.Arbitrary<string>, prefixes: readonly string[]): fc.Arbitrary<Spelling> =>
  fc
    .tuple(national, fc.noShrink(fc.constantFrom(...prefixes)))
    .chain(([number, prefix]) =>
      withSeparators(fc.constant(number)).map((text) => ({ text: `${prefix}${text}`, national: number })),
    )

const geographic = concat(oneOf('2', '3', '7', '8'), digits(8))

/** "(02) 9876 5432", "(02)98765432". */
const areaCodeInBrackets = fc.tuple(geographic, oneOf('', ' ', '\u00a0', '-')).chain(([national, gap]) =>
  withSeparators(fc.constant(national.slice(1))).map((rest) => ({
    text: `(0${national[0]})${gap}${rest}`,
    national,
  })),
)

/** Full-width digits, as Asian keyboards write them. */
const fullWidth = (text: string) => text.replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

/** Invisible characters that are copied with a number from a list of contacts. */
const invisibleMark = oneOf('', '', '', '\u202a', '\u2068', '\u200b', '\ufeff')

const withSurroundings = (number: fc.Arbitrary<Spelling>): fc.Arbitrary<Spelling> =>
  fc
    .tuple(number, oneOf(...LABELS), oneOf(...SUFFIXES), invisibleMark, fc.integer({ min: 0, max: 9 }))
    .map(([{ text, national }, label, end, mark, width]) => ({
      text: `${label}${mark}${width === 0 ? fullWidth(text) : text}${mark}${end}`,
      national,
    }))

export const mobiles = withSurroundings(withPrefix(concat(fc.constant('4'), digits(8)), PREFIXES))
export const geographics = withSurroundings(fc.oneof(withPrefix(geographic, PREFIXES), areaCodeInBrackets))

const COUNTRY_CODES = ['', '', '+61 ', '+61', '(+61) ', '0061 ']

/**
 * 1300 and 1800 numbers, 13 numbers of six digits (130 is the beginning of a 1300 number), and 180
 * numbers of seven.
 */
export const services = withSurroundings(
  withPrefix(
    fc.oneof(
      concat(oneOf('1300', '1800'), digits(6)),
      concat(fc.constant('13'), oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9'), digits(3)),
      concat(fc.constant('1802'), digits(3)),
    ),
    COUNTRY_CODES,
  ),
)

/** Eight digits without area code. */
export const locals = withSurroundings(
  withSeparators(concat(oneOf('2', '3', '4', '5', '7', '8', '9'), digits(7))).map((text) => ({
    text,
    national: text.replaceAll(/\D/g, ''),
  })),
)

export const phones = fc.oneof(mobiles, geographics, services, locals)

/**
 * Standard email addresses without a slash or a bar in their local parts: there those separate two
 * contact details.
 */
export const emails = fc.emailAddress().filter((address) => !/[/|]/.test(address))

/** Postcodes, most of them of Sydney. */
const postcode = fc.oneof(
  concat(fc.constant('2'), digits(3)),
  concat(oneOf('3', '4', '5', '6', '7', '8', '9'), digits(3)),
  concat(oneOf('02', '08', '09'), digits(2)),
)

export const SUBURBS = [
  'Parramatta',
  'St Marys',
  'Brighton-Le-Sands',
  'Brighton‑Le‑Sands',
  'O’Connor',
  "O'Connor",
  'Mt Druitt',
  'St. Ives',
  'Norwest',
  'sydney cbd',
  'Curl Curl',
  'Wooloomooloo & The Rocks',
]

/** A building's location as people write it, with the postcode in it. */
export const places: fc.Arbitrary<{ text: string; postcode: string }> = fc
  .tuple(postcode, oneOf(...SUBURBS), fc.nat(9))
  .map(([code, suburb, form]) => {
    const forms = [
      code,
      `NSW ${code}`,
      `${suburb} NSW ${code}`,
      `${code[0]} ${code.slice(1)}`,
      `${code} ${suburb}`,
      fullWidth(code),
      `${suburb}, ${code}`,
      `${suburb} N.S.W. ${code}, Australia`,
      `postcode ${code}`,
      ` ${code}. `,
    ]
    return { text: forms[form] ?? code, postcode: code }
  })

export * from './mail-domains'
