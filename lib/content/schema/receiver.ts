import { z } from 'zod'
import { line } from './common'

/** content/receiver.yaml */
export const receiver = z
  .strictObject({
    refusal: z
      .strictObject({
        title: line.meta({ description: 'The heading.' }),
        back: line.meta({ description: 'How to get back to the form.' }),
        written: line.meta({ description: 'Above a copy of what the visitor wrote.' }),
        ring: line.meta({ description: 'The phone number, as another way.' }),
        tooLong: line.meta({ description: 'An answer is too long.' }),
        tooLarge: line.meta({ description: 'The request is too large.' }),
        tooManyFiles: line.meta({ description: 'There are too many files.' }),
        fileTooLarge: line.meta({ description: 'Files are too large; their names follow.' }),
        fileType: line.meta({ description: 'Files are of a type that is not accepted; their names follow.' }),
        unreadable: line.meta({ description: 'The request could not be parsed.' }),
        tooMany: line.meta({ description: 'Too many requests came from this connection.' }),
        unavailable: line.meta({ description: 'The receiver could not store the request.' }),
      })
      .meta({
        description:
          'Why a request was not accepted. The form shows it, or a page of its own where there is no script.',
      }),
    acknowledgement: z
      .strictObject({
        subject: line.meta({ description: 'The subject.' }),
        correctedSubject: line.meta({ description: 'The subject for a corrected request.' }),
        received: line.meta({ description: 'That the request has arrived; the reference follows.' }),
        next: line.meta({ description: 'What happens next, and when.' }),
        change: line.meta({ description: 'How to change or add something.' }),
        notYours: line.meta({ description: 'For a person who did not send the request.' }),
        from: line.meta({ description: 'The signature.' }),
      })
      .meta({ description: 'The email to a visitor who gave an address, in the order of its paragraphs.' }),
  })
  .meta({ description: 'The words with which the lead receiver answers visitors.' })
export type ReceiverFields = z.infer<typeof receiver>
