import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileOf } from '../../lib/content/routes'
import { escaped } from '../../lib/site/html'

/** An address of an earlier site, and the page that it redirects to. */
export interface Redirect {
  from: string
  to: string
}

/** The file in which Netlify and Cloudflare look for redirects, a line for each. */
export const REDIRECTS_FILE = '_redirects'

/** An extension that marks an address as that of a file. */
const ENDING = /\.(\w+)$/

/**
 * Every redirect of the list; an address that is not a file's is redirected with and without a
 * trailing slash.
 */
export function redirectsOf(list: Readonly<Record<string, string>>): Redirect[] {
  return Object.entries(list).flatMap(([address, to]) => {
    const bare = address.replace(/\/$/, '')
    return (ENDING.test(address) ? [address] : [bare, `${bare}/`]).map((from) => ({ from, to }))
  })
}

/** The file of a page that redirects; undefined if a server would not send the file as a page. */
export function pageFileOf({ from }: Redirect): string | undefined {
  if (from.endsWith('/')) return fileOf(from)
  return /^html?$/.test(ENDING.exec(from)?.[1] ?? '') ? from.slice(1) : undefined
}

/**
 * A page that redirects to another, for hosts that cannot redirect. Search engines follow it, too.
 */
export function redirectPage(to: string, url: string, label: string): string {
  return `<!doctype html>
<html lang="en-AU">
<head>
<meta charset="utf-8">
<title>${escaped(label)}</title>
<link rel="canonical" href="${url}">
<meta http-equiv="refresh" content="0; url=${to}">
<meta name="viewport" content="width=device-width">
</head>
<body><p>This page has moved: <a href="${to}">${escaped(label)}</a></p></body>
</html>
`
}

/**
 * The text of a _redirects file. Netlify sends a file that exists at the address, such as the page
 * for hosts that cannot redirect, unless the status ends with “!”, which Cloudflare rejects.
 */
export const redirectsFile = (redirects: readonly Redirect[], { isForNetlify }: { isForNetlify: boolean }): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301${isForNetlify ? '!' : ''}\n`).join('')

/** The redirects of the export in a folder; none where it has no _redirects. */
export function readRedirects(folder: string): Redirect[] {
  const file = join(folder, REDIRECTS_FILE)
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  return lines.map((line) => {
    const [from = '', to = ''] = line.split(' ')
    return { from, to }
  })
}
