import { z } from 'zod'

/** A problem of the content, in words for the person who will correct it. */
export interface Problem {
  /**
   * Path from the project's root, with the line where it is known:
   * "content/services/office-cleaning.md:14".
   */
  file: string
  /** The field with its parents: "scope[3].check"; "text" for the prose below the front matter. */
  field: string
  found: string
  /** What is expected, and what to do if that is not obvious from it. */
  expected: string
  /** The texts that are to be corrected, where they are not in that field. */
  places?: readonly Place[]
}

/** Thrown when content is wrong; its message lists every problem. */
export class ContentError extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(describeProblems(problems))
    this.name = 'ContentError'
  }
}

/** All problems as one text for a terminal. */
export function describeProblems(problems: readonly Problem[]): string {
  return `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the content:\n\n${listed(problems)}\n`
}

/** The warnings, which stop nothing, as one text for a terminal. */
export function describeWarnings(warnings: readonly Problem[]): string {
  return `${warnings.length} ${warnings.length === 1 ? 'warning, which stops' : 'warnings, which stop'} nothing:\n\n${listed(warnings)}\n`
}

/** Those that expect the same are listed together: fifty places may name a file that is gone. */
function listed(problems: readonly Problem[]): string {
  const groups = [...new Set(problems.map(({ expected }) => expected))]
  return groups
    .map((expected) => {
      const same = problems.filter((problem) => problem.expected === expected)
      return [...same.flatMap(same.length > 1 ? inOneLine : inThreeLines), `    expected  ${expected}`].join('\n')
    })
    .join('\n\n')
}

const placesOf = ({ places = [] }: Problem) => places.map((place) => `              ${describePlace(place)}`)

const inOneLine = (problem: Problem) => [`  ${problem.file}  ${problem.field}  ${problem.found}`, ...placesOf(problem)]

const inThreeLines = (problem: Problem) => [
  `  ${problem.file}`,
  `    field     ${problem.field}`,
  `    found     ${problem.found}`,
  ...placesOf(problem),
]

/** A value that the launch has to wait for. */
export interface Unconfirmed {
  file: string
  field: string
  /** Its mark, or what is wrong with it and what to do. */
  reason: string
  /** Where texts make a claim, or rely on a source. */
  places?: readonly Place[] | undefined
}

/** The words of a text with the file and the line on which they begin, or the name of a source. */
export interface Place {
  file: string
  words: string
}

/** A place as one line of a text for a terminal. */
export const describePlace = ({ file, words }: Place): string => `${file}  “${words}”`

/** All such values as one text for a terminal. */
export function describeUnconfirmed(values: readonly Unconfirmed[]): string {
  const list = values.map(({ file, field, reason }) => `  ${file}  ${field}  (${reason})`)
  const what = values.length === 1 ? '1 value is a sample' : `${values.length} values are samples`
  return `${what}, not confirmed or not proven, so the site cannot be launched:\n\n${list.join('\n')}\n\nPut in the real value, or the evidence for it, and take out its mark: “sample: true” or “confirmed: false”. npm run launch lists them step by step, and says how to confirm each.\n`
}

/** A path of keys in the usual notation: ["scope", 3, "check"] gives scope[3].check. */
export function fieldName(path: readonly PropertyKey[]): string {
  return path.map((key, i) => (typeof key === 'number' ? `[${key}]` : `${i === 0 ? '' : '.'}${String(key)}`)).join('')
}

/** A value, formatted for one line of an error message. */
export function formatValue(value: unknown): string {
  if (value === undefined) return 'nothing'
  const text = JSON.stringify(value)
  return text.length > 90 ? `${text.slice(0, 87)}…` : text
}

/**
 * What a schema found wrong, as fields with what was found and expected; one item for each unknown
 * key.
 */
export function readIssues(
  issues: readonly z.core.$ZodIssue[],
  input: unknown,
): { path: PropertyKey[]; found: string; expected: string }[] {
  return issues.flatMap((issue) => {
    const value = issue.path.reduce<unknown>(
      (part, key) => (part as Record<PropertyKey, unknown> | undefined)?.[key],
      input,
    )
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        found: formatValue((value as Record<string, unknown>)[key]),
        expected: 'no such field: take it out, or correct its spelling (docs/content-reference.md lists the fields)',
      }))
    }
    // A name that an author chooses.
    if (issue.code === 'invalid_key') {
      const found = formatValue(issue.path.at(-1))
      return issue.issues.map((name) => ({ path: issue.path, found, expected: expectation(name) }))
    }
    return [{ path: issue.path, found: foundText(issue, value), expected: expectation(issue) }]
  })
}

/** The value, with its size where that is the problem. */
function foundText(issue: z.core.$ZodIssue, value: unknown): string {
  if (issue.code !== 'too_small' && issue.code !== 'too_big') return formatValue(value)
  if (typeof value === 'string') return `${value.length} characters: ${formatValue(value)}`
  if (Array.isArray(value)) return `${value.length} ${value.length === 1 ? 'entry' : 'entries'}`
  return formatValue(value)
}

/** Kinds of values in an author's words. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text (a number or a date that is meant as text goes in quotes)',
  number: 'a number, without quotes or a unit',
  int: 'a whole number, without quotes or a unit',
  boolean: 'true or false',
  array: 'a list, such as [one, two]; [] is an empty one',
  record: 'a group of fields, or {} where there are none',
}

/** What a group of fields expects, according to its schema: `error` of `safeParse`. */
export function expectedFields({ code, inst, input }: z.core.$ZodRawIssue): string | undefined {
  if (code !== 'invalid_type' || !(inst instanceof z.ZodObject)) return undefined
  const [only, ...others] = Object.keys(inst.shape).filter((name) => !inst.shape[name].safeParse(undefined).success)
  const isOne = only !== undefined && others.length === 0 && inst.shape[only].safeParse(input).success
  return `a group of fields: ${isOne ? `{ ${only}: ${formatValue(input)} }` : Object.keys(inst.shape).join(', ')}`
}

function expectation(issue: z.core.$ZodIssue): string {
  const unit =
    'origin' in issue && issue.origin === 'string'
      ? ' characters'
      : 'origin' in issue && issue.origin === 'array'
        ? ' entries'
        : ''
  switch (issue.code) {
    case 'too_small':
      if (unit === ' characters' && issue.minimum === 1) return 'some text'
      if (unit === ' entries' && issue.minimum === 1) return 'at least 1 entry'
      return `${issue.exact ? 'exactly' : 'at least'} ${issue.minimum}${unit}`
    case 'too_big':
      return `${issue.exact ? 'exactly' : 'at most'} ${issue.maximum}${unit}`
    case 'invalid_value':
      if (issue.values.length > 1) return `one of ${issue.values.map(formatValue).join(', ')}`
      // A mark, such as `sample: true`: its opposite is no line at all.
      return `${formatValue(issue.values[0])}${typeof issue.values[0] === 'boolean' ? '; otherwise take the line out' : ''}`
    case 'invalid_type':
      // The message of `expectedFields`, which knows the schema.
      return issue.expected === 'object' ? issue.message : (TYPES[issue.expected] ?? issue.expected)
    default:
      return issue.message
  }
}
