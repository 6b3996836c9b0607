// The manifest of an export: all its files, with what a host has to know about each. It is the last
// file that a build writes, and is in the export's own folder, so that it is copied with it: a
// folder that does not match its manifest was not completely built or copied.
import { createHash } from 'node:crypto'
import { readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { contentType } from '../export/file-types'
import { headersFor, readHeaders } from '../policy/headers-file'

export const MANIFEST_FILE = '_files.json'

/** A file of an export, and how a host sends it. */
export interface FileEntry {
  /** From the site's root, without a slash at its start. */
  path: string
  sha256: string
  bytes: number
  /** The Content-Type. */
  type: string
  /** The Cache-Control. */
  caching: string
}

export interface Version {
  /** Identifies the build by its content: the same files have the same version. */
  version: string
  files: FileEntry[]
}

export interface Manifest extends Version {
  /** Whether the build would have stopped at a sample, or at what is not confirmed: `--launch`. */
  isLaunch: boolean
}

/** Files that the owner's host or computer adds, such as `.htaccess`, are not part of a build. */
const ADDED = /(^|\/)\./

/** The maximum number of files that a message lists. */
const NAMED = 5

/** The hash of a file's content. */
export const sha256 = (bytes: string | Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Every file in a folder but its manifest, as a path from there with forward slashes. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .filter((path) => path !== MANIFEST_FILE)
    .sort()
}

/** The address of a file: its name may have signs in it that end the path of an address. */
export const addressOf = (path: string): string => encodeURI(`/${path}`).replaceAll(/[?#]/g, encodeURIComponent)

/** Writes the manifest of the files that are in a folder, with the caching of its `_headers`. */
export function writeManifest(folder: string, isLaunch = false): Manifest {
  const rules = readHeaders(folder)
  const files = filesIn(folder).map((path): FileEntry => {
    const bytes = readFileSync(join(folder, path))
    const caching = headersFor(rules, `/${path}`)['Cache-Control'] ?? ''
    return { path, sha256: sha256(bytes), bytes: bytes.length, type: contentType(path), caching }
  })
  const manifest = { version: sha256(JSON.stringify(files)).slice(0, 8), isLaunch, files }
  writeFileSync(join(folder, MANIFEST_FILE), `${JSON.stringify(manifest, null, 1)}\n`)
  return manifest
}

/** The manifest of an export; undefined if there is none, or only the beginning of one. */
export function readManifest(folder: string): Manifest | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, MANIFEST_FILE), 'utf8')) as Manifest
  } catch {
    return undefined
  }
}

/**
 * How a folder differs from the export that its manifest describes; undefined if it does not. Names
 * and sizes show whether it was completely built and copied; hashes, whether a byte was changed.
 */
export function exportTrouble(folder: string, compare: 'sizes' | 'hashes' = 'sizes'): string | undefined {
  const manifest = readManifest(folder)
  if (!manifest) return `There is no finished export in ${folder}/: it has no ${MANIFEST_FILE}, its last file.`
  const listed = new Map(manifest.files.map((file) => [file.path, file]))
  const found = new Set(filesIn(folder))
  const wrong = [
    ...manifest.files.flatMap((file) => {
      if (!found.has(file.path)) return `${file.path}: missing`
      const { size } = statSync(join(folder, file.path))
      if (size !== file.bytes) return `${file.path}: ${size} bytes, expected ${file.bytes}`
      const isChanged = compare === 'hashes' && sha256(readFileSync(join(folder, file.path))) !== file.sha256
      return isChanged ? `${file.path}: changed since the build` : []
    }),
    ...[...found]
      .filter((path) => !listed.has(path) && !ADDED.test(path))
      .map((path) => `${path}: not part of this build`),
  ]
  if (wrong.length === 0) return undefined
  const rest = wrong.length > NAMED ? [`and ${wrong.length - NAMED} more`] : []
  return [
    `${folder}/ is not the export that its ${MANIFEST_FILE} describes:`,
    ...[...wrong.slice(0, NAMED), ...rest].map((line) => `  ${line}`),
  ].join('\n')
}
