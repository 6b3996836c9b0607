import { z } from 'zod'
import { line, rich } from './common'
import { frameWords } from './embed'

const label = line.meta({ description: 'The label.' })

/** A field of the form. */
const field = z.strictObject({
  label,
  hint: line.optional().meta({ description: 'Why we ask, or how to answer.' }),
})

/** A field with choices. */
const choice = field.extend({
  choose: line.meta({ description: 'The entry that stands for no answer.' }),
  choices: z.array(line).min(2).meta({ description: 'The answers.' }),
})

/** The message shown when something happens. */
const notice = z.strictObject({
  title: line.meta({ description: 'The heading.' }),
  text: line.meta({ description: 'What to do now.' }),
})

/** The words at the top of the dialog. */
const dialogIntro = z.strictObject({
  title: line.meta({ description: 'The heading.' }),
  lead: line.meta({ description: 'The paragraph under it.' }),
})

const dialog = z
  .strictObject({
    quote: dialogIntro.meta({ description: 'When the button asks for a quote.' }),
    walkthrough: dialogIntro.meta({ description: 'When the button asks for a walkthrough.' }),
    close: line.meta({ description: 'The button that closes the dialog.' }),
  })
  .meta({ description: 'The dialog that every quote button opens.' })

const form = z
  .strictObject({
    agents: line.meta({
      description: 'What sending the form does, for agents that fill in forms (WebMCP’s `tooldescription`).',
    }),
    optional: line.meta({ description: 'After the label of a field that may stay empty.' }),
    name: field.meta({ description: 'The visitor’s name.' }),
    ways: line.meta({ description: 'Above phone and email: that one of the two is enough.' }),
    phone: field.meta({ description: 'The phone number.' }),
    email: field.meta({ description: 'The email address.' }),
    location: field
      .extend({ format: line.meta({ description: 'What it accepts, for browsers that check the form themselves.' }) })
      .meta({ description: 'The building’s suburb or postcode.' }),
    service: field
      .extend({ unsure: line.meta({ description: 'The last choice, after the services.' }) })
      .meta({ description: 'What needs cleaning.' }),
    more: line.meta({ description: 'What opens the fields that may stay empty.' }),
    company: field.meta({ description: 'The company or building.' }),
    often: choice.meta({ description: 'How often.' }),
    start: field.meta({ description: 'The first day.' }),
    size: field.meta({ description: 'The size, as a number.' }),
    sizeIn: choice.meta({ description: 'What the size counts.' }),
    message: field.meta({ description: 'Anything else.' }),
    left: line.meta({ description: 'After the number of characters that a field still accepts.' }),
    photos: field.meta({ description: 'Photographs or a plan, where the delivery accepts files.' }),
    walkthrough: field.meta({ description: 'The box that asks for a walkthrough.' }),
    times: field
      .extend({
        parts: z.array(line).length(3).meta({
          description: 'The parts of each day that a walkthrough may be asked for; the hint says when they are.',
        }),
      })
      .meta({ description: 'The times that suit.' }),
    yes: line.meta({ description: 'The answer of a ticked box, in the request.' }),
    missing: line.meta({ description: 'In place of the button without script, while a required answer is missing.' }),
    honeypot: line.meta({ description: 'The label of a hidden field that only programs fill in.' }),
    notice: rich.meta({
      description:
        'The collection notice (Australian Privacy Principle 5): who collects, what for, who receives it, with a link to the privacy policy.',
    }),
    send: line.meta({ description: 'The button.' }),
    draft: line.meta({ description: 'The button when the request becomes an email of the visitor’s own.' }),
    draftHint: line.meta({ description: 'Beside that button.' }),
  })
  .meta({ description: 'The form, in the order of its fields.' })

const errors = z
  .strictObject({
    title: line.meta({ description: 'Above the list of errors.' }),
    nameMissing: line.meta({ description: 'No name.' }),
    contactMissing: line.meta({ description: 'Neither phone nor email.' }),
    phoneInvalid: line.meta({ description: 'Not a phone number.' }),
    emailInvalid: line.meta({ description: 'Not an email address.' }),
    locationMissing: line.meta({ description: 'No suburb or postcode.' }),
    locationInvalid: line.meta({ description: 'Neither a suburb nor a postcode.' }),
    postcodeInvalid: line.meta({ description: 'Not an Australian postcode.' }),
    serviceMissing: line.meta({ description: 'No service. It names the last choice, `form.service.unsure`.' }),
    photosTooMany: line.meta({ description: 'Too many files.' }),
    photosTooLarge: line.meta({ description: 'Files that are too large; their names follow.' }),
  })
  .meta({ description: 'What is wrong with a field, and what to do.' })

const warnings = z
  .strictObject({
    title: line.meta({ description: 'Above the list of doubts.' }),
    phoneAbroad: line.meta({ description: 'A number outside Australia.' }),
    phoneWords: line.meta({ description: 'A number with letters in it.' }),
    phoneUnusual: line.meta({ description: 'A number of an unknown form.' }),
    emailMistyped: line.meta({ description: 'A domain that looks mistyped.' }),
    emailUnusual: line.meta({ description: 'An unusual address.' }),
    emailIncomplete: line.meta({ description: 'An address without an ending such as .com.au.' }),
    didYouMean: line.meta({ description: 'Before the text that may have been meant.' }),
  })
  .meta({
    description:
      'What is possible in a field, but unusual. It is asked about once: each text says what to correct, and that the answer is accepted when the form is sent again.',
  })

const place = z
  .strictObject({
    yes: line.meta({ description: 'Before the name of a suburb that is on the list.' }),
    served: line.meta({ description: 'After that name.' }),
    near: line.meta({ description: 'Before suburbs of the list that have the same postcode.' }),
    similar: line.meta({ description: 'Before suburbs of the list that are spelt like what was typed.' }),
    unlisted: line.meta({ description: 'When nothing is known of the place.' }),
  })
  .meta({ description: 'What is said about the suburb as soon as it has been typed.' })

const outbox = z
  .strictObject({
    sending: line.meta({ description: 'It is being sent.' }),
    waiting: line.meta({ description: 'It waits for the network or for the server.' }),
    unproven: line.meta({ description: 'Nobody knows whether it has arrived.' }),
    sent: line.meta({ description: 'It has arrived.' }),
    sendNow: line.meta({ description: 'The button that tries again at once.' }),
    discard: line.meta({
      description: 'The button that deletes it from the browser, unsent; asked once more with a question mark.',
    }),
  })
  .meta({ description: 'The strip on every page while a request has not been delivered.' })

const receipt = z
  .strictObject({
    title: line.meta({ description: 'The heading.' }),
    corrected: line.meta({ description: 'The heading after a correction.' }),
    answerOn: line.meta({ description: 'Before the phone number or the email address.' }),
    answerBy: line.meta({ description: 'Before the time of the answer.' }),
    wrong: line.meta({ description: 'Before the button that corrects the request.' }),
    correct: line.meta({ description: 'The button that corrects the request.' }),
    again: line.meta({ description: 'The button for another request.' }),
    sent: line.meta({ description: 'Above the copy of what was sent.' }),
    print: line.meta({ description: 'The button that prints the receipt.' }),
    addPhotos: line.meta({ description: 'The button that adds files.' }),
    mailPhotos: line.meta({ description: 'The link to an email for files, where the delivery accepts none.' }),
    photosSending: line.meta({ description: 'While files are being sent.' }),
    photosSent: line.meta({ description: 'When the files have arrived.' }),
    photosFailed: line.meta({ description: 'When the files have not arrived.' }),
  })
  .meta({ description: 'In place of the form, once the receiver has the request.' })

const drafted = notice
  .extend({
    again: line.meta({ description: 'The button that opens the email again.' }),
    long: line.meta({ description: 'The text was too long for email programs, and was copied.' }),
    paste: line.meta({ description: 'What the email contains in place of that text.' }),
    sent: line.meta({ description: 'The button for a visitor who has sent the email.' }),
    waits: line.meta({ description: 'The answer to that button.' }),
    plain: line.meta({ description: 'The link to an email without the form.' }),
  })
  .meta({ description: 'After the request was opened as an email draft.' })

/** content/quote.yaml */
export const quote = z
  .strictObject({
    dialog,
    form,
    errors,
    warnings,
    place,
    progress: z
      .strictObject({
        sending: line.meta({ description: 'At first.' }),
        slow: line.meta({ description: 'When it takes long.' }),
        retrying: line.meta({ description: 'After a try that failed.' }),
        offline: line.meta({ description: 'Without a connection.' }),
      })
      .meta({ description: 'While the request is being sent.' }),
    refused: notice
      .extend({ noReason: line.meta({ description: 'When the server gave no reason.' }) })
      .meta({ description: 'The server understood the request and refused it; its reason follows.' }),
    unproven: notice.meta({ description: 'The server answered, but did not confirm that it has the request.' }),
    failed: notice.meta({ description: 'All tries failed.' }),
    outbox,
    suspect: line.meta({
      description: 'Why a request may come from a program; stands with the request, for the office.',
    }),
    reference: z
      .strictObject({
        label,
        letters: z
          .string()
          .regex(/^[A-Z]{2,4}$/, 'two to four capital letters, such as CQ')
          .meta({ description: 'The company’s letters: two to four capitals.' }),
      })
      .meta({ description: 'The short name of a request, such as “CQ-7F3K”.' }),
    receipt,
    drafted,
    otherWays: z
      .strictObject({
        title: line.meta({ description: 'The heading.' }),
        ring: line.meta({ description: 'The words before the phone number.' }),
        draft: line.meta({ description: 'The button that opens an email draft.' }),
        copy: line.meta({ description: 'The button that copies the text.' }),
        copied: line.meta({ description: 'The message when the text was copied.' }),
      })
      .meta({ description: 'Other ways to reach the company, after something failed.' }),
    subject: line.meta({ description: 'The subject of the email draft; service and suburb follow.' }),
    toasts: z
      .strictObject({ sent: line.meta({ description: 'The request has arrived.' }) })
      .meta({ description: 'Short messages at the edge of the screen.' }),
    frame: frameWords.meta({ description: 'Around a provider’s frame, while it loads or when it does not load.' }),
    ownForm: z
      .strictObject({
        lead: line.meta({ description: 'Before the alternatives to the frame.' }),
        show: line.meta({ description: 'The button that shows the site’s own form.' }),
        back: line.meta({ description: 'The button that shows the frame again.' }),
      })
      .meta({ description: 'Beside a provider’s frame.' }),
  })
  .meta({ description: 'Every word of the quote form and its dialog, and of what happens when it is sent.' })
export type QuoteFields = z.infer<typeof quote>
