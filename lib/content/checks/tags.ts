import type { Node } from '@markdoc/markdoc'
import { namesLike } from './pictures'
import { textProblem } from './text'
import type { Loaded } from '../load'
import { TAGS, plainText, tags } from '../markdown'
import { requiredPictures, type RequiredPicture } from '../../images/required-pictures'
import { formatValue, type Problem } from '../problem'
import type { Entry, Route } from '../types'
import { entriesOf } from '../entries'

/** The kinds of pages whose texts are read as a whole and have room for figures and quotes. */
const KINDS: readonly Route['kind'][] = ['page', 'prose', 'article']

/**
 * Figures and quotes occur only in articles and on prose pages; figures show pictures of the site,
 * quotes repeat the text word for word. Malformed tags are reported by Markdoc itself.
 */
export function checkTags({ content, sourceImages }: Loaded, routes: readonly Route[]): Problem[] {
  const files = new Set(routes.filter(({ kind }) => KINDS.includes(kind)).map(({ entry }) => entry.file))
  const required = requiredPictures(content)
  // The source image of a picture is known even if the picture's entry could not be read: that
  // problem is reported elsewhere.
  const known = new Set([...required, ...sourceImages].map(({ name }) => name))
  return entriesOf(content).flatMap((entry) =>
    tags(entry.allBranches)
      .filter(({ tag }) => tag && Object.hasOwn(TAGS, tag))
      .flatMap((node) => {
        if (!files.has(entry.file)) return [misplaced(entry, node)]
        return node.tag === 'quote' ? checkQuote(entry, node) : checkFigure(entry, node, known, required)
      }),
  )
}

function misplaced(entry: Entry<object>, node: Node): Problem {
  const expected = 'text without tags here: figures and quotes may stand in articles and in pages without a list'
  return textProblem(entry, lineOf(node), `the tag {% ${node.tag} %}`, expected)
}

const lineOf = ({ lines }: Node) => lines[0] ?? 0

function checkFigure(
  entry: Entry<object>,
  node: Node,
  known: ReadonlySet<string>,
  required: readonly RequiredPicture[],
): Problem[] {
  const name: unknown = node.attributes.picture
  if (typeof name !== 'string' || known.has(name)) return []
  const expected = `the name of a picture that the site shows: ${namesLike(name, required)}; or figures/… for one of the text’s own`
  return [textProblem(entry, lineOf(node), `the picture ${formatValue(name)}`, expected)]
}

function checkQuote(entry: Entry<object>, node: Node): Problem[] {
  const quoted = plainText(node)
  if (quoted !== '' && oneLine(plainText(entry.allBranches)).includes(oneLine(quoted))) return []
  const expected = 'a sentence of this text, word for word: a quote repeats what stands beside it'
  return [textProblem(entry, lineOf(node), `the quote ${formatValue(quoted)}`, expected)]
}

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
