import { extname } from 'node:path'

/**
 * The media types of the text files in the export, by file extension, as a server sends them.
 */
export const TEXT_TYPES = {
  html: 'text/html; charset=utf-8',
  css: 'text/css; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  csv: 'text/csv; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml',
  svg: 'image/svg+xml',
}

/** Matches the names of text files, which are precompressed. */
export const TEXT_FILE = new RegExp(`\\.(${Object.keys(TEXT_TYPES).join('|')})$`)

/** The media types of all other files in the export. */
export const OTHER_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  // The types that an owner may put into public/.
  jpeg: 'image/jpeg',
  gif: 'image/gif',
  mp4: 'video/mp4',
  pdf: 'application/pdf',
}

const TYPES: Record<string, string> = { ...TEXT_TYPES, ...OTHER_TYPES }

/** The type of files whose ending is none of these. */
export const UNKNOWN_TYPE = 'application/octet-stream'

/** The media type of a file, as a server sends it. */
export const contentType = (path: string): string => TYPES[extname(path).slice(1).toLowerCase()] ?? UNKNOWN_TYPE
