import { contactMethods, offices } from '../content/contact'
import { hoursText, withPlainSpaces } from '../content/facts'
import { closureLines } from '../site/closures'
import type { Route, SiteContent } from '../content/types'
import { absoluteUrl } from '../site/site-url'
import { editionPath } from './editions'
import { LLMS_FULL_PATH } from './files'

type LlmsContent = Pick<SiteContent, 'site' | 'templatePages'> & { routes: readonly Route[] }

/**
 * The kinds of page, in the likely order of relevance to an agent. Agents may skip what is optional
 * if they have little room: llmstxt.org.
 */
const groupsOf = ({ site, templatePages }: LlmsContent): { title: string; kinds: readonly Route['kind'][] }[] => [
  { title: templatePages.services.label, kinds: ['service'] },
  { title: templatePages.industries.label, kinds: ['industry'] },
  { title: site.words.footer.company, kinds: ['home', 'hub', 'page'] },
  { title: templatePages.blog.title, kinds: ['article'] },
  { title: templatePages['case-studies'].label, kinds: ['case-study'] },
  { title: templatePages.jobs.label, kinds: ['job'] },
  // The heading that llmstxt.org prescribes, whatever the language.
  { title: 'Optional', kinds: ['prose'] },
]

/**
 * The site's llms.txt, for agents that read text (llmstxt.org, version 2): the company in a
 * sentence, how to contact it and what it promises, then every listed page as Markdown with its
 * description.
 */
export function llmsText(content: LlmsContent): string {
  const { site, routes } = content
  const { words } = site
  const facts = [
    ...Object.values(contactMethods()).map(({ label, text }) => `${label}: ${text}`),
    ...offices().map(({ address, phone }) => `${words.contact.office}: ${address}${phone ? `, ${phone.text}` : ''}`),
    `${words.contact.hours}: ${hoursText(site.officeHours)}`,
    ...closureLines(site).map(({ text }) => text),
    ...Object.values(site.promises).map(({ title, text }) => `${title}: ${text}`),
  ]
  const pages = routes.filter(({ listed }) => listed)
  const groups = groupsOf(content).flatMap(({ title, kinds }) => {
    const lines = kinds
      .flatMap((wanted) => pages.filter(({ kind }) => kind === wanted))
      .map(({ label, path, entry }) => `- [${label}](${absoluteUrl(editionPath(path))}): ${entry.description}`)
    return lines.length > 0 ? [`## ${title}\n\n${lines.join('\n')}\n`] : []
  })
  const parts = [
    `# ${site.name.value}\n`,
    `> ${site.summary}\n`,
    `${facts.map((fact) => `- ${fact.replaceAll('](/', `](${absoluteUrl('/')}`)}`).join('\n')}\n`,
    `${words.allPages}: ${absoluteUrl(LLMS_FULL_PATH)}\n`,
    ...groups,
  ]
  return withPlainSpaces(parts.join('\n'))
}
