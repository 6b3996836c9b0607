import { YAML_FILES } from '../entries'
import { shownRoutes } from '../left-out'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { withoutWithdrawn } from '../withdrawn'
import { pathsOf } from './paths'

/** An address with a slash at the end, like those of pages. */
const asPage = (path: string) => (/[^/]\.\w+$|\/$/.test(path) ? path : `${path}/`)

/**
 * Every redirect leads from an unused address to an existing page. So there are no chains and no
 * loops.
 */
export function checkRedirects(loaded: Loaded): Problem[] {
  const { content, problems: earlier } = loaded
  const shown = shownRoutes(withoutWithdrawn(content))
  const paths = shown.map(({ path }) => path)
  const pages = shown.flatMap(({ path, canonical }) => (path === canonical ? [path] : []))
  // The page at an address may be one that could not be read.
  const unread = earlier.length > 0 ? pathsOf(loaded).paths : []
  const entries = Object.entries(content.redirects?.redirects ?? {})
  const sources = entries.map(([from]) => asPage(from))
  return entries.flatMap(([from, to], i): Problem[] => {
    const source = asPage(from)
    const problem = (found: string, expected: string) => ({
      ...loaded.placeIn(YAML_FILES.redirects, ['redirects', from]),
      found,
      expected,
    })
    if (paths.includes(source))
      return [problem('an address that a page has', 'an address that this site does not have: take this line out')]
    if (sources.indexOf(source) < i)
      return [problem('a second time, with or without its slash', 'each address once: take out one of the two')]
    // A page that was renamed twice.
    const next = entries[sources.indexOf(to)]?.[1]
    if (next && pages.includes(next)) return [problem(formatValue(to), `${next}, to which that address leads now`)]
    if (!pages.includes(to) && !unread.includes(to))
      return [problem(formatValue(to), `the address of a page that is on the site now: ${pages.join(' ')}`)]
    return []
  })
}
