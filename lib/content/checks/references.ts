import type { z } from 'zod'
import { entriesOf } from '../entries'
import { asSchema, jsonSchemaOf, type JsonSchema } from '../json-schema'
import { FOLDER_SCHEMAS, type Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import type { Entry } from '../types'

/** A slug in an entry that names another one: see `slugOf` in schema/common.ts. */
interface Reference {
  path: PropertyKey[]
  folder: string
  slug: string
}

/** Every slug that names another file names one that exists, once, and not the entry itself. */
export function checkReferences({ content, files }: Loaded): Problem[] {
  return entriesOf(content).flatMap((entry) => {
    const references = referencesIn(jsonSchemaOf(schemaOf(entry)), entry)
    return references.flatMap((reference): Problem[] => {
      const { path, folder, slug } = reference
      const known = files[folder]
      // A folder that is missing is a problem of its own.
      if (!known) return []
      const problem = (found: string, expected: string) => [{ ...entry.placeOf(path), found, expected }]
      const fileOf = (name: string) => `content/${folder}/${name}.md`
      if (known.has(slug) && entry.file !== fileOf(slug)) {
        const first = references.find((other) => other.slug === slug && isSameList(other, reference))
        if (first === reference) return []
        return problem(`${formatValue(slug)} a second time`, 'each slug once: take out one of the two')
      }
      const others = [...known].filter((name) => entry.file !== fileOf(name)).join(', ')
      const expected = others
        ? `the name of a file in content/${folder}: ${others}; or take it out`
        : `nothing, since content/${folder} has no other file: take it out`
      return problem(known.has(slug) ? `${formatValue(slug)}, the entry itself` : formatValue(slug), expected)
    })
  })
}

/** The schema of an entry, by its file's folder. */
function schemaOf({ file, slug }: Entry<object>): z.ZodType {
  const folder = file.split('/')[1] as keyof typeof FOLDER_SCHEMAS
  return FOLDER_SCHEMAS[folder](slug)
}

/** The references in a value, in the order of its schema. */
function referencesIn(schema: JsonSchema, value: unknown, path: PropertyKey[] = []): Reference[] {
  if (value === undefined || value === null) return []
  if (typeof schema.folder === 'string') return [{ path, folder: schema.folder, slug: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item, i) => referencesIn(asSchema(schema.items), item, [...path, i]))
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    referencesIn(asSchema(part), (value as Record<string, unknown>)[name], [...path, name]),
  )
}

/** Whether both are items of one list; a reference that is no item of a list is alone. */
function isSameList(a: Reference, b: Reference): boolean {
  const place = ({ path }: Reference) => JSON.stringify(path.slice(0, -1))
  return a === b || (typeof b.path.at(-1) === 'number' && place(a) === place(b))
}
