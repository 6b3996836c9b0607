import { FIELDS } from '@/components/quote/fields'
import { escaped } from '@/lib/site/html'
import type { Refusal } from './refusal'
import { wantsJson, type Posted } from './request'
import type { ReceiverSettings } from './settings'

type Words = ReceiverSettings['words']

/**
 * Responds to a request that is refused: to a program with text, to the form's script with JSON, to
 * a browser without script with a page. `texts` are the posted values, if they could be parsed.
 */
export function refuse(request: Request, refusal: Refusal, words: Words, texts?: Posted['texts']): Response {
  const { status, message, more } = refusal
  const { faults, headers = {} } = more
  if (request.method !== 'POST') return new Response(`${message}\n`, { status, headers })
  if (wantsJson(request)) return Response.json({ message, ...(faults && { faults }) }, { status, headers })
  return new Response(pageOf(refusal, words, texts), {
    status,
    headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
  })
}

/**
 * The page that says why: the message, each field error, what to do, and the posted values, since
 * Safari may return to an empty form. It is in the browser's colours for the visitor's scheme and
 * needs no styles or script: the handler's CSP allows none.
 */
function pageOf(
  { message, more: { faults = {} } }: Refusal,
  { quote, receiver }: Words,
  texts?: Posted['texts'],
): string {
  const { title, back, written, ring } = receiver.refusal
  const items = Object.values(faults).map((fault) => `<li>${escaped(fault)}</li>`)
  const answers = FIELDS.flatMap((field) => {
    const text = texts?.get(field)
    return text ? [`<dt>${escaped(quote.form[field].label)}<dd>${escaped(text)}`] : []
  })
  return `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
${items.length > 0 ? `<ul>${items.join('')}</ul>` : ''}
<p>${escaped(back)} ${escaped(ring)}</p>
${answers.length > 0 ? `<p>${escaped(written)}</p>\n<dl>\n${answers.join('\n')}\n</dl>` : ''}
</html>
`
}
