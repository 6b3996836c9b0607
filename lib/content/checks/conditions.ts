import Markdoc from '@markdoc/markdoc'
import { tags, type Conditions } from '../markdown'
import type { Problem } from '../problem'
import type { Entry } from '../types'
import { textProblem } from './text'

/**
 * Every condition of a text asks what there is to ask, also in branches that do not hold today, and
 * every `else` stands in an `if`.
 */
export function checkConditions(entry: Entry<object>, conditions: Conditions): Problem[] {
  const found = tags(entry.allBranches).filter(({ tag }) => tag === 'if' || tag === 'else')
  const inside = new Set(found.flatMap(({ tag, children }) => (tag === 'if' ? children : [])))
  return found.flatMap((node) => {
    const line = node.lines[0] ?? 0
    if (node.tag === 'else' && !inside.has(node)) {
      return [textProblem(entry, line, '{% else /%}', 'it between {% if … %} and {% /if %}')]
    }
    if (node.tag === 'else' && !('primary' in node.attributes)) return []
    const asked = variablesIn(node.attributes.primary)
    if (asked.length === 0)
      return [textProblem(entry, line, `{% ${node.tag} %} that asks nothing`, namesIn(conditions))]
    return asked
      .filter(([group = '', name = '', ...rest]) => conditions[group]?.[name] === undefined || rest.length > 0)
      .map((path) => textProblem(entry, line, `$${path.join('.')}`, namesIn(conditions)))
  })
}

/** The names in one group of conditions that a text asks for, in any of its branches. */
export function askedIn(entry: Entry<object>, group: string): Set<string> {
  const paths = tags(entry.allBranches).flatMap((node) => variablesIn(node.attributes.primary))
  return new Set(paths.flatMap(([first, name]) => (first === group && name ? [name] : [])))
}

/** The variables in a condition, each as the parts of its name. */
function variablesIn(condition: unknown): string[][] {
  if (Markdoc.Ast.isVariable(condition)) return [condition.path.map(String)]
  return Markdoc.Ast.isFunction(condition) ? Object.values(condition.parameters).flatMap(variablesIn) : []
}

function namesIn(conditions: Conditions): string {
  const names = Object.entries(conditions).flatMap(([group, each]) =>
    Object.keys(each).map((name) => `$${group}.${name}`),
  )
  return `one of ${names.join(', ')}`
}
