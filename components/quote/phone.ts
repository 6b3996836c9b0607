import { MAX_LENGTH, plainText, type ParsedField } from './parsed-field'

/** Errors of the phone field. */
type PhoneError = 'phoneInvalid'

/** Warnings of the phone field. */
export type PhoneWarning = 'phoneAbroad' | 'phoneWords' | 'phoneUnusual'

/**
 * Numbers as they are dialled in Australia (ACMA, Telecommunications Numbering Plan 2025), with or
 * without the country code and the trunk prefix: geographic and mobile, 1300 and 1800, 13, 180.
 */
const NATIONAL = /^(?:\+61|001161|0061|61)?(?:0?([2-578]\d{8})|(1[38]00\d{6}|13[1-9]\d{3}|180[2-9]\d{3}))$/

/** A number without its area code. */
const LOCAL = /^[2-9]\d{7}$/

/** Numbers of other countries: a plus sign, and at most fifteen digits (ITU-T E.164). */
const FOREIGN = /^\+(?!61)[1-9]\d{7,14}$/

/** The same with an international prefix: 0011 from Australia, 00 from most of the world. */
const DIALLED_ABROAD = /^00(?:11(?!61)|(?!11|61))([1-9]\d{7,14})$/

/** 13, 1300 and 1800 numbers whose last digits are given as letters; one digit may come first. */
const IN_LETTERS = /\b(1[\s-]?[38][\s-]?0[\s-]?0|13)[\s-]*(\d?(?:[\s-]*[a-z]){3}[a-z\d\s-]*)/i

/** The digits of the letters from a to z on a keypad (ITU-T E.161). */
const KEYPAD = '22233344455566677778889999'

/** The number of digits of the shortest number in use all over Australia: 13 12 34. */
const FEWEST_DIGITS = 6

/** A run of digits with what people write between them. Labels and extensions are excluded. */
const RUNS = /[+(\s]*\d[\d\s+().,/·\-‐-―−]*/g

/**
 * Matches before a number's likely beginning: a floor, an hour or another number may precede it in
 * the same run.
 */
const BEGINNING = /\s+(?=\(?0|\+|1[38]00)/g

/**
 * Parses the phone field. The value is the first number in it with its country code (E.164:
 * +61412345678; a 13 number keeps its six digits: +61131234), Australian in any of its usual
 * spellings or of another country. With the warnings `phoneWords` and `phoneUnusual` it is the text
 * as typed. A number without an area code keeps its eight digits: the office dials them as they
 * are.
 */
export function readPhone(text: string): ParsedField<string, PhoneError, PhoneWarning> {
  const plain = plainText(text)
  if (plain === '') return {}
  if (plain.length > MAX_LENGTH) return { error: 'phoneInvalid' }
  for (const part of partsOf(plain)) {
    const number = dialled(part)
    if (number) return { value: number }
    const abroad = DIALLED_ABROAD.exec(part)
    if (abroad) return { value: `+${abroad[1]}`, warning: 'phoneAbroad', suggestion: `+${abroad[1]}` }
  }
  const spelt = spelled(plain)
  if (spelt) return { value: plain, warning: 'phoneWords', suggestion: spelt }
  // The digits of an email address are no phone number.
  if (plain.includes('@') || plain.replaceAll(/\D/g, '').length < FEWEST_DIGITS) return { error: 'phoneInvalid' }
  return { value: plain, warning: 'phoneUnusual' }
}

/** The first phone number in a text without a warning, as E.164; undefined if there is none. */
export function parsePhone(text: string): string | undefined {
  const { value, warning } = readPhone(text)
  return warning ? undefined : value
}

/** Parts of a text that may be numbers, as digits and plus signs, the likeliest first. */
function partsOf(plain: string): string[] {
  // A letter among the digits is a typing error, not the end of a number.
  const runs = [...plain.matchAll(RUNS)].filter(
    ({ 0: run, index }, i) => i === 0 || !/^\p{L}\d/u.test((plain[index - 1] ?? '') + run),
  )
  return runs
    .flatMap(([run]) => [
      run,
      ...run.split(/[,/]/),
      ...[...run.matchAll(BEGINNING)].map(({ index }) => run.slice(index)),
    ])
    .map((part) => part.replace(/((?:\+|00)[^(]*)\(0\)/, '$1').replaceAll(/[^\d+]/g, ''))
}

function dialled(digits: string): string | undefined {
  if (FOREIGN.test(digits)) return digits
  const [, subscriber, service] = NATIONAL.exec(digits) ?? []
  if (subscriber ?? service) return `+61${subscriber ?? service}`
  return LOCAL.test(digits) ? digits : undefined
}

/**
 * Converts a number with letters to digits: 1300 CLEANER gives 1300 253 263, since letters past the
 * last digit are not dialled.
 */
function spelled(plain: string): string | undefined {
  const [, start = '', rest = ''] = IN_LETTERS.exec(plain) ?? []
  const prefix = start.replaceAll(/\D/g, '')
  const groups = prefix === '13' ? /^(\d\d)(\d\d)/ : /^(\d{3})(\d{3})/
  const digits = [...rest.toLowerCase().replaceAll(/[\s-]/g, '')].map((sign) => KEYPAD[sign.charCodeAt(0) - 97] ?? sign)
  const [, first, second] = groups.exec(digits.join('')) ?? []
  return first && `${prefix} ${first} ${second}`
}
