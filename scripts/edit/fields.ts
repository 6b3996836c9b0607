import type { z } from 'zod'
import { FILE_KINDS } from '../../lib/content/file-kinds'
import { asSchema, jsonSchemaOf, type JsonSchema } from '../../lib/content/json-schema'
import { definitionOf } from '../../lib/content/pages'
import type { namedIn } from '../../lib/content/schema/common'
import { NAME, VALUE } from './form'
import { fieldsIn, shapeOf, variantOf, withoutNull } from './shapes'

/** A field of a form, as Decap CMS and Sveltia CMS define it. */
export interface Field {
  name: string
  label: string
  widget: string
  required?: boolean
  hint?: string
  fields?: Field[]
  field?: Field
  types?: Field[]
  [option: string]: unknown
}

/**
 * Collections that are not a folder of content/: the YAML files, the site's own pages, and prose
 * pages.
 */
export const SETTINGS = 'settings'
export const PAGES = 'pages'
export const PROSE = 'prose'

/** The format of a day, both in the content and in a form. */
const DAY = { format: 'YYYY-MM-DD', date_format: 'D MMMM YYYY', time_format: false }

/** The properties of fields with any widget. */
type Common = { name: string; label: string; required: boolean; hint?: string }

/** Texts that may be longer than this get a field with several lines. */
const ONE_LINE = 100

/** The fields of a group of the content. */
export const fieldsOf = (group: JsonSchema): Field[] =>
  fieldsIn(group).map(([name, schema, required]) => fieldOf(name, schema, required))

/** The field of a form for a field of the content. */
export function fieldOf(name: string, schema: JsonSchema, required = true): Field {
  const shape = shapeOf(schema, required)
  const { schema: inner, nullable } = withoutNull(schema)
  const common: Common = {
    name,
    label: labelOf(name),
    ...(schema.description !== undefined && { hint: hintOf(inner) }),
    required: required && !nullable,
  }
  switch (shape.kind) {
    case 'mark':
      return {
        ...common,
        ...switchHint(common, shape.value),
        widget: 'boolean',
        required: false,
        default: !shape.value,
      }
    case 'boolean':
      return { ...common, widget: 'boolean', required: false, default: false }
    case 'choice':
      return { ...common, widget: 'select', options: shape.options }
    case 'number':
      return { ...common, widget: 'number', value_type: inner.type === 'integer' ? 'int' : 'float', ...rangeOf(inner) }
    case 'text':
      return { ...common, ...textWidget(inner, common.required) }
    case 'group':
      return { ...common, widget: 'object', collapsed: true, fields: fieldsOf(schema) }
    case 'optionalGroup':
      return { ...common, ...list(0, 1), fields: fieldsOf(shape.group) }
    case 'variants':
      return {
        ...common,
        ...list(common.required ? 1 : 0, 1),
        required: common.required,
        typeKey: shape.key,
        types: shape.groups.map((group) => variantField(group, shape.key)),
      }
    case 'record':
      return { ...common, ...list(0), fields: recordFields(schema, shape.value) }
    case 'oneOrMore':
      return { ...common, ...list(0), collapsed: false, field: fieldOf(name, shape.item) }
    case 'list':
      return listField(common, shape.item, inner)
  }
}

/** The hint for a switch, from the description of a value that is present or absent. */
const switchHint = ({ hint = '' }: Common, value: boolean) => ({
  hint: hint
    .replaceAll(`\`${value}\``, value ? 'On' : 'Off')
    .replaceAll('remove this field', value ? 'switch it off' : 'switch it on'),
})

/** A list; an empty one counts as an answer, unless it has a minimum length. */
const list = (min: number, max?: number) => ({
  widget: 'list',
  required: min > 0,
  collapsed: true,
  ...(min > 0 && { min }),
  ...(max !== undefined && { max }),
})

function listField(common: Common, item: JsonSchema, { minItems = 0, maxItems }: JsonSchema): Field {
  const options = { ...common, ...list(common.required ? minItems : 0, maxItems) }
  // Several entries of one collection, or several of a few names, are chosen in one field.
  const one = fieldOf(common.name, item)
  if (one.widget === 'relation' || one.widget === 'select') {
    const { collapsed: _, ...several } = options
    return { ...one, ...several, widget: one.widget, multiple: true }
  }
  return item.properties
    ? { ...options, fields: fieldsOf(item), summary: `{{fields.${fieldsIn(item)[0]?.[0]}}}` }
    : { ...options, collapsed: false, field: one }
}

function recordFields(schema: JsonSchema, value: JsonSchema): Field[] {
  const names = asSchema(withoutNull(schema).schema.propertyNames)
  const name = { ...fieldOf(NAME, { type: 'string', ...names }), required: true }
  return [name, ...(value.properties ? fieldsOf(value) : [fieldOf(VALUE, value)])]
}

/** One of several groups; Decap requires a field even in a group without any. */
function variantField(group: JsonSchema, key: string): Field {
  const name = variantOf(group, key)
  const fields = fieldsOf(group).filter((field) => field.name !== key)
  return {
    name,
    label: labelOf(name),
    widget: 'object',
    ...(group.description !== undefined && { hint: hintOf(group) }),
    fields: fields.length > 0 ? fields : [{ name: key, label: labelOf(key), widget: 'hidden' }],
  }
}

/** The widget of a text: a choice of entries or of names if the schema says which. */
function textWidget(schema: JsonSchema, required: boolean): Pick<Field, 'widget'> & Record<string, unknown> {
  const { folder, namedIn, format, title, maxLength = 0 } = schema
  const entries = FILE_KINDS.find(({ path }) => path === `content/${String(folder)}/<slug>.md`)
  // The pages are in two collections, and a relation can refer to only one.
  if (entries && collectionOf(entries.path).name !== PROSE)
    return { widget: 'relation', collection: folder, value_field: '{{slug}}', ...shownBy(titleField(entries.schema)) }
  if (isNamedIn(namedIn)) {
    const { name, file } = collectionOf(namedIn.file)
    return { widget: 'relation', collection: name, file, ...namesOf(namedIn) }
  }
  if (format === 'date') return { widget: 'datetime', ...DAY, ...(required && { default: '{{now}}' }) }
  return { widget: title === 'Markdown' || maxLength > ONE_LINE ? 'text' : 'string' }
}

/** The names in a list, or of entries under names, which are shown by their first field. */
function namesOf({ file, list }: ReturnType<typeof namedIn>['namedIn']) {
  const fields = FILE_KINDS.find(({ path }) => path === file)?.schema
  const shape = shapeOf(asSchema(fields && jsonSchemaOf(fields).properties?.[list]), true)
  return shape.kind === 'record'
    ? { value_field: `${list}.*.${NAME}`, ...shownBy(`${list}.*.${firstField(shape.value)}`) }
    : { value_field: `${list}.*`, ...shownBy(`${list}.*`) }
}

const shownBy = (field: string) => ({ search_fields: [field], display_fields: [field] })

const isNamedIn = (meta: unknown): meta is ReturnType<typeof namedIn>['namedIn'] => meta !== undefined

/** The field that identifies an entry to people: its first. */
export const titleField = (schema: z.ZodType): string => firstField(jsonSchemaOf(schema))

const firstField = (group: JsonSchema): string => Object.keys(group.properties ?? {})[0] ?? ''

/** The collection of a content file, and the file's name in it. */
export function collectionOf(path: string): { name: string; file: string } {
  const [, folder = '', file = ''] = /^content\/(?:(.*)\/)?(.*)\.\w+$/.exec(path) ?? []
  if (path.endsWith('.yaml')) return { name: SETTINGS, file }
  if (folder !== 'pages') return { name: folder, file }
  return { name: definitionOf(file) ? PAGES : PROSE, file }
}

/** The name of a field in words: `metaTitle` gives “Meta title”. */
export function labelOf(name: string): string {
  const words = name
    .replaceAll('-', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll(/\b(url|abn|id|https|faq)(s?)\b/g, (_, letters: string, s: string) => letters.toUpperCase() + s)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What the schema says about a field, and what a form does not show by itself. */
function hintOf({ description, minLength = 1, maxLength, title }: JsonSchema): string {
  const length =
    maxLength === undefined ? '' : ` ${minLength > 1 ? `${minLength} to` : 'At most'} ${maxLength} characters.`
  const markdown = title === 'Markdown' ? ' May hold links and emphasis.' : ''
  return `${description?.replaceAll(/; `(\[\]|\{\})` for none\b/g, '; may be empty')}${length}${markdown}`
}

function rangeOf({ minimum, maximum }: JsonSchema) {
  const bound = (limit: number | undefined) =>
    Math.abs(limit ?? Infinity) < Number.MAX_SAFE_INTEGER ? limit : undefined
  return { min: bound(minimum), max: bound(maximum) }
}
