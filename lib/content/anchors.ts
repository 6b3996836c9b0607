import { slugify } from './markdown'
import { QUESTION_GROUPS } from './schema/question'
import { SERVICE_GROUPS } from './schema/service'
import { REGIONS } from './schema/suburb'

/** The anchor at the end of every page's first screen, which scripts/export/ writes. */
export const FIRST_SCREEN_END = 'below'

/** Anchors of the frame around every page; what a star ends stands for all that begin so. */
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
  industries: ['needs', 'duties', 'checklist', 'related-services', 'areas', 'questions'],
  'pages/about': ['stats', 'promises'],
  'pages/areas': ['suburbs', 'suburbs-search*', 'area-shape-*', ...REGIONS.map(slugify)],
  'pages/contact': ['quote', 'quote-*', 'booking', 'ways', 'next', 'prepare'],
  'pages/faqs': ['questions-search*', ...QUESTION_GROUPS.map(slugify)],
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
  'pages/services': SERVICE_GROUPS.map(slugify),
  'pages/testimonials': ['reviews'],
  'pages/thank-you': ['next'],
}

/**
 * Whether a component writes this anchor on the page of a content file, `content/pages/about.md`,
 * so that no heading and no slug may be it. A section's heading is named after it:
 * `promises-title`.
 */
export function isTaken(anchor: string, file: string): boolean {
  const [, folder = '', name = ''] = file.split('/')
  const own = [...FRAME, ...(OWN[folder] ?? []), ...(OWN[`${folder}/${name.replace('.md', '')}`] ?? [])]
  return own.some((each) =>
    each.endsWith('*') ? anchor.startsWith(each.slice(0, -1)) : anchor.replace(/-title$/, '') === each,
  )
}
