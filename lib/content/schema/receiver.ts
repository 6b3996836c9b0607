import { z } from 'zod'
import { line } from './common'

/** content/receiver.yaml: the words with which the lead receiver answers visitors. */
export const receiver = z.strictObject({
  /** Why a request was not taken. Shown by the form's script, or as a page where there is none. */
  refusal: z.strictObject({
    title: line,
    back: line,
    written: line,
    ring: line,
    tooLong: line,
    tooLarge: line,
    tooManyFiles: line,
    fileTooLarge: line,
    fileType: line,
    unreadable: line,
    tooMany: line,
    unavailable: line,
  }),
  /**
   * The e-mail to a visitor who gave an address, in the order of its paragraphs. The reference
   * stands after `received`, and what was sent after `sent`.
   */
  acknowledgement: z.strictObject({
    subject: line,
    correctedSubject: line,
    received: line,
    next: line,
    change: line,
    sent: line,
    notYours: line,
    from: line,
  }),
})
export type ReceiverFields = z.infer<typeof receiver>
