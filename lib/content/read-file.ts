import type { z } from 'zod'
import type { Node } from '@markdoc/markdoc'
import { absentFacts, fillFacts } from './facts'
import { chooseWords } from './field-words'
import { chooseBranches, parseMarkdown } from './markdown'
import { isShown, namesIn, pathInFile, withoutHidden, type Offered } from './needs'
import { expectedFields, fieldName, readIssues, formatValue, type Problem } from './problem'
import { memoize } from './memoize'
import { normalText, type ContentFiles } from './content-files'
import { readOnce, type Context, type Findings, type Reading } from './reading'
import type { Entry } from './types'
import { withoutLinks } from './withdrawn'
import { parseYaml, type Yaml } from './yaml'

const parseBody = memoize(parseMarkdown)

/** The fields of a file that is YAML as a whole; undefined if it is missing or invalid. */
export function readYamlFile<Fields extends object>(
  reading: Reading,
  file: string,
  schema: z.ZodType<Fields>,
): Fields | undefined {
  const text = textOf(reading.from, file)
  if (text === undefined) {
    reading.problems.push(missing(file))
    return undefined
  }
  return readOnce(reading, file, text, (context) => readFields(context, file, parseYaml(text), 0, schema))
}

/** The front matter of a Markdown file, and the text below it. */
const PARTS = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/

/** The fields in a Markdown file as they are written, before they are checked. */
export const frontMatterOf = (text: string): unknown => parseYaml(PARTS.exec(text)?.[1] ?? '').value

/** The entry in a Markdown file with front matter; undefined if it is invalid. */
export function readEntry<Fields extends object>(
  reading: Reading,
  file: string,
  slug: string,
  schema: z.ZodType<Fields>,
): Entry<Fields> | undefined {
  const whole = textOf(reading.from, file) ?? ''
  return readOnce(reading, file, whole, (context) => entryIn(context, whole, file, slug, schema))
}

function entryIn<Fields extends object>(
  reading: Context & Findings,
  whole: string,
  file: string,
  slug: string,
  schema: z.ZodType<Fields>,
): Entry<Fields> | undefined {
  const parts = PARTS.exec(whole)
  if (!parts) {
    reading.problems.push({
      file: `${file}:1`,
      field: 'front matter',
      found: formatValue(whole.slice(0, 40)),
      expected: 'fields between two lines of three hyphens, and the text below them',
    })
    return undefined
  }
  const [, front = '', text = ''] = parts
  const yaml = parseYaml(front)
  const bodyLine = front.split('\n').length + 2
  const markdown = text
    .split('\n')
    .map((line, i) => fill(reading, line, `${file}:${bodyLine + i}`, 'text'))
    .join('\n')
  const allBranches = parseBody(markdown)
  const body = chooseBranches(allBranches, reading.conditions)
  if (isShown(yaml.value, reading.conditions.offered)) {
    const written = markdown.split('\n')
    noteAbsentFacts(reading, body, (name, block) => {
      const exact = written.findIndex((line, i) => i >= block && line.includes(`{${name}}`))
      return `${file}:${bodyLine + (exact < 0 ? block : exact)}`
    })
  }
  // The front matter begins on the second line.
  const fields = readFields(reading, file, yaml, 1, schema)
  const placeOf = (path: readonly PropertyKey[]) => {
    const written = pathInFile(yaml.value, path, reading.conditions.offered)
    return { file: `${file}:${yaml.lineOf(written) + 1}`, field: fieldName(written) }
  }
  return fields && { ...fields, slug, file, markdown, body, allBranches, bodyLine, placeOf }
}

/** The problem of a required file or folder that is missing. */
export function missing(file: string, expected = 'a file or folder of this name: put it back'): Problem {
  return { file, field: 'the file', found: 'nothing', expected }
}

/** A file's text, without differences between the editors that people write it with. */
export function textOf(from: ContentFiles, file: string): string | undefined {
  const text = from.read(file)
  return text === undefined ? undefined : normalText(text)
}

/**
 * Fills in the facts, chooses the branches that hold, checks the fields, and records what is wrong
 * or not yet confirmed. List entries that are not shown are checked like the others.
 */
function readFields<Fields extends object>(
  reading: Context & Findings,
  file: string,
  yaml: Yaml,
  linesBefore: number,
  schema: z.ZodType<Fields>,
): Fields | undefined {
  const { problems } = reading
  const before = problems.length
  const lineIn = (line: number) => `${file}:${line + linesBefore}`
  for (const { line, ...error } of yaml.errors) problems.push({ file: lineIn(line), field: 'YAML', ...error })
  if (yaml.errors.length > 0) return undefined

  const place = (path: readonly PropertyKey[]) => lineIn(yaml.lineOf(path))
  const offered = reading.conditions.offered
  const filled = mapStrings(yaml.value, [], offered, (text, path, isShown) => {
    const [at, field] = [place(path), fieldName(path)]
    const { words, wrong } = chooseWords(fill(reading, text, at, field), reading.conditions)
    const absent = isShown ? absentFacts(words, reading.facts) : []
    problems.push(...wrong.map((one) => ({ file: at, field, ...one })))
    problems.push(...absent.map((name) => absentProblem(name, at, field)))
    return words
  })
  noteMarks(reading, file, yaml.value, [], place)
  const result = schema.safeParse(filled, { error: expectedFields })
  for (const { path, found, expected } of readIssues(result.error?.issues ?? [], filled)) {
    problems.push({ file: place(path), field: fieldName(path) || 'front matter', found, expected })
  }
  return problems.length === before ? (withoutHidden(result.data, offered) as Fields) : undefined
}

/** What cannot be seen and comes with text from other programs: feeds with it cannot be read. */
const CONTROL = /[^\P{Cc}\n\t]/u

/**
 * The text with the facts filled in, and without links to what is not offered; anything else in
 * braces is a problem, and so is a control character.
 */
function fill({ facts, gone, problems }: Context & Findings, text: string, file: string, field: string): string {
  const control = CONTROL.exec(text)
  if (control) {
    const [character] = control
    const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')
    const before = formatValue(text.slice(0, control.index).slice(-20))
    const expected = 'words without it: delete those on both sides of it, and type them again'
    problems.push({ file, field, found: `the invisible character U+${code} after ${before}`, expected })
  }
  const expected = () => `braces only around the name of a fact: {${[...facts.keys()].join('}, {')}}`
  return fillFacts(withoutLinks(text, gone), facts, (found) =>
    problems.push({ file, field, found, expected: expected() }),
  )
}

function absentProblem(name: string, file: string, field: string): Problem {
  const expected = `words that hold without it: take it out, put what depends on it between {% if $offered.${name} %} and {% /if %}, or give the entry of the list “needs: ${name}”`
  return { file, field, found: `{${name}}, which has no value`, expected }
}

/**
 * A text may refer to an absent fact only in a branch that does not hold. `place` gives the place
 * for the block that begins on a line.
 */
function noteAbsentFacts(
  { facts, problems }: Context & Findings,
  body: Node,
  place: (name: string, block: number) => string,
): void {
  let line = 0
  for (const { lines, attributes } of body.walk()) {
    line = lines[0] ?? line
    for (const value of Object.values(attributes)) {
      if (typeof value !== 'string') continue
      // Markdown writes the braces of an address as %7B and %7D.
      const text = value.replaceAll(/%7B/gi, '{').replaceAll(/%7D/gi, '}')
      for (const name of absentFacts(text, facts)) problems.push(absentProblem(name, place(name, line), 'text'))
    }
  }
}

/**
 * Lists the values that are marked as samples or as not confirmed, and the marks that name no fact.
 */
function noteMarks(
  reading: Context & Findings,
  file: string,
  value: unknown,
  path: PropertyKey[],
  place: (path: readonly PropertyKey[]) => string,
): void {
  if (typeof value !== 'object' || value === null) return
  const fields = value as Record<string, unknown>
  const field = fieldName(path) || 'the whole file'
  if (fields.sample === true) reading.unconfirmed.push({ file, field, reason: 'sample' })
  if (fields.confirmed === false) reading.unconfirmed.push({ file, field, reason: 'not confirmed' })
  for (const name of namesIn(fields.needs).filter((name) => !reading.facts.has(name))) {
    const needs = [...path, 'needs']
    const expected = `the name of a fact: ${[...reading.facts.keys()].join(', ')}`
    reading.problems.push({ file: place(needs), field: fieldName(needs), found: formatValue(name), expected })
  }
  for (const [key, part] of Object.entries(fields))
    noteMarks(reading, file, part, [...path, Array.isArray(value) ? Number(key) : key], place)
}

/**
 * The value with each string in it replaced; `replace` is told whether the string's list entry is
 * shown.
 */
function mapStrings(
  value: unknown,
  path: PropertyKey[],
  offered: Offered,
  replace: (text: string, path: PropertyKey[], isShown: boolean) => string,
  isAround = true,
): unknown {
  if (typeof value === 'string') return replace(value, path, isAround)
  if (typeof value !== 'object' || value === null) return value
  const isHere = isAround && isShown(value, offered)
  const mapped = (key: PropertyKey, part: unknown) => mapStrings(part, [...path, key], offered, replace, isHere)
  if (Array.isArray(value)) return value.map((part, i) => mapped(i, part))
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, mapped(key, part)]))
}
