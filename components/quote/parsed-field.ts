/**
 * Result of parsing an answer: a value (none if nothing was typed), or an error, which has to be
 * corrected. A warning is for values that are possible but unusual: it is shown once, and the value
 * is accepted when the form is submitted again. `suggestion` is the text that may have been meant.
 */
export type ParsedField<Value, ErrorName extends string, WarningName extends string = never> =
  | { value?: Value; error?: never; warning?: WarningName; suggestion?: string }
  | { value?: never; error: ErrorName; warning?: never; suggestion?: string }

/**
 * Maximum length of a text that is parsed for a contact or a place, in characters. A longer one is
 * an error before any pattern is applied, so no pattern can take long.
 */
export const MAX_LENGTH = 500

/**
 * Normalises a text: full-width digits become digits, and invisible format characters are removed
 * that are copied along with a number or an address.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
}
