import type { z } from 'zod'
import { line } from './common'

/** A name in square brackets, in whose place a figure goes. */
export const BLANK = /\[(\w+)\]/g

/** The type of such a line in the content reference. */
export const WITH_BLANKS = 'text with blanks'

/** One line with blanks, such as "[count] hours", which the site fills in: see `fillBlanks`. */
export function lineWith<Name extends string>(names: readonly Name[], description: string) {
  const known = new Set<string | undefined>(names)
  const listed = names.map((name) => `[${name}]`).join(', ')
  return line
    .refine(
      (words) => [...words.matchAll(BLANK)].every(([, name]) => known.has(name)),
      `square brackets only around what the site fills in: ${listed}`,
    )
    .meta({ title: WITH_BLANKS, description: `${description} The site fills in ${listed}.` })
    .brand<Name>()
}

/** The line with its blanks filled in. */
export const fillBlanks = <Name extends string>(
  words: string & z.core.$brand<Name>,
  values: Readonly<Record<NoInfer<Name>, string | number>>,
): string => words.replaceAll(BLANK, (_, name: Name) => String(values[name]))
