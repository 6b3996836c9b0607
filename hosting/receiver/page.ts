import { FIELDS } from '@/components/quote/fields'
import { escaped } from '@/lib/site/html'
import type { ReceiverSettings } from './settings'

/** The content of such a page besides the copy common to all. */
interface PageContent {
  message: string
  faults: readonly string[]
  /** The posted values, if they could be parsed: Safari may return to an empty form. */
  texts?: ReadonlyMap<string, string> | undefined
}

/**
 * Creates the error page for browsers without script: the message, each field error, what to do,
 * and the posted values, in the browser's colours for the visitor's scheme. It needs no styles or
 * script, and the handler's CSP allows none.
 */
export function createPage({ quote, receiver }: ReceiverSettings['words']) {
  const { title, back, written, ring } = receiver.refusal
  return (status: number, headers: Record<string, string>, { message, faults, texts }: PageContent): Response => {
    const list = faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>` : ''
    const answers = FIELDS.flatMap((field) => {
      const text = texts?.get(field)
      return text ? [`<dt>${escaped(quote.form[field].label)}<dd>${escaped(text)}`] : []
    })
    const html = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
${list}
<p>${escaped(back)} ${escaped(ring)}</p>
${answers.length > 0 ? `<p>${escaped(written)}</p>\n<dl>\n${answers.join('\n')}\n</dl>` : ''}
</html>
`
    return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}
