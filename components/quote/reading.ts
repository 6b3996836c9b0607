/**
 * What was made of an answer: what is understood of it (nothing where nothing was written), or a
 * fault, which cannot be right and has to be corrected. A doubt is about what is possible and
 * unusual: it is asked about once, and the value taken when the form is sent again. `suggestion` is
 * the text that may have been meant.
 */
export type Reading<Value, Fault extends string, Doubt extends string = never> =
  | { value?: Value; fault?: never; doubt?: Doubt; suggestion?: string }
  | { value?: never; fault: Fault; doubt?: never; suggestion?: string }

/**
 * The longest text, in characters, in which a contact or a place is looked for. A longer one has a
 * fault before any pattern sees it, so no pattern can take long.
 */
export const LONGEST = 500

/**
 * The text in its plain characters: full-width digits become digits, and the unseen marks are gone
 * that come along when a number or an address is copied.
 */
export function plainText(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
}
