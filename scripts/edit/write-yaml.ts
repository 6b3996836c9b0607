import { isDeepStrictEqual } from 'node:util'
import {
  isMap,
  isNode,
  isScalar,
  isSeq,
  parse,
  parseDocument,
  type Document,
  type Node,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml'
import { keepLines } from './keep-lines'

type Fields = Record<string, unknown>

/** YAML with a new value, in which everything that has not changed stays as it was written. */
export function writeYaml(before: string, value: unknown): string {
  const document = parseDocument(before)
  if (isDeepStrictEqual(document.toJS(), value)) return before
  document.contents = changed(document, document.contents, value) as typeof document.contents
  const text = document.toString({ lineWidth: 0, singleQuote: true })
  // The library inserts spaces of its own inside brackets.
  const kept = keepLines(before, text, (line) => line.replaceAll(/\s/g, ''))
  return isDeepStrictEqual(parse(kept), value) ? kept : text
}

/** The node with a new value; parts that have not changed keep their style and their comments. */
function changed(document: Document, node: unknown, value: unknown): Node {
  if (isMap(node) && isFields(value)) return changedMap(document, node, value)
  if (isSeq(node) && Array.isArray(value)) return changedList(document, node, value)
  if (isScalar(node) && !isFields(value) && !Array.isArray(value)) {
    if (node.value !== value) node.value = value
    return node
  }
  return document.createNode(value) as Node
}

function changedMap(document: Document, map: YAMLMap, value: Fields): YAMLMap {
  const names = Object.keys(value)
  const keyOf = (pair: YAMLMap['items'][number]) => String(isScalar(pair.key) ? pair.key.value : pair.key)
  const known = map.items.map(keyOf)
  // A new name in the position of one that is gone replaces it, as with the names of a record.
  for (const [i, { key }] of map.items.entries()) {
    const name = names[i]
    if (isScalar(key) && name && !names.includes(String(key.value)) && !known.includes(name)) key.value = name
  }
  map.items = map.items.filter((pair) => names.includes(keyOf(pair)))
  for (const [i, name] of names.entries()) {
    const pair = map.items.find((each) => keyOf(each) === name)
    if (pair) pair.value = changed(document, pair.value, value[name])
    else {
      // A new field is placed after the one that precedes it in the form.
      const previous = map.items.findIndex((each) => keyOf(each) === names[i - 1])
      map.items.splice(previous + 1, 0, document.createPair(name, value[name]))
    }
  }
  return map
}

function changedList(document: Document, list: YAMLSeq, value: readonly unknown[]): YAMLSeq {
  const old = list.items.map((node) => ({ node, value: isNode(node) ? (node.toJS(document) as unknown) : node }))
  const unused = new Set(old)
  const same = value.map((item) => {
    const found = [...unused].find((each) => isDeepStrictEqual(each.value, item))
    if (found) unused.delete(found)
    return found?.node
  })
  const [sibling] = list.items
  list.items = value.map((item, i) => {
    const kept = same[i]
    if (kept) return kept
    const there = old[i]
    if (there && unused.delete(there)) return changed(document, there.node, item)
    const added = document.createNode(item) as Node
    if ((isMap(added) || isSeq(added)) && (isMap(sibling) || isSeq(sibling))) added.flow = sibling.flow ?? false
    return added
  })
  return list
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
