import { catalogue } from '../../lib/content/catalogue'
import { pagePath } from '../../lib/content/routes'
import type { Route } from '../../lib/content/types'

/**
 * A name for what a page is made by: pages of one template have the same parts and the same looks.
 */
export function templateOf({ path, canonical, kind }: Route): string {
  if (kind === 'service' || kind === 'article') return kind
  return catalogue().prosePages.map(pagePath).includes(path) ? 'prose' : canonical
}
