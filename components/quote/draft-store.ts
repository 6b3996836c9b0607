/** Under this key what is typed is kept in this tab (sessionStorage): draft.ts. */
export const DRAFT_KEY = 'quote-draft'

/**
 * Under this key the loader keeps what is typed before the form's module is there, as a query
 * string.
 */
export const TYPED_KEY = 'quote-typed'

/** The name under which a lead's id is sent. */
export const LEAD_ID = 'leadId'

/**
 * Storage may be switched off or full, and what lies in it may be anybody's; undefined where it
 * cannot be used.
 */
export function withStorage<Result>(access: (storage: Storage) => Result): Result | undefined {
  try {
    return access(sessionStorage)
  } catch {
    return undefined
  }
}
