import { YAML_FILES } from './entries'
import { schemaOf, type Folder } from './file-kinds'
import { asSchema, jsonSchemaOf, type JsonSchema } from './json-schema'
import type { Entry } from './types'

/**
 * A name in an entry that refers to another file: see `slugOf` and `source` in schema/common.ts.
 */
export interface Reference {
  path: PropertyKey[]
  name: string
  /** The folder of the entry that it names; undefined if it names a source. */
  folder?: string
}

/** The references in an entry's fields, in the order of their schema. */
export function referencesIn({ file, slug }: Pick<Entry<object>, 'file' | 'slug'>, fields: unknown): Reference[] {
  return inValue(jsonSchemaOf(schemaOf(file.split('/')[1] as Folder, slug)), fields)
}

function inValue(schema: JsonSchema, value: unknown, path: PropertyKey[] = []): Reference[] {
  if (value === undefined || value === null) return []
  const { folder, namedIn } = schema as { folder?: string; namedIn?: { file: string } }
  if (folder !== undefined) return [{ path, folder, name: String(value) }]
  if (namedIn?.file === YAML_FILES.sources) return [{ path, name: String(value) }]
  if (Array.isArray(value)) return value.flatMap((item, i) => inValue(asSchema(schema.items), item, [...path, i]))
  return Object.entries(schema.properties ?? {}).flatMap(([name, part]) =>
    inValue(asSchema(part), (value as Record<string, unknown>)[name], [...path, name]),
  )
}
