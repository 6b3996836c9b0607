import { readFileSync } from 'node:fs'

/**
 * The types of schema.org as schema-dts has them, generated from the vocabulary: each interface
 * with those that it extends and the properties that it adds.
 */
const INTERFACES = new Map(
  [
    ...readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8').matchAll(
      /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
    ),
  ].map(([, name = '', parents = '', body = '']) => [
    name,
    {
      parents: parents.split(', ').filter(Boolean),
      own: [...body.matchAll(/^ +"(\w+)"\??:/gm)].map(([, key]) => key),
    },
  ]),
)

/** The properties that schema.org defines for a type; throws where there is no such type. */
export function propertiesOf(type: string): ReadonlySet<string | undefined> {
  if (!INTERFACES.has(`${type}Leaf`)) throw new Error(`schema.org has no type ${type}.`)
  return new Set(allOf(`${type}Leaf`))
}

function allOf(name: string): (string | undefined)[] {
  const { parents, own } = INTERFACES.get(name) ?? { parents: [], own: [] }
  return [...own, ...parents.flatMap(allOf)]
}
