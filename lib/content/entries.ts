import type { Content, Entry } from './types'

/** The files that are YAML as a whole, by the name of their part of the content. */
export const YAML_FILES = {
  site: 'content/site.yaml',
  colours: 'content/brand/colours.yaml',
  quote: 'content/quote.yaml',
  receiver: 'content/receiver.yaml',
  integrations: 'content/integrations.yaml',
  deliveryProof: 'content/delivery-proof.yaml',
  pictures: 'content/pictures.yaml',
  served: 'content/served-suburbs.yaml',
  redirects: 'content/redirects.yaml',
  sources: 'content/sources.yaml',
  claims: 'content/claims.yaml',
  searchTerms: 'content/search-terms.yaml',
  approvals: 'content/approvals.yaml',
} as const

/** Those that contain visible words; the others are for the build and the launch. */
const READ: readonly string[] = [
  YAML_FILES.site,
  YAML_FILES.quote,
  YAML_FILES.receiver,
  YAML_FILES.pictures,
  YAML_FILES.sources,
  YAML_FILES.served,
]

/** Whether a file contains visible words: every Markdown file does, and some YAML files. */
export function isRead(file: string): boolean {
  return file.endsWith('.md') || READ.includes(file)
}

type Collection =
  | ('services' | 'articles' | 'industries' | 'suburbs' | 'reviews' | 'questions' | 'people' | 'pages')
  | ('team' | 'caseStudies' | 'jobs' | 'documents')

/** Every Markdown file's entry. */
export function entriesOf(content: Pick<Content, Collection>): Entry<object>[] {
  const { services, articles, industries, suburbs, reviews, questions, people, pages } = content
  const { team, caseStudies, jobs, documents } = content
  return [
    ...[...services, ...articles, ...industries, ...suburbs, ...reviews, ...questions, ...people],
    ...[...team, ...caseStudies, ...jobs, ...documents, ...pages],
  ]
}

/** Every text in a value, at any depth, with the keys that lead to it. */
export function textsIn(value: unknown, path: PropertyKey[] = []): { path: PropertyKey[]; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) =>
    textsIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
  )
}
