import { slugify } from './markdown'
import type { PartialContent } from './whole'

/** The anchor at the end of every page's first screen, which scripts/export/ writes. */
export const FIRST_SCREEN_END = 'below'

/**
 * Anchors of the frame around every page; one that ends with a star stands for all that begin like
 * it.
 */
const FRAME = [
  FIRST_SCREEN_END,
  ...['page', 'content', 'closing', 'contents', 'dialog', 'dialog-*', 'no-answer', 'said'],
  ...['sign-x', 'sign-phone', 'sign-mail', 'trust-above-*', 'trust-below-*'],
]

/**
 * Anchors that components write on a page of a kind, by the folder of its content file or by the
 * file itself.
 */
const OWN: Record<string, readonly string[]> = {
  articles: ['sources', 'services', 'articles'],
  services: ['scope', 'visit', 'duties', 'equipment', 'price', 'questions', 'related-services', 'articles'],
  'case-studies': ['stats'],
  jobs: ['apply'],
  industries: ['needs', 'duties', 'checklist', 'related-services', 'areas', 'questions'],
  'pages/about': ['stats', 'promises'],
  'pages/areas': ['suburbs', 'suburbs-search*', 'area-shape-*'],
  'pages/changing-cleaners': ['steps', 'letter'],
  'pages/compare-quotes': ['tool', 'quote-*', 'method', 'sheet'],
  'pages/contact': ['quote', 'quote-*', 'booking', 'ways', 'next', 'prepare'],
  'pages/faqs': ['questions-search*'],
  'pages/home': [
    'hero',
    'badge-tip-*',
    'stats',
    'why-office-cleaning',
    'problems',
    'premium-services',
    'quote',
    'quote-*',
    'booking',
    'booking-*',
    'services',
    'reviews',
    'steps',
    'areas',
    'questions',
    'articles',
  ],
  'pages/our-approach': ['loop', 'when-something-goes-wrong'],
  'pages/our-clients': ['clients'],
  'pages/pricing': ['estimate', 'estimate-*', 'typical', 'method', 'floor', 'examples'],
  'pages/sample-proposal': ['proposal', 'regular', 'periodic', 'lines', 'terms', 'promises'],
  'pages/sample-report': ['report', 'method'],
  'pages/testimonials': ['reviews'],
  'pages/thank-you': ['next'],
}

/** Anchors made from names in the content, by the page's file. */
function named({ templatePages, served }: PartialContent): Record<string, readonly string[]> {
  return {
    'pages/areas': served?.regions ?? [],
    'pages/faqs': templatePages.faqs?.groups ?? [],
    'pages/insurance-and-compliance': templatePages['insurance-and-compliance']?.papers.map(({ key }) => key) ?? [],
    'pages/services': templatePages.services?.groups ?? [],
  }
}

/**
 * Whether a component writes this anchor on the page of a content file, such as
 * `content/pages/about.md`, so that no heading and no slug may use it. A section's heading has an
 * id derived from the section's: `promises-title`.
 */
export function isTaken(anchor: string, file: string, content: PartialContent): boolean {
  const [, folder = '', name = ''] = file.split('/')
  const page = `${folder}/${name.replace('.md', '')}`
  const own = [...FRAME, ...(OWN[folder] ?? []), ...(OWN[page] ?? []), ...(named(content)[page] ?? []).map(slugify)]
  return own.some((each) =>
    each.endsWith('*') ? anchor.startsWith(each.slice(0, -1)) : anchor.replace(/-title$/, '') === each,
  )
}
