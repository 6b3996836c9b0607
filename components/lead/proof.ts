import type { FormTarget } from '@/lib/content/types'

/** Services that take leads: one of them is configured, and each confirms in its own format. */
export type DeliveryService = Exclude<FormTarget['kind'], 'email'>

/** A server's response to a lead. */
interface Answer {
  status: number
  headers: Headers
  /** Its body, if that is a JSON object; else empty. */
  json: Readonly<Record<string, unknown>>
}

/** What was sent; the response has to refer to it. */
export interface SentLead {
  leadId: string
  revision: number
}

/**
 * The response that confirms that a service has the lead (the proof). Anything else is no proof: a
 * redirect, a page, an empty response, the id of another lead.
 */
const PROOFS: Readonly<Record<DeliveryService, (answer: Answer, sent: SentLead) => boolean>> = {
  // formspree.io/formspree-libraries: the response to an accepted submission is `{ "ok": true }`.
  formspree: ({ json }) => json.ok === true,
  // docs.web3forms.com: `{ "success": true, "message": … }`.
  web3forms: ({ json }) => json.success === true,
  // Netlify responds with the thank-you page itself. Only its own servers set this header, and they
  // respond with 404 if they have no such form (docs.netlify.com, "Forms setup").
  netlify: ({ status, headers }) => status === 200 && headers.has('x-nf-request-id'),
  // hosting/receiver.
  receiver: ({ json }, { leadId, revision }) => json.received === leadId && json.revision === revision,
}

/** Whether a response proves that the service has what was sent. */
export const isProven = (service: DeliveryService, answer: Answer, sent: SentLead): boolean =>
  answer.status >= 200 && answer.status < 300 && PROOFS[service](answer, sent)
