import { z } from 'zod'
import { BLANK, WITH_BLANKS } from '@/lib/content/schema/blanks'

/** A text that an author wrote, and its field. */
export interface AuthoredText {
  field: string
  text: string
}

/** The parts of a schema that are read here: zod's own types do not help in walking a schema. */
interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  /** Of a record. */
  valueType?: z.core.$ZodType
  checks?: z.core.$ZodCheck[]
}

/**
 * The texts in a value that people read, according to its schema: strings without a format (slugs,
 * dates and addresses have one), and enum values that begin with a capital ("Guides", not "card").
 * Of a text with blanks, these are the words between them.
 */
export function authoredTexts(schema: z.core.$ZodType, value: unknown, field = ''): AuthoredText[] {
  if (value === undefined || value === null) return []
  const { type, shape, element, innerType, valueType, format, checks = [] } = schema._zod.def as Definition
  if (shape) {
    return Object.entries(shape).flatMap(([key, part]) =>
      authoredTexts(part, (value as Record<string, unknown>)[key], field ? `${field}.${key}` : key),
    )
  }
  if (valueType) {
    return Object.entries(value).flatMap(([key, part]) => authoredTexts(valueType, part, `${field}.${key}`))
  }
  if (element) return (value as unknown[]).flatMap((part, i) => authoredTexts(element, part, `${field}[${i}]`))
  if (innerType) return authoredTexts(innerType, value, field)
  const isText =
    type === 'enum' ? /^[A-Z]/.test(String(value)) : type === 'string' && !format && !checks.some(isFormatCheck)
  if (!isText) return []
  if (z.globalRegistry.get(schema)?.title !== WITH_BLANKS) return [{ field, text: String(value) }]
  const parts = String(value).replaceAll(BLANK, '[]').split('[]')
  return parts.map((text) => ({ field, text: text.trim() })).filter(({ text }) => /\p{L}/u.test(text))
}

/** Whether a check is of a string's format, which makes it a value for programs. */
function isFormatCheck(check: z.core.$ZodCheck): boolean {
  const { check: kind, format } = check._zod.def as { check: string; format?: string }
  return kind === 'string_format' && format !== 'ends_with'
}
