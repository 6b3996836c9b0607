import { contactMethods } from '../content/contact'
import { addressText, hoursText } from '../content/facts'
import { closureLines } from '../site/closures'
import type { SiteFields } from '../content/schema/site'
import type { Route } from '../content/types'
import { absoluteUrl } from '../site/site-url'
import { editionPath } from './editions'
import { LLMS_FULL_PATH } from './files'

/**
 * The kinds of page, in the likely order of relevance to an agent. What is optional may be left out
 * where there is little room: llmstxt.org.
 */
const GROUPS: readonly { title: string; kinds: readonly Route['kind'][] }[] = [
  { title: 'Services', kinds: ['service'] },
  { title: 'Industries', kinds: ['industry'] },
  { title: 'Company', kinds: ['home', 'hub', 'page'] },
  { title: 'Guides', kinds: ['article'] },
  { title: 'Case studies', kinds: ['case-study'] },
  { title: 'Jobs', kinds: ['job'] },
  { title: 'Optional', kinds: ['prose'] },
]

/**
 * The site's llms.txt, for agents that read text (llmstxt.org, version 2): the company in a
 * sentence, how to reach it and what it promises, then every listed page as Markdown with its
 * description.
 */
export function llmsText(site: SiteFields, routes: readonly Route[]): string {
  const facts = [
    ...Object.values(contactMethods()).map(({ label, text }) => `${label}: ${text}`),
    `Office: ${addressText(site.address)}`,
    `Office hours: ${hoursText(site.officeHours)}`,
    ...closureLines(site.officeHours).map(({ text }) => text),
    ...Object.values(site.promises).map(({ title, text }) => `${title}: ${text}`),
  ]
  const pages = routes.filter(({ listed }) => listed)
  const groups = GROUPS.flatMap(({ title, kinds }) => {
    const lines = pages
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ label, path, entry }) => `- [${label}](${absoluteUrl(editionPath(path))}): ${entry.description}`)
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}\n`] : []
  })
  return [
    `# ${site.name.value}\n`,
    `> ${site.summary}\n`,
    `${facts.map((fact) => `- ${fact.replaceAll('](/', `](${absoluteUrl('/')}`)}`).join('\n')}\n`,
    `All pages in one file: ${absoluteUrl(LLMS_FULL_PATH)}\n`,
    ...groups,
  ].join('\n')
}
