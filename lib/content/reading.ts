import type { conditionsOf } from './conditions'
import type { ContentFiles } from './content-files'
import type { Facts } from './facts'
import type { Problem, Unconfirmed } from './problem'

/** What the meaning of a file's text depends on, besides the text itself. */
export interface Context {
  facts: Facts
  /** What conditions in texts may refer to. */
  conditions: ReturnType<typeof conditionsOf>
  /** The paths of pages that the site lacks while a service is not offered. */
  gone: readonly string[]
}

/** What was found to be wrong or not yet confirmed. */
export interface Findings {
  problems: Problem[]
  unconfirmed: Unconfirmed[]
}

/** One reading of the content: its files, the facts for prose, and what was found. */
export interface Reading extends Context, Findings {
  from: ContentFiles
  /** What was read so far, by file. */
  texts: Map<string, string>
  /** What is known about texts that were read in the same context, by file and text. */
  known: Map<string, Findings & { result: unknown }>
}

/** How many contexts are remembered: that of the current content, and those of recent edits. */
const REMEMBERED = 4

const remembered = new Map<string, Reading['known']>()

/** Begins a reading; it reuses what earlier readings in the same context have found. */
export function startReading(from: ContentFiles, context: Context): Reading {
  const key = JSON.stringify([[...context.facts], context.conditions, context.gone])
  const known: Reading['known'] = remembered.get(key) ?? new Map()
  if (!remembered.has(key) && remembered.size === REMEMBERED) remembered.clear()
  remembered.set(key, known)
  return { from, ...context, problems: [], unconfirmed: [], texts: new Map(), known }
}

/** The problem of a file that is not in UTF-8: some of its letters would be shown as �. */
export function notUtf8(file: string, text: string): Problem | undefined {
  const first = text.search(/[\uFFFD\0]/)
  if (first < 0) return undefined
  return {
    file: `${file}:${text.slice(0, first).split('\n').length}`,
    field: 'the file',
    found: 'letters in another encoding than UTF-8',
    expected: 'a text in UTF-8: save it again with that encoding, and write the letters that are wrong anew',
  }
}

/**
 * The result of reading a file's text: `read` is called once for the same text in the same context.
 */
export function readOnce<Result>(
  reading: Reading,
  file: string,
  text: string,
  read: (context: Context & Findings) => Result,
): Result | undefined {
  reading.texts.set(file, text)
  const unreadable = notUtf8(file, text)
  if (unreadable) {
    reading.problems.push(unreadable)
    return undefined
  }
  const key = `${file}\n${text}`
  const found = reading.known.get(key) as (Findings & { result: Result }) | undefined
  const { facts, conditions, gone } = reading
  const findings: Findings = { problems: [], unconfirmed: [] }
  const known = found ?? { ...findings, result: read({ facts, conditions, gone, ...findings }) }
  reading.known.set(key, known)
  reading.problems.push(...known.problems)
  reading.unconfirmed.push(...known.unconfirmed)
  return known.result
}
