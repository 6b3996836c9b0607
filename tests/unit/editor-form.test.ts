import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { FILE_KINDS } from '@/lib/content/file-kinds'
import { asSchema, jsonSchemaOf, type JsonSchema } from '@/lib/content/json-schema'
import { editorConfig, formFields } from '@/scripts/edit/config'
import { fieldOf, type Field } from '@/scripts/edit/fields'
import { ALL, BODY, isRecord, kindOf, readForm } from '@/scripts/edit/files'
import { toFile, toForm } from '@/scripts/edit/form'
import { PHOTOGRAPH } from '@/scripts/edit/photographs'

const config = editorConfig('/api', 'http://localhost')
const collections = config.collections as {
  name: string
  fields?: Field[]
  files?: { name: string; file: string; fields: Field[] }[]
}[]

/** The widgets, and the options of each, that Decap CMS and Sveltia CMS both have. */
const COMMON = ['name', 'label', 'widget', 'hint', 'required', 'default']
const LIST = ['min', 'max', 'collapsed', 'summary', 'field', 'fields', 'types', 'typeKey']
const REFERENCE = ['collection', 'file', 'value_field', 'search_fields', 'display_fields']
const WIDGETS: Record<string, string[]> = {
  string: [],
  text: [],
  boolean: [],
  hidden: [],
  markdown: [],
  number: ['value_type', 'min', 'max'],
  datetime: ['format', 'date_format', 'time_format'],
  select: ['options', 'multiple', 'min', 'max'],
  relation: [...REFERENCE, 'multiple', 'min', 'max'],
  image: ['media_folder', 'public_folder'],
  object: ['fields', 'collapsed'],
  list: LIST,
}

const inside = ({ fields = [], field, types = [] }: Field) => [...fields, ...(field ? [field] : []), ...types]
const all = (fields: readonly Field[]): Field[] => fields.flatMap((field) => [field, ...all(inside(field))])
const everyField = collections.flatMap(({ fields = [], files = [] }) => [
  ...all(fields),
  ...files.flatMap((file) => all(file.fields)),
])

/** The names of a schema's fields, at each depth. */
function namesIn(schema: JsonSchema): string[] {
  const parts = [schema.items, ...(schema.anyOf ?? []), ...(schema.oneOf ?? []), schema.additionalProperties]
  return [
    ...parts.filter(Boolean).flatMap((part) => namesIn(asSchema(part))),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => [name, ...namesIn(asSchema(part))]),
  ]
}

test.each(FILE_KINDS)('the form of $path has every field of its schema', (kind) => {
  const names = all(formFields(kind)).map(({ name }) => name)
  // What tells groups apart is the type of a list's entry.
  const chosen = ['kind', ...(kind.path.endsWith('integrations.yaml') ? ['provider'] : [])]
  const missing = namesIn(jsonSchemaOf(kind.schema)).filter((name) => !names.includes(name) && !chosen.includes(name))
  expect(missing).toEqual([])
  expect(names.includes(BODY)).toBe(kind.path.endsWith('.md'))
  expect(names.includes(ALL)).toBe(isRecord(kind))
})

test('every field has a label, a widget that both editors have, and help from its schema', () => {
  expect(everyField.length).toBeGreaterThan(500)
  for (const field of everyField) {
    const { name, label, widget } = field
    expect(label).toMatch(/^[A-Z]/)
    expect(Object.keys(WIDGETS)).toContain(widget)
    expect(Object.keys(field).filter((key) => ![...COMMON, ...(WIDGETS[widget] ?? [])].includes(key))).toEqual([])
    expect(`${name}: ${field.hint}`).not.toMatch(/undefined \w/)
  }
})

test('of a line that is there or not, the help speaks as of a switch', () => {
  const hints = everyField.filter(({ widget }) => widget === 'boolean').map(({ hint }) => hint ?? '')
  expect(hints.filter((hint) => /`(true|false)`|remove this field/.test(hint))).toEqual([])
  expect(hints.filter((hint) => hint.includes('switch it on')).length).toBeGreaterThan(0)
})

test('what a relation names is a collection, or a file of one', () => {
  const relations = everyField.filter(({ widget }) => widget === 'relation')
  expect(relations.length).toBeGreaterThan(10)
  for (const { collection, file } of relations) {
    const target = collections.find(({ name }) => name === collection)
    expect(target).toBeDefined()
    if (file) expect(target?.files?.map(({ name }) => name)).toContain(file)
  }
})

test('names from a list of another file are chosen among those that its form has', () => {
  const relations = everyField.filter(({ widget, file }) => widget === 'relation' && file)
  expect(relations.map(({ name }) => name)).toEqual(expect.arrayContaining(['source', 'sources', 'region', 'group']))
  for (const { collection, file, value_field, display_fields } of relations) {
    const path = collections.find(({ name }) => name === collection)?.files?.find(({ name }) => name === file)?.file
    const kind = kindOf(path ?? '')
    if (!path || !kind) throw new Error(`expected the file ${String(file)}`)
    const form = readForm(kind, readFileSync(path, 'utf8'))
    for (const at of [value_field, ...(display_fields as string[])]) {
      const [list = '', , field] = String(at).split('.')
      const items = (form[list] as (string | Record<string, unknown>)[]).map((item) =>
        typeof item === 'string' ? item : item[field ?? ''],
      )
      expect([at, items.length > 0, items.every((item) => typeof item === 'string')]).toEqual([at, true, true])
    }
  }
})

test('a source is chosen by its title', () => {
  const field = everyField.find(({ name }) => name === 'source')
  expect(field).toMatchObject({ value_field: 'sources.*.name', display_fields: ['sources.*.title'] })
})

test('every kind of file has a place, but for those that only commands write', () => {
  const files = collections.flatMap(({ files = [] }) => files.map(({ file }) => file))
  const folders = (config.collections as { folder?: string }[]).flatMap(({ folder }) => folder ?? [])
  const left = FILE_KINDS.filter(
    ({ path }) => !files.includes(path) && !folders.includes(path.replace('/<slug>.md', '')),
  ).map(({ path }) => path)
  expect(left).toEqual(['content/approvals.yaml', 'content/delivery-proof.yaml'])
})

describe('what a file has and a form has not', () => {
  const roundTrip = (schema: z.ZodType, value: unknown) => {
    const json = jsonSchemaOf(schema)
    return toFile(json, toForm(json, value))
  }

  test.each<[string, z.ZodType, object[]]>([
    [
      'marks',
      z.strictObject({ sample: z.literal(true).optional(), offered: z.literal(false).optional() }),
      [{}, { sample: true }, { offered: false }],
    ],
    [
      'one text or several',
      z.strictObject({ needs: z.union([z.string(), z.array(z.string())]).optional() }),
      [{}, { needs: 'a' }, { needs: ['a', 'b'] }],
    ],
    [
      'a group that may be absent',
      z.strictObject({ geo: z.strictObject({ x: z.number() }).optional() }),
      [{}, { geo: { x: 1 } }],
    ],
    [
      'null',
      z.strictObject({ url: z.string().nullable(), form: z.strictObject({ x: z.string() }).nullable() }),
      [
        { url: null, form: null },
        { url: 'u', form: { x: 'y' } },
      ],
    ],
    [
      'names that an author chooses',
      z.strictObject({ promises: z.record(z.string(), z.strictObject({ text: z.string() })) }),
      [{ promises: {} }, { promises: { a: { text: 'b' }, c: { text: 'd' } } }],
    ],
    [
      'values under such names',
      z.strictObject({ crawlers: z.record(z.string(), z.enum(['a', 'b'])) }),
      [{ crawlers: {} }, { crawlers: { x: 'a' } }],
    ],
    [
      'one group of several',
      z.strictObject({
        delivery: z
          .discriminatedUnion('kind', [
            z.strictObject({ kind: z.literal('mail') }),
            z.strictObject({ kind: z.literal('post'), to: z.string() }),
          ])
          .nullable(),
      }),
      [{ delivery: null }, { delivery: { kind: 'mail' } }, { delivery: { kind: 'post', to: 'u' } }],
    ],
    ['a field that no schema knows', z.strictObject({ a: z.string() }), [{ a: 'b', c: 'd' }]],
  ])('%s', (_, schema, values) => {
    for (const value of values) expect(roundTrip(schema, value)).toEqual(value)
  })

  test('lists and switches that are required are in the file although they are empty', () => {
    const schema = jsonSchemaOf(
      z.strictObject({ list: z.array(z.string()), home: z.boolean(), note: z.string().optional() }),
    )
    expect(toFile(schema, { note: '' })).toEqual({ list: [], home: false })
  })
})

test('a schema of a new shape is refused instead of being left out', () => {
  expect(() => fieldOf('pair', jsonSchemaOf(z.tuple([z.string()]).or(z.number())))).toThrow('No form')
})

test('entries that have a picture have a field for their photograph', () => {
  const pictured = collections.filter(({ fields = [] }) => fields.some(({ name }) => name === PHOTOGRAPH))
  expect(pictured.map(({ name }) => name)).toEqual([
    'services',
    'articles',
    'industries',
    'people',
    'team',
    'case-studies',
  ])
})
