import { z } from 'zod'
import { line, rich } from './common'
import { frameWords } from './embed'

/** A field of the form: its label, and why we ask or how to write it. */
const field = z.strictObject({ label: line, hint: line.optional() })

/** What is said when something happens: a heading, and what to do now. */
const notice = z.strictObject({ title: line, text: line })

/**
 * content/quote.yaml: every word of the quote form, its dialog, and what happens when it is sent.
 */
export const quote = z.strictObject({
  /**
   * The dialog that every quote button opens; `walkthrough` when the button asks for a walkthrough.
   */
  dialog: z.strictObject({
    quote: z.strictObject({ title: line, lead: line }),
    walkthrough: z.strictObject({ title: line, lead: line }),
    close: line,
  }),
  form: z.strictObject({
    /** For agents that fill in forms (WebMCP's `tooldescription`): what sending the form does. */
    agents: line,
    /** Stands behind the label of a field that may stay empty. */
    optional: line,
    name: field,
    /** Above phone and e-mail: that one of the two is enough. */
    ways: line,
    phone: field,
    email: field,
    location: field,
    /** `unsure` is the last choice, after the services. */
    service: field.extend({ unsure: line }),
    /** What opens the fields that may stay empty. */
    more: line,
    company: field,
    often: field.extend({ choose: line, choices: z.array(line).min(2) }),
    start: field,
    /** A number, and what it counts. */
    size: field,
    sizeIn: field.extend({ choose: line, choices: z.array(line).min(2) }),
    message: field,
    /** After the number of characters that a field still takes. */
    left: line,
    /** Photographs or a plan, where the delivery takes files. */
    photos: field,
    walkthrough: field,
    /**
     * `parts` are the parts of each day that a walkthrough may be asked for; the hint says when.
     */
    times: field.extend({ parts: z.array(line).length(3) }),
    /** The answer where a box is ticked. */
    yes: line,
    /** In the button's place without script, as long as the form cannot be sent. */
    missing: line,
    /** The label of a field that people do not see and programs fill in. */
    honeypot: line,
    /**
     * The collection notice (Australian Privacy Principle 5): who collects, what for, who receives
     * it, with a link to the privacy policy.
     */
    notice: rich,
    /**
     * The button; `draft` when the request becomes an e-mail of the visitor's own, with `draftHint`
     * beside it.
     */
    send: line,
    draft: line,
    draftHint: line,
  }),
  /** What is wrong with a field, and what to do. */
  faults: z.strictObject({
    /** Above the list of faults. */
    title: line,
    nameMissing: line,
    contactMissing: line,
    phoneInvalid: line,
    emailInvalid: line,
    locationMissing: line,
    locationInvalid: line,
    postcodeInvalid: line,
    serviceMissing: line,
    photosTooMany: line,
    photosTooLarge: line,
  }),
  /**
   * What is possible in a field and unusual. It is asked about once: each says what to correct, and
   * that it is taken when the form is sent again.
   */
  doubts: z.strictObject({
    /** Above the list of doubts. */
    title: line,
    phoneAbroad: line,
    phoneWords: line,
    phoneUnusual: line,
    emailMistyped: line,
    emailUnusual: line,
    emailIncomplete: line,
    /** Before the text that may have been meant, with a doubt or a fault. */
    didYouMean: line,
  }),
  /**
   * What is said about a place, as soon as it is written. It is on the list of suburbs, and stands
   * between `yes` and `served`; it is not, but those that follow have its postcode, or are written
   * much like it; or nothing is known of it.
   */
  place: z.strictObject({
    yes: line,
    served: line,
    near: line,
    similar: line,
    unlisted: line,
  }),
  /** While the request is on its way. */
  progress: z.strictObject({ sending: line, slow: line, retrying: line, offline: line }),
  /** The server understood the request and refused it; its reason follows, or `noReason`. */
  refused: notice.extend({ noReason: line }),
  /** A server has answered, but not that it has the request. */
  unproven: notice,
  /** All tries failed. */
  failed: notice,
  /**
   * The strip on every page while a request is kept that is not out yet: it is being sent; it waits
   * for the network or a server; nobody knows whether it has arrived; it has arrived.
   */
  outbox: z.strictObject({ sending: line, waiting: line, unproven: line, sent: line, sendNow: line }),
  /** What stands with a request that a program may have filled in: why, for the office. */
  suspect: line,
  /** What people call a request by, such as “CQ-7F3K”: its label, and the company's letters. */
  reference: z.strictObject({
    label: line,
    letters: z.string().regex(/^[A-Z]{2,4}$/, 'two to four capital letters, such as CQ'),
  }),
  /**
   * Where the form stood, once the receiver has the request: when we answer, before the phone
   * number or the e-mail address and before the time; how to correct it, or to ask for something
   * else; what becomes of photographs, and how to send some later, by e-mail where the delivery
   * takes no files.
   */
  receipt: z.strictObject({
    title: line,
    corrected: line,
    answerOn: line,
    answerBy: line,
    wrong: line,
    correct: line,
    again: line,
    sent: line,
    print: line,
    addPhotos: line,
    mailPhotos: line,
    photosSending: line,
    photosSent: line,
    photosFailed: line,
  }),
  /**
   * The e-mail draft: shown after it was opened. `long`: its text was copied, since e-mail programs
   * cut long drafts; `paste` stands in the draft then. `sent` is for a visitor who has sent it, who
   * then reads `waits`. `plain` leads to an e-mail without the form.
   */
  drafted: notice.extend({ again: line, long: line, paste: line, sent: line, waits: line, plain: line }),
  /** Ways that are left: the words before the phone number, and the two buttons. */
  otherWays: z.strictObject({ title: line, ring: line, draft: line, copy: line, copied: line }),
  /** The e-mail draft's subject; the service and the suburb follow. */
  subject: line,
  toasts: z.strictObject({ sent: line }),
  /**
   * Around a provider's frame: what stands in its place while it loads or when it does not, and the
   * ways past it.
   */
  frame: frameWords,
  /** Beside a provider's frame. */
  ownForm: z.strictObject({ lead: line, show: line, back: line }),
})
export type QuoteFields = z.infer<typeof quote>
