import type { Route } from '../../lib/content/types'

/**
 * A name for what a page is made by: pages of one template have the same parts and the same looks.
 */
export function templateOf({ canonical, kind }: Route): string {
  return kind === 'service' || kind === 'article' || kind === 'prose' ? kind : canonical
}
