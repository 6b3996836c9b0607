import { FIELDS } from '@/components/quote/fields'
import type { ReceiverSettings } from './settings'

/** What such a page says beside the words that are on each. */
interface PageContent {
  message: string
  faults: readonly string[]
  /** What was posted, where it could be read: Safari may give the form back empty. */
  texts?: ReadonlyMap<string, string> | undefined
}

/**
 * A page for browsers without script that says why a request was not taken: the reason, each fault,
 * what to do, and what was written. It needs no style or script, and the handler's policy allows
 * none.
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

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark]!)
