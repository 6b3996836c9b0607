/**
 * Adds the headers of every response, and CORS headers for script of one of the site's origins. The
 * response to a post any page may read: it says nothing but whether what that page sent was stored,
 * and a visitor of the site under another name, such as a translator's, is told the truth.
 */
export function secured(response: Response, request: Request, origins: readonly string[]): Response {
  const headers = new Headers(response.headers)
  headers.set('cache-control', 'no-store')
  headers.set(
    'content-security-policy',
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  )
  // The owner's browser remembers the key: no page of another site may load the leads with it.
  headers.set('cross-origin-resource-policy', 'same-origin')
  headers.set('referrer-policy', 'no-referrer')
  headers.set('x-content-type-options', 'nosniff')
  headers.set('vary', 'Origin, Accept')
  const origin = request.headers.get('origin')
  if (origin !== null && (request.method === 'POST' || origins.includes(origin))) {
    headers.set('access-control-allow-origin', origin)
    headers.set('access-control-expose-headers', 'Retry-After')
    if (request.method === 'OPTIONS') {
      headers.set('access-control-allow-methods', 'POST')
      headers.set('access-control-allow-headers', 'Content-Type')
      headers.set('access-control-max-age', '86400')
    }
  }
  const body = request.method === 'HEAD' ? null : response.body
  return new Response(body, { status: response.status, headers })
}
