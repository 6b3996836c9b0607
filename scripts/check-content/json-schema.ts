import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { FILE_KINDS } from '../../lib/content/file-kinds'

/** A JSON Schema as zod writes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** Where editors find the schemas of YAML files: .vscode/settings.json. */
const SCHEMA_FOLDER = 'content/.schema'

/** The schema of what an author writes: fields with a default may be left out. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
}

/** Writes a JSON Schema for each YAML file, so that an editor completes and checks its fields. */
export function writeJsonSchemas(folder = SCHEMA_FOLDER): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, schema } of FILE_KINDS.filter((kind) => kind.path.endsWith('.yaml'))) {
    writeFileSync(join(folder, `${basename(path, '.yaml')}.json`), JSON.stringify(jsonSchemaOf(schema), null, 2))
  }
}
