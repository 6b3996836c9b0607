import type { FormTarget } from '@/lib/content/types'

/** Who takes leads: one of them is configured, and each has a yes of its own. */
export type Service = Exclude<FormTarget['kind'], 'email'>

/** A server's answer to a lead. */
interface Answer {
  status: number
  headers: Headers
  /** What its body says, where that is a JSON object; else empty. */
  json: Readonly<Record<string, unknown>>
}

/** What was sent: the answer has to be about it. */
export interface Sent {
  leadId: string
  revision: number
}

/**
 * What proves that a service has the lead. Whatever else it answers is no proof: a redirect, a
 * page, an empty answer, a lead of another number.
 */
const PROOFS: Readonly<Record<Service, (answer: Answer, sent: Sent) => boolean>> = {
  // formspree.io/formspree-libraries: an accepted submission is answered with `{ "ok": true }`.
  formspree: ({ json }) => json.ok === true,
  // docs.web3forms.com: `{ "success": true, "message": … }`.
  web3forms: ({ json }) => json.success === true,
  // Netlify answers with the page of thanks itself. Only its own servers set this header, and they
  // answer 404 where they know no such form (docs.netlify.com, "Forms setup").
  netlify: ({ status, headers }) => status === 200 && headers.has('x-nf-request-id'),
  // hosting/receiver.
  receiver: ({ json }, { leadId, revision }) => json.received === leadId && json.revision === revision,
}

/** Whether an answer proves that the service has what was sent. */
export const isProven = (service: Service, answer: Answer, sent: Sent): boolean =>
  answer.status >= 200 && answer.status < 300 && PROOFS[service](answer, sent)
