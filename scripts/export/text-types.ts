/**
 * The media types of the text files in the export, by file extension, as a server sends them.
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

/** Matches the names of text files, which are precompressed. */
export const TEXT_FILE = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join('|')})$`)
