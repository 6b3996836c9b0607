import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { headersFile } from '../policy/headers'
import { HEADERS_FILE, IMMUTABLE, isOfEveryName, readHeaders, type HeaderRule } from '../policy/headers-file'
import { REDIRECTS_FILE, readRedirects, redirectsFile } from '../redirects/redirects'
import { readManifest } from '../release/manifest'
import type { Settings } from './settings'

/**
 * The programs of hosts that replace a site as a whole, in pinned versions: npx fetches them when
 * they are asked for. They need Node 22.13 or later.
 */
const NETLIFY = 'netlify-cli@27.10.2'
const WRANGLER = 'wrangler@4.164.0'

/** Where the export stands as Netlify takes it: netlify.toml has the same folder. */
export const NETLIFY_FOLDER = '.build/netlify'

/** Copies the export in a folder, with redirects and headers in the way of Netlify. */
export function copyForNetlify(from: string, to: string): void {
  rmSync(to, { recursive: true, force: true })
  cpSync(from, to, { recursive: true })
  const redirects = readRedirects(from)
  if (redirects.length > 0) writeFileSync(join(to, REDIRECTS_FILE), redirectsFile(redirects, { isForNetlify: true }))
  writeFileSync(join(to, HEADERS_FILE), headersFile(netlifyHeaders(from)))
}

/**
 * Netlify sends the headers of a path with the answer that nothing is there, too. So what may be
 * kept is named file by file: by its folder's rule, a missing file would stay missing for a year.
 */
function netlifyHeaders(folder: string): HeaderRule[] {
  const hashed = readManifest(folder)?.files.filter(({ caching }) => caching === IMMUTABLE) ?? []
  const isOther = ([name]: [string, string]) => name !== 'Cache-Control'
  return [
    ...readHeaders(folder)
      .filter(isOfEveryName)
      .map(({ path, headers }) => ({ path, headers: Object.fromEntries(Object.entries(headers).filter(isOther)) })),
    ...hashed.map(({ path, caching }) => ({ path: `/${path}`, headers: { 'Cache-Control': caching } })),
  ]
}

/** The words of the command that publishes a folder on Netlify. */
export const netlifyCommand = (folder: string, { site }: NonNullable<Settings['netlify']>): string[] => [
  '--yes',
  NETLIFY,
  'deploy',
  '--prod',
  '--no-build',
  '--dir',
  folder,
  '--site',
  site,
]

/** The words of the command that publishes a folder on Cloudflare Pages. */
export const cloudflareCommand = (
  folder: string,
  { project, branch }: NonNullable<Settings['cloudflare']>,
): string[] => ['--yes', WRANGLER, 'pages', 'deploy', folder, '--project-name', project, '--branch', branch]
