import { asSchema, type JsonSchema } from '../../lib/content/json-schema'

/**
 * How the editor represents a field. Its form (fields.ts) and the conversion between form and file
 * (form.ts) both use this, so that they cannot differ.
 */
type Shape =
  | { kind: 'text' | 'number' | 'boolean' }
  /** Present with one value or absent, such as `sample: true`: a switch. */
  | { kind: 'mark'; value: boolean }
  | { kind: 'choice'; options: readonly string[] }
  | { kind: 'list'; item: JsonSchema }
  /** One text, or a list of them. */
  | { kind: 'oneOrMore'; item: JsonSchema }
  | { kind: 'group' }
  /** A group that may be absent: a list of at most one. */
  | { kind: 'optionalGroup'; group: JsonSchema }
  /** Groups told apart by one field: a list of at most one, with several types. */
  | { kind: 'variants'; key: string; groups: readonly JsonSchema[] }
  /** Values under names that an author chooses: a list whose entries have a name. */
  | { kind: 'record'; value: JsonSchema }

/** The shape of a field; `required` says whether its group requires it. */
export function shapeOf(schema: JsonSchema, required: boolean): Shape {
  const { schema: inner, nullable } = withoutNull(schema)
  const choices = (inner.oneOf ?? inner.anyOf ?? []).map(asSchema)
  const list = choices.find(({ type }) => type === 'array')
  if (list) return { kind: 'oneOrMore', item: asSchema(list.items) }
  if (choices.length > 0) return { kind: 'variants', key: discriminatorOf(choices), groups: choices }
  if (typeof inner.const === 'boolean') return { kind: 'mark', value: inner.const }
  if (inner.const !== undefined) return { kind: 'choice', options: [String(inner.const)] }
  if (inner.enum) return { kind: 'choice', options: inner.enum.map(String) }
  switch (inner.type) {
    case 'array':
      return { kind: 'list', item: asSchema(inner.items) }
    case 'object':
      if (!inner.properties) return { kind: 'record', value: asSchema(inner.additionalProperties) }
      return required && !nullable ? { kind: 'group' } : { kind: 'optionalGroup', group: inner }
    case 'string':
      return { kind: 'text' }
    case 'integer':
    case 'number':
      return { kind: 'number' }
    case 'boolean':
      return { kind: 'boolean' }
    default:
      throw new Error(`No form for a field of the type ${String(inner.type)}: scripts/edit/shapes.ts`)
  }
}

/** The fields of a group, each with whether the group needs it. */
export function fieldsIn(group: JsonSchema): [name: string, schema: JsonSchema, required: boolean][] {
  return Object.entries(group.properties ?? {}).map(([name, part]) => [
    name,
    asSchema(part),
    group.required?.includes(name) ?? false,
  ])
}

/** A schema without the option of null, which a form expresses by an empty field. */
export function withoutNull(schema: JsonSchema): { schema: JsonSchema; nullable: boolean } {
  const types = [schema.type ?? []].flat()
  const [type] = types.filter((each) => each !== 'null')
  if (types.length === 2 && type && types.includes('null')) return { schema: { ...schema, type }, nullable: true }
  const choices = (schema.anyOf ?? []).map(asSchema)
  const others = choices.filter(({ type }) => type !== 'null')
  const [only] = others
  if (others.length === choices.length || others.length !== 1 || !only) return { schema, nullable: false }
  const { anyOf: _, ...outer } = schema
  return { schema: { ...only, ...outer }, nullable: true }
}

/** The field that tells groups apart: the one that has a different constant in each. */
function discriminatorOf(groups: readonly JsonSchema[]): string {
  const name = Object.keys(groups[0]?.properties ?? {}).find((key) =>
    groups.every((group) => typeof asSchema(group.properties?.[key]).const === 'string'),
  )
  if (!name)
    throw new Error('No form for a choice of groups without a field that tells them apart: scripts/edit/shapes.ts')
  return name
}

/** The constant that identifies one group among several. */
export const variantOf = (group: JsonSchema, key: string): string => String(asSchema(group.properties?.[key]).const)
