import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { RESERVED_SLUGS } from '../routes'
import type { Route } from '../types'
import { nameProblem, repeats } from './repeats'

/**
 * Addresses, titles and descriptions are unique, and no address is one that the server or the
 * export uses itself.
 */
export function checkRoutes({ content }: Loaded, routes: readonly Route[]): Problem[] {
  const canonical = routes.filter(({ path, canonical }) => path === canonical)
  const aliases = routes.filter((route) => !canonical.includes(route))
  const unique = (list: readonly Route[], field: string, of: (route: Route) => string) =>
    repeats(list, of).map(([route, other]) => ({
      ...route.entry.placeOf([field]),
      found: `${formatValue(of(route))}, as in ${other.entry.file}`,
      expected: `one that no other page has: ${field === 'address' ? 'rename the file' : 'change it in one of the two files'}`,
    }))
  return [
    // Aliases come first, so that the problem names the page at the same address: an alias has no
    // file to rename.
    ...unique([...aliases, ...canonical], 'address', ({ path }) => path),
    ...unique(canonical, 'metaTitle', ({ title }) => title),
    ...unique(canonical, 'description', ({ entry }) => entry.description),
    ...content.pages
      .filter(({ slug }) => RESERVED_SLUGS.includes(slug))
      .map((entry) =>
        nameProblem(entry, 'another name: the export has a file or folder of this name; rename the file'),
      ),
  ]
}
