import { entriesOf } from './entries'
import { shownRoutes, whyLeftOut } from './left-out'
import type { Loaded } from './load'
import { buildRoutes } from './routes'
import type { Entry } from './types'
import type { PartialContent } from './whole'
import { withoutWithdrawn } from './withdrawn'

/** The paths of pages that have a file and that the site does not show. */
export function pathsNotShown(content: PartialContent): string[] {
  const shown = shownRoutes(withoutWithdrawn(content)).map(({ path }) => path)
  return buildRoutes(content).flatMap(({ path }) => (shown.includes(path) ? [] : [path]))
}

/**
 * The paths of pages that are missing although their files exist: pages of services that are not
 * offered and of closed jobs, and pages that have nothing left to show.
 */
export function goneFrom(content: PartialContent): string[] {
  const left = shownRoutes(withoutWithdrawn(content)).map(({ path }) => path)
  return shownRoutes(content).flatMap(({ path }) => (left.includes(path) ? [] : [path]))
}

/**
 * The files of which the site shows nothing: services that are not offered, closed jobs, pages with
 * nothing to show, and questions that depend on an absent fact. Nobody has to confirm, approve or
 * correct what nobody reads.
 */
export function filesNotShown({ content, hiddenQuestions }: Pick<Loaded, 'content' | 'hiddenQuestions'>): Set<string> {
  const left = withoutWithdrawn(content)
  const isShown = ({ file, slug }: Entry<object>) => !file.startsWith('content/pages/') || !whyLeftOut(slug, left)
  const shown = new Set(
    entriesOf(left)
      .filter(isShown)
      .map(({ file }) => file),
  )
  return new Set([...entriesOf(content), ...hiddenQuestions].flatMap(({ file }) => (shown.has(file) ? [] : [file])))
}
