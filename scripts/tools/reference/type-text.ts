import { asSchema, type JsonSchema } from '../../../lib/content/json-schema'

/** The type of a field in an author's words: "list of 3 to 5 texts, at most 90 characters each". */
export function typeText(schema: JsonSchema): string {
  const choices = (schema.anyOf ?? schema.oneOf)?.map(asSchema)
  if (choices) {
    const types = choices.filter(({ type }) => type !== 'null').map(typeText)
    return [...new Set(types), ...(choices.some(({ type }) => type === 'null') ? ['null'] : [])].join(' or ')
  }
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.title === 'pictogram') return 'pictogram'
  if (schema.enum) return `one of ${schema.enum.map((value) => `\`${value}\``).join(', ')}`
  switch (schema.type) {
    case 'array':
      return `list${range(schema.minItems, schema.maxItems, '', ' of ')}: ${typeText(asSchema(schema.items))}`
    case 'object':
      if (namedGroup(schema)) return 'groups of fields, each under a name'
      return schema.properties ? 'group of fields' : 'group of names and texts'
    case 'boolean':
      return 'true or false'
    case 'integer':
      return `whole number${range(bound(schema.minimum), bound(schema.maximum), '', ', ')}`
    case 'number':
      return `number${range(schema.minimum, schema.maximum, '', ', ')}`
    default:
      return `${schema.title ?? 'text'}${range(schema.minLength === 1 ? undefined : schema.minLength, schema.maxLength, ' characters', ', ')}`
  }
}

/** The group of fields that stands under each name that an author chooses. */
export function namedGroup(schema: JsonSchema): JsonSchema | undefined {
  const part = asSchema(schema.additionalProperties)
  return part.properties ? part : undefined
}

/** The bounds that zod writes for a whole number without limits. */
const bound = (limit: number | undefined) =>
  limit === undefined || Math.abs(limit) === Number.MAX_SAFE_INTEGER ? undefined : limit

function range(least: number | undefined, most: number | undefined, unit: string, before: string): string {
  if (least === undefined && most === undefined) return ''
  if (least === undefined) return `${before}at most ${most}${unit}`
  if (most === undefined) return `${before}at least ${least}${unit}`
  return `${before}${least === most ? least : `${least} to ${most}`}${unit}`
}
