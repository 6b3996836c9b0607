import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { headersFile } from '../../scripts/policy/headers'
import { MANIFEST_FILE, filesIn, writeManifest, type Manifest } from '../../scripts/release/manifest'

/** The texts of files, by their paths from the site's root. */
export type Files = Record<string, string>

export const HEADERS = headersFile([
  {
    path: '/*',
    headers: {
      'Content-Security-Policy': "default-src 'none'",
      'Strict-Transport-Security': 'max-age=63072000',
      'X-Content-Type-Options': 'nosniff',
    },
  },
  ...['/assets/*', '/pictures/*'].map((path) => ({
    path,
    headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
  })),
])

/** Writes files into a folder that has nothing else, with the manifest of a launch build. */
export function writeExport(folder: string, files: Files): Manifest {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, text] of Object.entries({ '404.html': 'Unknown', _headers: HEADERS, ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return writeManifest(folder, true)
}

/** The texts of all files in a folder but the manifest. */
export const textsIn = (folder: string): Files =>
  Object.fromEntries(filesIn(folder).map((path) => [path, readFileSync(join(folder, path), 'utf8')]))

/** A copy of a folder that was ended after `count` of its files; the manifest is the last one. */
export function copyPart(from: string, to: string, count: number): void {
  for (const path of [...filesIn(from), MANIFEST_FILE].slice(0, count)) cpSync(join(from, path), join(to, path))
}
