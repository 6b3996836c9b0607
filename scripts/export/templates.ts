import type { Route } from '../../lib/content/types'

/** The name of a page's template: pages of one template have the same sections and styles. */
export function templateOf({ canonical, kind }: Route): string {
  return kind === 'home' || kind === 'hub' || kind === 'page' ? canonical : kind
}
