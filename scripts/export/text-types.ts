/**
 * The kinds of text in the export, by the ending of the file: the type with which a server sends
 * them.
 */
export const TEXT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
}

/** What is precompressed, as a pattern for the names of files. */
export const TEXT_FILE = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join('|')})$`)
