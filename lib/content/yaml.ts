import { LineCounter, isNode, parseDocument, visit, type Document } from 'yaml'
import { memoize } from './memoize'
import { formatValue } from './problem'

/** A text in YAML: its value, or why it has none. */
export interface Yaml {
  value: unknown
  /** The line, counted from 1, of the field or of the nearest one around it. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** The syntax errors. The value is undefined if there are any. */
  errors: { line: number; found: string; expected: string }[]
}

/** A colour without quotes within braces: the rest of the line, with the brace, is a comment. */
const COLOUR_AS_COMMENT = /\{[^#]*: +#[\da-f]{3,8}\b/i

/** Parses a text in YAML. */
export const parseYaml = memoize((text: string): Yaml => {
  const counter = new LineCounter()
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
  const lines = text.split('\n')
  const errorAt = (line: number, message: string) => ({
    line,
    found: formatValue(lines[line - 1]),
    expected: `valid YAML: ${message}${/mapping/i.test(message) ? ' (a text with a colon in it goes in quotes)' : ''}`,
  })
  const colour = document.errors.length > 0 ? lines.findIndex((line) => COLOUR_AS_COMMENT.test(line)) + 1 : 0
  const errors =
    colour > 0
      ? [errorAt(colour, 'a colour in quotes, since a comment begins with #')]
      : document.errors.map(({ pos, code, message }) =>
          errorAt(
            counter.linePos(pos[0]).line,
            code === 'DUPLICATE_KEY' ? 'each field once: this one is already further up' : message,
          ),
        )
  const lineOf = (path: readonly PropertyKey[]) => lineIn(document, path, counter)
  if (errors.length > 0) return { value: undefined, lineOf, errors }
  try {
    const value: unknown = document.toJS()
    JSON.stringify(value)
    return { value, lineOf, errors }
  } catch (error) {
    // Only toJS and stringify report an alias (*name) without an anchor before it, or within it.
    const { name, message } = error as Error
    const expected = name === 'TypeError' ? 'an alias outside the value that it refers to' : message
    return { value: undefined, lineOf, errors: [errorAt(lineOfAlias(document, counter), expected)] }
  }
})

function lineIn(document: Document, path: readonly PropertyKey[], counter: LineCounter): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
  }
  return 1
}

/** The line of the first alias that has no anchor before it, or is within it. */
function lineOfAlias(document: Document, counter: LineCounter): number {
  let line = 1
  visit(document, {
    Alias(_, alias, path) {
      const named = alias.resolve(document)
      if (named && !path.includes(named)) return undefined
      line = counter.linePos(alias.range?.[0] ?? 0).line
      return visit.BREAK
    },
  })
  return line
}
