import type { ServerResponse } from 'node:http'
import { HOSTS } from './hosts'
import { RETRY_AFTER_S, SLOW_MS } from './lead-answers'
import { half, html } from './responses'
import { CONNECTED } from './variants'

/** How the provider's frame responds. */
export type Frame =
  | 'good'
  | 'slow'
  | 'not-found'
  | 'server-error'
  | 'rate-limited'
  | 'truncated'
  /** A page that posts no messages. */
  | 'silent'
  /** Posts invalid and malicious messages. */
  | 'hostile'
  /** Valid messages, from another origin that the frame has navigated to. */
  | 'wrong-origin'
  /** Valid messages, from a frame within the frame. */
  | 'wrong-source'
  /** Its button navigates the visitor to another page. */
  | 'redirects'

/** Personal data that a frame posts, and that must not be shown, stored or counted. */
export const PERSONAL = { name: 'Priya Personal', email: 'priya.personal@example.com', phone: '0491570156' }

/** The height in px that a good frame reports. */
export const FRAME_HEIGHT = 1100

const HOSTILE = `
  const deep = {}; let at = deep; for (let i = 0; i < 500; i++) at = at.next = {}
  const personal = JSON.stringify(${JSON.stringify(PERSONAL)})
  const messages = [
    null, undefined, 0, -1, NaN, 1e308, true, '', '<script>parent.hacked = 1</' + 'script>', [], [[]], {}, deep, new Map([[1, 2]]), new ArrayBuffer(8),
    'javascript:parent.hacked = 1', ['modify-parent-url', 'https://evil.clearquay.test/'], { event: { toString: 1 } }, { event: 'calendly.page_height' },
    ['set-sticky-contacts', '_other', personal, 'location', 'uuid'], { event: 'calendly.unknown', payload: ${JSON.stringify(PERSONAL)} },
    ...['-5', 'NaN', '<img src=x onerror=parent.hacked=1>', null, {}, [], -1e9, Infinity, 1e9].flatMap((height) => [
      ['highlevel.setHeight', { height, id: 'x' }], { event: 'calendly.page_height', payload: { height } },
    ]),
  ]
  for (const message of messages) parent.postMessage(message, '*')
`

const GOOD = `
  for (const message of [['iframeLoaded'], ['highlevel.setHeight', { height: ${FRAME_HEIGHT}, id: 'x' }],
    { event: 'calendly.event_type_viewed' }, { event: 'calendly.page_height', payload: { height: '${FRAME_HEIGHT}px' } }])
    TARGET.postMessage(message, '*')
`

/** The provider's page: a visible form, and a script. */
const framePage = (script: string) => `<!doctype html><html lang="en"><title>Provider</title>
<body><h1>Form of the provider</h1><label>Field <input name="field"></label> <button type="button">Submit</button>
<script>${script}</script></body></html>`

/** A page that reports that it has loaded, and its height. */
export const good = (target: 'parent' | 'parent.parent') => framePage(GOOD.replace('TARGET', target))

/** Responds to a request for a page of the provider, with this kind of frame. */
export function serveProvider(frame: Frame, host: string, path: string, response: ServerResponse): void {
  switch (path === '/inner' ? 'inner' : frame) {
    case 'slow':
      return void setTimeout(() => html(response, 200, good('parent')), SLOW_MS).unref()
    case 'not-found':
      return html(response, 404, '<h1>Not found</h1>')
    case 'server-error':
      return html(response, 500, '<h1>Out of order</h1>')
    case 'rate-limited':
      response.setHeader('Retry-After', String(RETRY_AFTER_S))
      return html(response, 429, '<h1>Too many requests</h1>')
    case 'truncated':
      return half(response, 'text/html')
    case 'silent':
      return html(response, 200, framePage(''))
    case 'hostile':
      return html(response, 200, framePage(HOSTILE))
    case 'wrong-origin':
      return html(response, 200, framePage(`location.replace('https://${HOSTS.evil}/')`))
    case 'wrong-source':
      return html(response, 200, `<!doctype html><title>Outer</title><iframe src="https://${host}/inner"></iframe>`)
    case 'inner':
      return html(response, 200, good('parent.parent'))
    case 'redirects': {
      const leave = `document.querySelector('button').onclick = () => { top.location.href = 'https://${CONNECTED.host}/thank-you/' }`
      return html(response, 200, framePage(GOOD.replace('TARGET', 'parent') + leave))
    }
    case 'good':
      return html(response, 200, good('parent'))
  }
}
