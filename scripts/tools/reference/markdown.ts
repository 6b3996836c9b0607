import { DEFAULT_FONT } from '../../../lib/brand/default-font'
import { FONT_BYTES } from '../../../lib/brand/font-file'
import { FONT_FILES } from '../../../lib/content/font'
import { LOGO_FILES } from '../../../lib/content/logos'
import { FILE_KINDS, type FileKind } from '../../../lib/content/file-kinds'
import { ICONS, needs, sample } from '../../../lib/content/schema/common'
import { ANY, examplesOf, type Example } from './examples'
import { asSchema, jsonSchemaOf, type JsonSchema } from '../../../lib/content/json-schema'
import { namedGroup, typeText } from './type-text'

const HEAD = `# Content reference

Every file below \`content/\`, with its fields. Generated from the schemas in \`lib/content/schema\` by
\`npm run reference\`: do not edit it by hand.

- A field is required unless it says “optional”.
- A _text_ is one line that may hold facts of \`site.yaml\` in braces, such as {phone}. _Markdown_ is
  such a line with links and emphasis. A _text with blanks_ is one in which the site writes figures in
  place of names in square brackets, such as [count]; other brackets are refused. A _slug_ is the name
  of a file without its ending. A _day_ is written as 2026-11-21.
- \`sample: true\`: ${sample.meta()?.description}
- \`needs\`: ${needs.meta()?.description}
- Every text may have conditions, {% if $offered.emergency %} … {% else /%} … {% /if %}:
  [for the owner](owner.md#texts).
- A text with a colon in it goes in quotes.
- \`npm run content\` checks all files, and names the file, line and field of each error.

The pictograms: ${ICONS.map((name) => `\`${name}\``).join(', ')}.
`

/** What the introduction says about fields that many kinds of file have. */
const SHARED = [sample, needs].map((schema) => schema.meta()?.description)

/** Files of content/brand that have no fields. */
const OTHER_FILES = `## Other files of the brand

[For the owner](owner.md#look) says how to make them.

- \`${LOGO_FILES.mark}\`: The logo’s square drawing.
- \`${LOGO_FILES.wordmark}\` (optional): The company’s name as a drawing, two to eight times as wide as high.
- \`${FONT_FILES.font}\` (optional): The company’s own font, as a variable WOFF2 file with all weights from 400 to 700,
  of at most ${FONT_BYTES / 1000} kB. Without it, the site is set in ${DEFAULT_FONT.family}.
- \`${FONT_FILES.licence}\` (required with that): The font’s licence, which the site publishes in /licences.txt.
`

/** The reference of all content files; `root` is where their examples are. */
export function referenceText(root: string): string {
  return [HEAD, ...FILE_KINDS.map((kind) => section(kind, examplesOf(root, kind.path))), OTHER_FILES].join('\n')
}

/**
 * The text without its examples, which change with every edit of the content and say nothing about
 * the schemas.
 */
export function withoutExamples(text: string): string {
  return text.replaceAll(/^ *Example: .*\n/gm, '')
}

function section({ path, schema, extends: base }: FileKind, example: Example): string {
  const whole = jsonSchemaOf(schema)
  const without = new Set(base && Object.keys(jsonSchemaOf(base.schema).properties ?? {}))
  // A file of names has the same fields below each.
  const group = whole.properties ? whole : asSchema(whole.additionalProperties)
  const fields = fieldLines(group, [], example, { without })
  const own = base ? [`The fields of \`${base.path}\`, and:`, ''] : []
  return [`## ${path}`, '', whole.description, '', ...(fields.length > 0 ? [...own, ...fields, ''] : [])].join('\n')
}

/** A list of the fields of a group, and below each the fields inside it. */
function fieldLines(
  group: JsonSchema,
  path: string[],
  example: Example,
  { without = new Set<string>(), depth = 0 } = {},
): string[] {
  const indent = '  '.repeat(depth)
  return Object.entries(group.properties ?? {})
    .filter(([name]) => !without.has(name))
    .flatMap(([name, part]) => {
      const field = asSchema(part)
      if (SHARED.includes(field.description)) return [`${indent}- \`${name}\` (optional)`]
      const here = [...path, name]
      const optional = group.required?.includes(name) ? '' : ', optional'
      const groups = groupsIn(field)
      const inside = namedGroup(field) ? [...here, ANY] : here
      const shown = groups.length === 0 && !field.const && !field.enum && shortened(example(here))
      return [
        `${indent}- \`${name}\` (${typeText(field)}${optional}): ${field.description}`,
        ...(shown ? [`${indent}  Example: ${shown}`] : []),
        ...(groups.length === 1
          ? fieldLines(asSchema(groups[0]), inside, example, { depth: depth + 1 })
          : groups.flatMap((choice) => [
              `${indent}  - Either: ${choice.description}`,
              ...fieldLines(choice, here, example, { depth: depth + 2 }),
            ])),
      ]
    })
}

/**
 * The groups of fields in a field: its own, that of a list’s entries, that under each name that an
 * author chooses, or one for each choice.
 */
function groupsIn(field: JsonSchema): JsonSchema[] {
  const named = namedGroup(field)
  if (named) return [named]
  if (field.properties) return [field]
  if (field.items) return groupsIn(asSchema(field.items))
  return (field.anyOf ?? field.oneOf ?? []).flatMap((choice) => groupsIn(asSchema(choice)))
}

function shortened(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined
  const text = String(value)
  return `\`${text.length > 100 ? `${text.slice(0, 99)}…` : text}\``
}
