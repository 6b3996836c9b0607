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
 * The paths of the pages that have a file, and the starts of those whose folder is missing. A page
 * whose file is wrong has no route; its file is named in another problem, and what leads to the
 * page is right.
 */
export function pathsOf(files: Loaded['files']): { paths: string[]; missing: string[] } {
  return {
    paths: FOLDERS.flatMap(([folder, path]) =>
      [...(files[folder] ?? [])].filter((slug) => slug !== 'not-found').map(path),
    ),
    missing: FOLDERS.filter(([folder]) => !files[folder]).map(([, path]) => path('')),
  }
}

/** The paths in the same part of the site; all, where it has none. */
export function pathsLike(path: string, paths: readonly string[]): readonly string[] {
  const part = /^\/[^/]+\//.exec(path)?.[0] ?? '/'
  const beside = paths.filter((known) => known.startsWith(part))
  return beside.length > 0 ? beside : paths
}
