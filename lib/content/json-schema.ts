import { z } from 'zod'
import { memoize } from './memoize'

/** A JSON Schema as zod writes it. */
export type JsonSchema = z.core.JSONSchema.JSONSchema

/** The schema of what an author writes: fields with a default may be omitted. */
export const jsonSchemaOf = memoize((schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }),
)

/** A subschema, which the standard also allows to be `true`. */
export function asSchema(part: unknown): JsonSchema {
  return typeof part === 'object' && part !== null && !Array.isArray(part) ? (part as JsonSchema) : {}
}
