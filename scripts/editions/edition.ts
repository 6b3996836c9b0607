import { stringify } from 'yaml'
import { withPlainSpaces } from '../../lib/content/facts'
import type { Route } from '../../lib/content/types'
import { absoluteUrl } from '../../lib/site/site-url'
import { markdownOf } from './markdown'

/**
 * A page's Markdown edition: what the registry says about it as front matter, and its main part.
 */
export function editionOf({ title, entry, path, updated }: Route, html: string): string {
  const url = absoluteUrl(path)
  const facts = { title, description: entry.description, canonical: url, language: 'en-AU', updated }
  return withPlainSpaces(`---\n${stringify(facts, { lineWidth: 0 })}---\n\n${markdownOf(html, url)}`)
}
