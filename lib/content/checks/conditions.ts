import Markdoc, { type Node } from '@markdoc/markdoc'
import { tags, type Conditions } from '../markdown'

/** A faulty condition, and its line, counted from 0. */
interface WrongCondition {
  line: number
  found: string
  expected: string
}

/**
 * Every condition of a text refers to known names, also in branches that do not hold today, and
 * every `else` is inside an `if`.
 */
export function wrongConditions(tree: Node, conditions: Conditions): WrongCondition[] {
  const found = tags(tree).filter(({ tag }) => tag === 'if' || tag === 'else')
  const inside = new Set(found.flatMap(({ tag, children }) => (tag === 'if' ? children : [])))
  return found.flatMap((node) => {
    const line = node.lines[0] ?? 0
    if (node.tag === 'else' && !inside.has(node)) {
      return [{ line, found: '{% else /%}', expected: 'this only between {% if … %} and {% /if %}' }]
    }
    if (node.tag === 'else' && !('primary' in node.attributes)) return []
    const asked = variablesIn(node.attributes.primary)
    const expected = `one of ${namesIn(conditions).join(', ')}`
    if (asked.length === 0) return [{ line, found: `{% ${node.tag} %} without a condition`, expected }]
    return asked
      .filter(([group = '', name = '', ...rest]) => conditions[group]?.[name] === undefined || rest.length > 0)
      .map((path) => ({ line, found: `$${path.join('.')}`, expected }))
  })
}

/** What is expected of a condition without a beginning or an end. */
export const PAIRED = 'each condition between {% if … %} and {% /if %}'

/** The opening tags of conditions without a closing one, and the other way round, by position. */
export function unpairedConditions(text: string): { index: number; found: string }[] {
  const open: { index: number; found: string }[] = []
  const unopened = [...text.matchAll(/\{%\s*(\/?)if\b.*?%\}/gs)].flatMap(({ index, 0: found, 1: slash }) => {
    if (slash !== '/') open.push({ index, found })
    else if (!open.pop()) return [{ index, found: `${found} without its beginning` }]
    return []
  })
  return [...unopened, ...open.map(({ index, found }) => ({ index, found: `${found} without its end` }))]
}

/** The names in one group of conditions that a text refers to, in any of its branches. */
export function askedIn(tree: Node, group: string): Set<string> {
  const paths = tags(tree).flatMap((node) => variablesIn(node.attributes.primary))
  return new Set(paths.flatMap(([first, name]) => (first === group && name ? [name] : [])))
}

/** The variables in a condition, each as the parts of its name. */
function variablesIn(condition: unknown): string[][] {
  if (Markdoc.Ast.isVariable(condition)) return [condition.path.map(String)]
  return Markdoc.Ast.isFunction(condition) ? Object.values(condition.parameters).flatMap(variablesIn) : []
}

function namesIn(conditions: Conditions): string[] {
  return Object.entries(conditions).flatMap(([group, each]) => Object.keys(each).map((name) => `$${group}.${name}`))
}
