import type { ServerResponse } from 'node:http'
import type { Post } from './lead-posts'
import { html, json, redirect } from './responses'

/** The answers of a request, of a site that serves more than Sydney. */
export const ANSWERS = { name: 'Zoë O’Neill & Sons', location: 'Byron Bay 2481', email: 'zoe@example.com.au' }

/** Why Formspree refuses an email address. */
export const NO_EMAIL = 'should be an email'

/** Whether Formspree takes a request: it checks what is sent as `email`, and takes none at all. */
export const isTakenByFormspree = ({ fields: { email = '' } }: Post): boolean => /^([!-?A-~]+@[\w.-]+)?$/.test(email)

/**
 * Formspree’s answer: data for a program, as its own library expects them
 * (github.com/formspree/formspree-libraries), a page for a browser without script, or the way to
 * the page that the form names.
 */
export function answerAsFormspree(post: Post, accept = '', response: ServerResponse): void {
  const isProgram = accept.includes('application/json')
  if (isTakenByFormspree(post)) {
    if (isProgram) json(response, 200, { ok: true, next: '/thanks' })
    else redirect(response, post.fields._next)
  } else if (isProgram) {
    const errors = [{ field: 'email', code: 'TYPE_EMAIL', message: NO_EMAIL }]
    json(response, 422, { error: 'Validation errors', errors })
  } else html(response, 422, `<h1>email ${NO_EMAIL}</h1>`)
}
