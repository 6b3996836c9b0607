import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { FILE_KINDS } from '../../lib/content/file-kinds'
import { jsonSchemaOf } from '../../lib/content/json-schema'

/** Where editors find the schemas of YAML files: .vscode/settings.json. */
const SCHEMA_FOLDER = 'content/.schema'

/** Writes a JSON Schema for each YAML file, so that an editor completes and checks its fields. */
export function writeJsonSchemas(folder = SCHEMA_FOLDER): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const { path, schema } of FILE_KINDS.filter((kind) => kind.path.endsWith('.yaml'))) {
    writeFileSync(join(folder, `${basename(path, '.yaml')}.json`), JSON.stringify(jsonSchemaOf(schema), null, 2))
  }
}
