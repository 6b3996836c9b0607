import { YAML_FILES } from '../entries'
import { formatValue, type Problem } from '../problem'
import type { Loaded } from '../load'
import { pathsLike, pathsOf } from './paths'

/** The search terms are listed under paths of existing pages, and none is assigned to two pages. */
export function checkSearchTerms(loaded: Loaded): Problem[] {
  const { searchTerms } = loaded.content
  const pages = Object.entries(searchTerms?.pages ?? {})
  const { paths, missing } = pathsOf(loaded)
  const unknown = pages
    .filter(([path]) => !paths.includes(path) && !missing.some((start) => path.startsWith(start)))
    .map(([path]) => ({
      found: formatValue(path),
      expected: `the path of a page: ${pathsLike(path, loaded)}; if the page is gone, take this out with its terms`,
      path,
    }))
  const given = new Map<string, string>()
  const twice = pages.flatMap(([path, terms]) =>
    terms.flatMap((term) => {
      const first = given.get(term.toLowerCase())
      given.set(term.toLowerCase(), path)
      return first ? [{ found: formatValue(term), expected: `a term that ${first} does not answer already`, path }] : []
    }),
  )
  return [...unknown, ...twice].map(({ path, ...rest }) => ({
    ...loaded.placeIn(YAML_FILES.searchTerms, ['pages', path]),
    ...rest,
  }))
}
