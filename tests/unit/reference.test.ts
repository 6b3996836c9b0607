import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FILE_KINDS } from '@/lib/content/file-kinds'
import { asSchema, jsonSchemaOf, type JsonSchema } from '@/lib/content/json-schema'
import { writeJsonSchemas } from '@/scripts/check-content/json-schema'
import { referenceText, withoutExamples } from '@/scripts/tools/reference/markdown'

/** The path of every field that has no description. */
function undescribed(schema: JsonSchema, path: string): string[] {
  const parts = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  return [
    ...parts.flatMap((part) => undescribed(asSchema(part), path)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, part]) => {
      const field = asSchema(part)
      return [...(field.description ? [] : [`${path} ${name}`]), ...undescribed(field, `${path} ${name}`)]
    }),
  ]
}

test.each(FILE_KINDS)('every field of $path has a description', ({ path, schema }) => {
  const whole = jsonSchemaOf(schema)
  expect(whole.description).toBeTruthy()
  expect(undescribed(whole, path)).toEqual([])
})

test('docs/content-reference.md says what the schemas say; otherwise run npm run reference', () => {
  const tracked = readFileSync('docs/content-reference.md', 'utf8').replaceAll('\r\n', '\n')
  expect(withoutExamples(tracked)).toBe(withoutExamples(referenceText('.')))
})

test('the reference covers every content file', () => {
  const patterns = FILE_KINDS.map(({ path }) => new RegExp(`^${path.replace('<slug>', '[a-z0-9-]+')}$`))
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .map((file) => `content/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(md|yaml)$/.test(file) && file !== 'content/photos/README.md')
  expect(files.filter((file) => !patterns.some((pattern) => pattern.test(file)))).toEqual([])
})

test('an editor finds a JSON Schema for every YAML file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'schema-'))
  writeJsonSchemas(folder)
  const settings = JSON.parse(readFileSync('.vscode/settings.json', 'utf8')) as { 'yaml.schemas': object }
  const yamlFiles = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.yaml'))
    .sort()
  expect(Object.values(settings['yaml.schemas']).sort()).toEqual(yamlFiles.map((name) => `content/${name}`))
  expect(Object.keys(settings['yaml.schemas']).sort()).toEqual(
    readdirSync(folder).map((name) => `content/.schema/${name}`),
  )
  rmSync(folder, { recursive: true })
})
