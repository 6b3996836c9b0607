import { cpSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { REDIRECTS_FILE, readRedirects, redirectsFile } from '../redirects/redirects'
import type { Settings } from './settings'

/**
 * The programs of hosts that replace a site as a whole, in pinned versions: npx fetches them when
 * they are asked for. They need Node 22.13 or later.
 */
const NETLIFY = 'netlify-cli@27.10.2'
const WRANGLER = 'wrangler@4.164.0'

/** Where the export stands as Netlify takes it. */
export const NETLIFY_FOLDER = '.build/netlify'

/** Copies the export in a folder, with redirects in the way of Netlify. */
export function copyForNetlify(folder: string): void {
  rmSync(NETLIFY_FOLDER, { recursive: true, force: true })
  cpSync(folder, NETLIFY_FOLDER, { recursive: true })
  const redirects = readRedirects(folder)
  if (redirects.length > 0)
    writeFileSync(join(NETLIFY_FOLDER, REDIRECTS_FILE), redirectsFile(redirects, { isForNetlify: true }))
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
