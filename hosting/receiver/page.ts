import type { ReceiverFields } from '@/content/schema/receiver'

/**
 * A page for browsers without script that says why a request was not taken: the reason, each fault,
 * and what to do. It needs no style or script, and the handler's policy allows none.
 */
export function createPage({ title, back, ring }: ReceiverFields['refusal']) {
  return (status: number, message: string, faults: readonly string[], headers: Record<string, string>): Response => {
    const list = faults.length > 0 ? `<ul>${faults.map((fault) => `<li>${escaped(fault)}</li>`).join('')}</ul>` : ''
    const html = `<!doctype html>
<html lang="en-AU">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<h1>${escaped(title)}</h1>
<p>${escaped(message)}</p>
${list}
<p>${escaped(back)} ${escaped(ring)}</p>
</html>
`
    return new Response(html, { status, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (mark) => ENTITIES[mark]!)
