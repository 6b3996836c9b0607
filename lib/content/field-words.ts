import Markdoc, { type Node } from '@markdoc/markdoc'
import { PAIRED, unpairedConditions, wrongConditions } from './checks/conditions'
import { chooseBranches, parseMarkdown, plainText, type Conditions } from './markdown'

/** The tags of conditions. Any other tag is rejected by the field's schema. */
const TAG = /\{%\s*(?:if|else|\/if)\b.*?%\}/g

/** The words of a field in the branches that hold, and what is wrong with its conditions. */
export function chooseWords(
  text: string,
  conditions: Conditions,
): { words: string; wrong: { found: string; expected: string }[] } {
  const tags = text.match(TAG)
  if (!tags) return { words: text, wrong: [] }
  const parts = text.split(TAG)
  const tree = treeOf(parts, tags)
  const unpaired = unpairedConditions(text).map(({ found }) => ({ found, expected: PAIRED }))
  const unread = Markdoc.validate(tree, {}).map(({ error }) => ({ found: error.message, expected: PAIRED }))
  const wrong = [unpaired, unread].find(({ length }) => length > 0) ?? wrongConditions(tree, conditions)
  const chosen = plainText(chooseBranches(tree, conditions)).match(/\d+/g) ?? []
  const words = chosen.map((i) => parts[Number(i)]).join('')
  return {
    words: words.replaceAll(/ {2,}/g, ' ').trim(),
    wrong: wrong.map(({ found, expected }) => ({ found, expected })),
  }
}

/** The tags with a number for each part around them: the words may be Markdown of their own. */
function treeOf(parts: readonly string[], tags: readonly string[]): Node {
  return parseMarkdown(parts.flatMap((_, i) => [String(i), tags[i] ?? '']).join('\n\n'))
}
