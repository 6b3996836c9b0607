import { shownRoutes } from './left-out'
import type { PartialContent } from './whole'
import { withoutWithdrawn } from './withdrawn'

/**
 * The paths of the pages that the site is without although their files are there: those of what is
 * not offered or is over, and those that have nothing to show without it.
 */
export function goneFrom(content: PartialContent): string[] {
  const left = shownRoutes(withoutWithdrawn(content)).map(({ path }) => path)
  return shownRoutes(content).flatMap(({ path }) => (left.includes(path) ? [] : [path]))
}
