import type { ServerResponse } from 'node:http'
import { HOSTS } from './hosts'
import { html, json, redirect, text } from './responses'

/** The delay of a slow server, in ms. */
export const SLOW_MS = 12_000

/** The Retry-After of a 429 response, in s: longer than the site's own retry delays. */
export const RETRY_AFTER_S = 9

/** Why the endpoint refuses a request. */
export const REASON = 'The address example.invalid takes no mail.'

/** Responses of a server that has not stored the lead, which look like success. */
export const FALSE_SUCCESSES = {
  'an empty answer': (response) => response.writeHead(200).end(),
  'a page about maintenance': (response) => html(response, 200, '<h1>Back soon</h1>'),
  'a challenge for programs': (response) => html(response, 202, '<h1>Are you a person?</h1>'),
  'an error as plain text': (response) => text(response, 200, 'ERROR: mailbox full'),
  'ok: false': (response) => json(response, 200, { ok: false }),
  'success: false': (response) => json(response, 200, { success: false, message: REASON }),
  'a status of error': (response) => json(response, 200, { status: 'error' }),
  mail_failed: (response) => json(response, 200, { status: 'mail_failed', message: 'There was an error.' }),
  'an error object': (response) => json(response, 200, { error: 'Form not found' }),
  'a list of errors': (response) => json(response, 200, { errors: [{ message: 'Form is inactive' }] }),
  'a result of error': (response) => json(response, 200, { result: 'error' }),
  'success of another service': (response) => json(response, 200, { success: true, ok: true }),
  'the echo of another lead': (response) => json(response, 200, { received: 'b5b7c1de', revision: 1 }),
  'a redirect to a page': (response) => redirect(response, `https://${HOSTS.leads}/thanks`),
  'a redirect for good': (response) => response.writeHead(301, { Location: '/moved' }).end(),
  'a redirect to a login page': (response) => response.writeHead(302, { Location: '/login' }).end(),
  'a redirect that keeps the method': (response) => response.writeHead(307, { Location: '/moved' }).end(),
} satisfies Record<string, (response: ServerResponse) => unknown>

export type FalseSuccess = keyof typeof FALSE_SUCCESSES
export const FALSE_SUCCESS_NAMES = Object.keys(FALSE_SUCCESSES) as FalseSuccess[]

/** The response to an HTTP request with a lead. */
export type Answer =
  | 'good'
  | 'slow'
  | 'not-found'
  | 'server-error'
  | 'rate-limited'
  | 'refuses'
  /** Stores nothing, whatever it says. */
  | FalseSuccess
  /** Stores the lead, and closes the connection in the middle of the response. */
  | 'truncated'
  /** Stores the lead, and closes the connection before any response. */
  | 'connection-reset'
