import { isDeepStrictEqual } from 'node:util'
import type { Node } from '@markdoc/markdoc'
import { parseMarkdown } from '../../lib/content/markdown'
import { keepLines } from './keep-lines'

/**
 * A text as the editor has written it, in the style of the content: bullets are hyphens, and a line
 * that means the same as before is written as before.
 */
export function writeText(before: string, after: string): string {
  const text = after.replaceAll(/^(\s*)\* /gm, '$1- ').trim()
  const kept = keepLines(before, text, meaningOf)
  // If the meaning of a line depends on those around it, the editor's version of the text is used.
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

/** The meaning of a tree, without its position in the file and its notation. */
function meaningIn({ type, tag, attributes, children }: Node): unknown {
  const { marker: _, ...said } = attributes as Record<string, unknown>
  return { type, tag, said, children: children.map(meaningIn) }
}
