import { parse, stringify } from 'yaml'
import { normalText } from '../../lib/content/content-files'
import { FILE_KINDS, type FileKind } from '../../lib/content/file-kinds'
import { jsonSchemaOf } from '../../lib/content/json-schema'
import { parseYaml } from '../../lib/content/yaml'
import { toFile, toForm } from './form'
import { shapeOf } from './shapes'
import { writeText } from './write-text'
import { writeYaml } from './write-yaml'

/** The field of a file whose fields have names that an author chooses. */
export const ALL = 'entries'
/** The field for the text below the front matter. */
export const BODY = 'body'

type Fields = Record<string, unknown>

/** The kind of a file; undefined for one that the editor does not handle. */
export function kindOf(path: string): FileKind | undefined {
  return (
    FILE_KINDS.find((kind) => kind.path === path) ??
    FILE_KINDS.find((kind) => new RegExp(`^${kind.path.replace('<slug>', '[^/]+')}$`).test(path))
  )
}

/** Whether the editor has a form for files of a kind: only commands write the others. */
export const hasForm = ({ schema }: FileKind): boolean => jsonSchemaOf(schema).readOnly !== true

/** Whether a file has fields that can be read; otherwise there is nothing to show in a form. */
export function isReadable(kind: FileKind, file: string): boolean {
  if (!isYaml(kind) && !PARTS.test(normalText(file))) return false
  const { value, errors } = parseYaml(partsOf(kind, file).fields)
  return errors.length === 0 && typeof value === 'object'
}

/** A file's fields and text as a form shows them. */
export function readForm(kind: FileKind, file: string): Fields {
  const { fields, text } = partsOf(kind, file)
  const schema = jsonSchemaOf(kind.schema)
  const form = toForm(schema, parse(fields) ?? {})
  return isRecord(kind) ? { [ALL]: form } : { ...(form as Fields), ...(text !== undefined && { [BODY]: text.trim() }) }
}

/**
 * The file with the form's values. What has not changed stays as it was written, with comments,
 * quotes and line breaks.
 */
export function writeForm(kind: FileKind, form: Fields, before: string | undefined): string {
  const { [BODY]: body = '', ...values } = form
  const value = toFile(jsonSchemaOf(kind.schema), isRecord(kind) ? values[ALL] : values)
  const old = partsOf(kind, before ?? '')
  const fields = writeYaml(old.fields, value)
  if (isYaml(kind)) return fields
  const text = writeText(old.text ?? '', String(body))
  // Some files have an empty line above their text, and some have none.
  const [gap = ''] = /^\n*/.exec(old.text || '\n') ?? []
  return `---\n${fields}---\n${text === '' ? '' : `${gap}${text}\n`}`
}

/** A form in the format in which Decap reads and writes it: as a file of its own. */
export function formText(kind: FileKind, { [BODY]: body, ...fields }: Fields): string {
  const yaml = stringify(fields, { lineWidth: 0 })
  return isYaml(kind) ? yaml : `---\n${yaml}---\n${String(body ?? '')}\n`
}

/** The form in such a file. */
export function formOf(kind: FileKind, text: string): Fields {
  const parts = partsOf(kind, text)
  return { ...(parse(parts.fields) as Fields), ...(parts.text !== undefined && { [BODY]: parts.text.trim() }) }
}

const isYaml = ({ path }: FileKind) => path.endsWith('.yaml')

/** Whether a file's fields have names that an author chooses. */
export const isRecord = ({ schema }: FileKind): boolean => shapeOf(jsonSchemaOf(schema), true).kind === 'record'

/** The fields of a Markdown file, and the text below them. */
const PARTS = /^---\n([\s\S]*?\n)?---\n?([\s\S]*)$/

/** The fields and the text of a file, as they are written. */
function partsOf(kind: FileKind, file: string): { fields: string; text: string | undefined } {
  const whole = normalText(file)
  if (isYaml(kind)) return { fields: whole, text: undefined }
  const [, fields = '', text = ''] = PARTS.exec(whole) ?? []
  return { fields, text }
}
