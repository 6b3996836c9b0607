/** The address of the editor; everything below it belongs to the editor. */
export const ADMIN = '/admin/'

/** The address of decap-server, which is fixed by its package. */
export const API = '/api/v1'

/**
 * The policy of the editor's page. Decap compiles the check of its configuration (`unsafe-eval`)
 * and inserts its styles into the page (`unsafe-inline`); pictures that are not saved yet are
 * blobs. Nothing leads to another origin.
 */
const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' blob: data:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The headers of everything below /admin/. */
export const ADMIN_HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Robots-Tag': 'noindex',
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
}

/** The editor's page. */
export const PAGE = `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>Edit the site</title>
<link rel="stylesheet" href="${ADMIN}editor.css">
<script type="module" src="${ADMIN}editor.js"></script>
</head>
<body></body>
</html>
`
