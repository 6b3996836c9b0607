import { pathsNotShown } from '../gone'
import type { Loaded } from '../load'
import { articlePath, caseStudyPath, industryPath, jobPath, pagePath, servicePath } from '../routes'

/** The folders whose files are pages, with the path of each file. */
const FOLDERS: readonly [folder: string, path: (slug: string) => string][] = [
  ['pages', pagePath],
  ['services', servicePath],
  ['articles', articlePath],
  ['industries', industryPath],
  ['case-studies', caseStudyPath],
  ['jobs', jobPath],
]

/**
 * The paths of the pages that have a file, and the prefixes of those whose folder is missing. A
 * page with a faulty file has no route; the file has a problem of its own, and links to the page
 * are right.
 */
export function pathsOf({ files }: Pick<Loaded, 'files'>): { paths: string[]; missing: string[] } {
  return {
    paths: FOLDERS.flatMap(([folder, path]) =>
      [...(files[folder] ?? [])].filter((slug) => slug !== 'not-found').map(path),
    ),
    missing: FOLDERS.filter(([folder]) => !files[folder]).map(([, path]) => path('')),
  }
}

/**
 * The paths to propose for one that is unknown: those in the same part of the site, or all; without
 * pages that are left out or not offered.
 */
export function pathsLike(path: string, loaded: Loaded): string {
  const notShown = pathsNotShown(loaded.content)
  const paths = pathsOf(loaded).paths.filter((known) => !notShown.includes(known))
  const part = /^\/[^/]+\//.exec(path)?.[0] ?? '/'
  const beside = paths.filter((known) => known.startsWith(part))
  return (beside.length > 0 ? beside : paths).join(' ')
}
