import type { SiteFields } from '../content/schema/site'
import type { Route } from '../content/types'
import { absoluteUrl } from '../site/site-url'

/** The kinds of page, in the order in which an agent may want them. */
const GROUPS: readonly { title: string; kinds: readonly Route['kind'][] }[] = [
  { title: 'Services', kinds: ['service'] },
  { title: 'Company', kinds: ['home', 'hub', 'page', 'prose'] },
  { title: 'Guides', kinds: ['article'] },
]

/**
 * What the site holds, for agents that read text (llmstxt.org): the company in a sentence, then
 * every listed page with its description.
 */
export function llmsText(site: SiteFields, routes: readonly Route[]): string {
  const pages = routes.filter(({ listed }) => listed)
  const groups = GROUPS.map(({ title, kinds }) => {
    const lines = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ label, path, entry }) => `- [${label}](${absoluteUrl(path)}): ${entry.description}`)
    return `## ${title}\n\n${lines.join('\n')}\n`
  })
  return `# ${site.name.value}\n\n> ${site.summary}\n\n${groups.join('\n')}`
}
