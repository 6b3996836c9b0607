/** sessionStorage key of the draft: draft.ts. */
export const DRAFT_KEY = 'quote-draft'

/**
 * sessionStorage key of what was typed before the form's module had loaded, as a query string;
 * written by the loader.
 */
export const TYPED_KEY = 'quote-typed'

/** Field name of a lead's id. */
export const LEAD_ID = 'leadId'

/**
 * Calls back with sessionStorage. Undefined if it throws: storage may be off or full, and its
 * contents may be another program's.
 */
export function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
