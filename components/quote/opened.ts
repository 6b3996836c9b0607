import type { Subject } from './setup'

/**
 * Under this name an entry of the browser's history says that the dialog is open, and what for; so
 * Back closes it.
 */
export const STATE = 'quoteDialog'

/** What an entry of the history holds of the dialog. */
export interface Opened {
  subject: Subject
  suburb?: string
}

/** What the dialog is open for in the present entry of the history; undefined when it is closed. */
export function opened(): Opened | undefined {
  return (history.state as { [STATE]?: Opened } | null)?.[STATE]
}
