import type { JsonSchema } from '../../lib/content/json-schema'
import { fieldsIn, shapeOf, variantOf, withoutNull } from './shapes'

/** The fields of a record's entries: its name, and its value unless that is a group. */
export const NAME = 'name'
export const VALUE = 'value'

type Fields = Record<string, unknown>
const fieldsOf = (value: unknown) => (value ?? {}) as Fields
const listOf = (value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [])

/** The form's value for a value in a file. Values that no schema knows stay as they are. */
export function toForm(schema: JsonSchema, value: unknown, required = true): unknown {
  const shape = shapeOf(schema, required)
  switch (shape.kind) {
    case 'mark':
      return value === undefined ? !shape.value : value
    case 'list':
      return Array.isArray(value) ? value.map((item) => toForm(shape.item, item)) : value
    case 'oneOrMore':
      return value === undefined ? [] : [value].flat()
    case 'group':
      return groupToForm(schema, value)
    case 'optionalGroup':
      return isAbsent(value) ? [] : [groupToForm(shape.group, value)]
    case 'variants': {
      const group = shape.groups.find((each) => variantOf(each, shape.key) === fieldsOf(value)[shape.key])
      return isAbsent(value) ? [] : [group ? groupToForm(group, value) : value]
    }
    case 'record':
      return Object.entries(fieldsOf(value)).map(([name, part]) =>
        shape.value.properties ? { [NAME]: name, ...groupToForm(shape.value, part) } : { [NAME]: name, [VALUE]: part },
      )
    default:
      return value ?? undefined
  }
}

/** The file's value for a value of the form; undefined if the file has none. */
export function toFile(schema: JsonSchema, value: unknown, required = true): unknown {
  const shape = shapeOf(schema, required)
  const absent = withoutNull(schema).nullable && required ? null : undefined
  switch (shape.kind) {
    case 'mark':
      return value === shape.value ? value : undefined
    case 'boolean':
      return value ?? (required ? false : undefined)
    case 'list': {
      const items = listOf(value).flatMap((item) => toFile(shape.item, item) ?? [])
      return items.length > 0 || required ? items : undefined
    }
    case 'oneOrMore': {
      const items = listOf(value)
      return items.length > 1 ? items : items[0]
    }
    case 'group':
      return groupToFile(schema, value)
    case 'optionalGroup':
      return listOf(value).map((group) => groupToFile(shape.group, group))[0] ?? absent
    case 'variants': {
      const [chosen] = listOf(value)
      const group = shape.groups.find((each) => variantOf(each, shape.key) === fieldsOf(chosen)[shape.key])
      return chosen === undefined ? absent : group ? groupToFile(group, chosen) : chosen
    }
    case 'record': {
      const entries = listOf(value).map((entry) => {
        const { [NAME]: name, ...rest } = fieldsOf(entry)
        return [name, shape.value.properties ? groupToFile(shape.value, rest) : toFile(shape.value, rest[VALUE])]
      })
      return entries.length > 0 || required ? Object.fromEntries(entries) : undefined
    }
    default:
      return value === '' || isAbsent(value) ? absent : value
  }
}

const groupToForm = (group: JsonSchema, value: unknown) => eachField(group, value, toForm)
const groupToFile = (group: JsonSchema, value: unknown) => eachField(group, value, toFile)

/** The fields of a group in the order of its schema, followed by unknown ones. */
function eachField(group: JsonSchema, value: unknown, convert: typeof toForm): Fields {
  const fields = fieldsOf(value)
  const known = fieldsIn(group).map(
    ([name, schema, required]) => [name, convert(schema, fields[name], required)] as const,
  )
  const unknown = Object.entries(fields).filter(([name]) => !Object.hasOwn(group.properties ?? {}, name))
  return Object.fromEntries([...known, ...unknown].filter(([, part]) => part !== undefined))
}

const isAbsent = (value: unknown) => value === undefined || value === null
