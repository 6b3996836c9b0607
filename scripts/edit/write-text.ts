import { isDeepStrictEqual } from 'node:util'
import type { Node } from '@markdoc/markdoc'
import { parseMarkdown } from '../../lib/content/markdown'
import { keepLines } from './keep-lines'

/**
 * A text as the editor has written it, in the style of the content: bullets are hyphens, and a line
 * that says the same as before is written as before.
 */
export function writeText(before: string, after: string): string {
  const text = after.replaceAll(/^(\s*)\* /gm, '$1- ').trim()
  const kept = keepLines(before, text, meaningOf)
  // Where a line depends on those around it, the text as the editor wrote it is right.
  return saysTheSame(kept, text) ? kept : text
}

/** A line without its white space, escapes and padding, whichever characters mark its emphasis. */
const meaningOf = (line: string) =>
  line
    .replaceAll(/[\s\\]/g, '')
    .replaceAll('_', '*')
    .replaceAll(/-{2,}/g, '-')

const saysTheSame = (one: string, other: string) =>
  isDeepStrictEqual(meaningIn(parseMarkdown(one)), meaningIn(parseMarkdown(other)))

/** What a tree says, without where it stands in its file and how it was marked. */
function meaningIn({ type, tag, attributes, children }: Node): unknown {
  const { marker: _, ...said } = attributes as Record<string, unknown>
  return { type, tag, said, children: children.map(meaningIn) }
}
