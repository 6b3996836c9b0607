import type { z } from 'zod'

/** A text that an author wrote, and the field in which it stands. */
export interface Authored {
  field: string
  text: string
}

/** What is read here of a schema: zod's own types are of no use to whoever walks through them. */
interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.core.$ZodType>
  element?: z.core.$ZodType
  innerType?: z.core.$ZodType
  checks?: z.core.$ZodCheck[]
}

/**
 * The texts in a value that people read, as its schema tells: strings of any form but slugs, days
 * and addresses, and words to choose from that begin with a capital ("Guides", but not "card").
 */
export function textsOf(schema: z.core.$ZodType, value: unknown, field = ''): Authored[] {
  if (value === undefined || value === null) return []
  const { type, shape, element, innerType, format, checks = [] } = schema._zod.def as Definition
  if (shape) {
    return Object.entries(shape).flatMap(([key, part]) =>
      textsOf(part, (value as Record<string, unknown>)[key], field ? `${field}.${key}` : key),
    )
  }
  if (element) return (value as unknown[]).flatMap((part, i) => textsOf(element, part, `${field}[${i}]`))
  if (innerType) return textsOf(innerType, value, field)
  const isText = type === 'enum' ? /^[A-Z]/.test(String(value)) : type === 'string' && !format && !checks.some(isForm)
  return isText ? [{ field, text: String(value) }] : []
}

/** Whether a check is of a text's form, which makes it a thing for programs. */
function isForm(check: z.core.$ZodCheck): boolean {
  const { check: kind, format } = check._zod.def as { check: string; format?: string }
  return kind === 'string_format' && format !== 'ends_with'
}
