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
