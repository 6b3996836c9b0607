import { network } from '../check-live/ask'
import { locationsIn } from '../check-live/site'
import type { Redirect } from '../redirects/redirects'
import type { Version } from '../release/manifest'

/** The file of a page. */
export const PAGE = /(^|\/)index\.html$/

/**
 * The addresses of the pages that the version before has and this one has not, from the site's
 * root. One that is redirected is no such address: a page at it redirects.
 */
export function gonePages({ files }: Version, before: Version | undefined): string[] {
  const paths = new Set(files.map(({ path }) => path))
  return (before?.files ?? [])
    .filter(({ path }) => PAGE.test(path) && !paths.has(path))
    .map(({ path }) => `/${path.replace(PAGE, '$1')}`)
}

/**
 * The same for a host that keeps no record of what was published: the addresses that the sitemap at
 * the site's own address names before a deployment. None if it has none, as before the first one.
 */
export async function goneFromLive(
  { files }: Version,
  redirects: readonly Redirect[],
  origin: string,
): Promise<string[]> {
  const there = new Set([
    ...files.map(({ path }) => `/${path.replace(PAGE, '$1')}`),
    ...redirects.map(({ from }) => from),
  ])
  const sitemap = await network.ask(`${origin}/sitemap.xml`).then(
    ({ status, body }) => (status === 200 ? body.toString() : ''),
    () => '',
  )
  const paths = locationsIn(sitemap)
    .filter((url) => URL.canParse(url) && new URL(url).origin === origin)
    .map((url) => new URL(url).pathname)
  // Of another program's site, the sitemap may be a list of sitemaps.
  return paths.filter((path) => !there.has(path) && !path.endsWith('.xml'))
}
