import { LineCounter, isNode, parseDocument, type Document } from 'yaml'
import { memoize } from './memoize'
import { formatValue } from './problem'

/** A text in YAML: its value, or why there is none. */
export interface Yaml {
  value: unknown
  /** The line, counted from 1, of the field or of the nearest one around it. */
  lineOf: (path: readonly PropertyKey[]) => number
  /** Lines that are no YAML. The value is undefined when there are any. */
  errors: { line: number; found: string; expected: string }[]
}

/** A colour without quotes within braces: the rest of the line, with the brace, is a comment. */
const COLOUR_AS_COMMENT = /\{[^#]*: +#[\da-f]{3,8}\b/i

/** Reads a text in YAML. */
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
            code === 'DUPLICATE_KEY' ? 'each field once: this one stands further up already' : message,
          ),
        )
  const lineOf = (path: readonly PropertyKey[]) => lineIn(document, path, counter)
  if (errors.length > 0) return { value: undefined, lineOf, errors }
  try {
    const value: unknown = document.toJS()
    JSON.stringify(value)
    return { value, lineOf, errors }
  } catch (error) {
    // An alias (*name) without its anchor, or within it, shows only here.
    const line = lines.findIndex((text) => /(^|[\s[{,])\*\w/.test(text)) + 1
    const { name, message } = error as Error
    const expected = name === 'TypeError' ? 'no alias stands within what it names' : message
    return { value: undefined, lineOf, errors: [errorAt(line, expected)] }
  }
})

function lineIn(document: Document, path: readonly PropertyKey[], counter: LineCounter): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
  }
  return 1
}
