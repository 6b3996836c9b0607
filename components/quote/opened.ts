import type { Subject } from './setup'

/** Key in a history entry's state for the open dialog, so that Back closes it. */
export const STATE = 'quoteDialog'

/** The dialog's state in a history entry. */
export interface Opened {
  subject: Subject
  suburb?: string
}

/** The dialog's state in the current history entry; undefined if it is closed. */
export function opened(): Opened | undefined {
  return (history.state as { [STATE]?: Opened } | null)?.[STATE]
}
