import type { z } from 'zod'
import { caseStudiesPage, changingPage, compliancePage, jobsPage } from './schema/buyers-pages'
import { compareQuotesPage } from './schema/compare-quotes'
import { homePage } from './schema/home'
import { industriesPage } from './schema/industries-page'
import {
  aboutPage,
  approachPage,
  areasPage,
  blogPage,
  clientsPage,
  contactPage,
  directorPage,
  faqsPage,
  notFoundPage,
  servicesPage,
  thankYouPage,
} from './schema/page'
import { page } from './schema/page-parts'
import { pricingPage } from './schema/pricing'
import { sampleProposalPage } from './schema/sample-proposal'
import { sampleReportPage } from './schema/sample-report'

/** The folders below content/ whose entries a page may list. */
type Listed =
  'services' | 'articles' | 'industries' | 'suburbs' | 'questions' | 'reviews' | 'team' | 'caseStudies' | 'jobs'

/** What the site knows about one of its own pages, beyond what its file contains. */
export interface PageDefinition {
  /** The front matter of content/pages/<slug>.md. */
  schema: typeof page
  /**
   * The collections that it lists: the page has changed when one of their entries has, and it is a
   * CollectionPage in structured data.
   */
  lists?: readonly Listed[]
  /** Each of its entries is on it, in full or as a card, with its slug as anchor. */
  entriesAsAnchors?: true
  /** The menu that opens below its name in the menu bar. */
  menu?: 'services' | 'about'
  /** The name of the picture in its header, such as `pages/areas`. */
  picture?: string
  /**
   * The picture shown with links to it in social networks, unless it is the header's or that of the
   * first listed entry; the default is the hero's.
   */
  socialPicture?: string
  /**
   * Its type in structured data (schema.org), if it is more specific than WebPage or
   * CollectionPage.
   */
  type?: 'AboutPage' | 'ContactPage' | 'FAQPage'
  /**
   * Second addresses, each with a route file of its own below app/; the page's own address is
   * canonical.
   */
  aliases?: readonly string[]
  /** It is prose alone, and is rendered like every page that an author adds: app/[page]. */
  prose?: true
  /** It is the page for unknown addresses and has no address of its own. */
  noAddress?: true
}

/**
 * The site's own pages, by slug: each requires its file content/pages/<slug>.md. Any other file
 * there is a page of prose at /<slug>/, with no definition and no code.
 */
const DEFINITIONS = {
  home: { schema: homePage, lists: ['services', 'articles', 'suburbs', 'questions', 'reviews'] },
  services: { schema: servicesPage, lists: ['services'], menu: 'services' },
  industries: { schema: industriesPage, lists: ['industries'], entriesAsAnchors: true },
  blog: { schema: blogPage, lists: ['articles'] },
  areas: { schema: areasPage, lists: ['suburbs'], entriesAsAnchors: true, picture: 'pages/areas' },
  faqs: { schema: faqsPage, lists: ['questions'], entriesAsAnchors: true, type: 'FAQPage' },
  testimonials: { schema: page, lists: ['reviews'], socialPicture: 'pages/our-approach' },
  about: { schema: aboutPage, menu: 'about', picture: 'pages/about', type: 'AboutPage' },
  'our-approach': { schema: approachPage, picture: 'pages/our-approach' },
  'sample-report': { schema: sampleReportPage, socialPicture: 'pages/our-approach' },
  'sample-proposal': { schema: sampleProposalPage, socialPicture: 'pages/our-approach' },
  'our-clients': { schema: clientsPage, socialPicture: 'pages/about', aliases: ['clients'] },
  'meet-director': { schema: directorPage, socialPicture: 'pages/about' },
  pricing: { schema: pricingPage },
  'compare-quotes': { schema: compareQuotesPage, socialPicture: 'pages/our-approach' },
  'insurance-and-compliance': { schema: compliancePage, socialPicture: 'pages/about' },
  'changing-cleaners': { schema: changingPage, socialPicture: 'pages/our-approach' },
  team: { schema: page, lists: ['team'], socialPicture: 'pages/about' },
  'case-studies': { schema: caseStudiesPage, lists: ['caseStudies'], socialPicture: 'pages/our-approach' },
  jobs: { schema: jobsPage, lists: ['jobs'], socialPicture: 'pages/about' },
  contact: { schema: contactPage, type: 'ContactPage' },
  'thank-you': { schema: thankYouPage },
  privacy: { schema: page, prose: true },
  terms: { schema: page, prose: true },
  'not-found': { schema: notFoundPage, picture: 'pages/not-found', noAddress: true },
} satisfies Record<string, PageDefinition>

/** The front matter of each page of the site, by its slug. */
export type PageFieldsBySlug = { [Slug in keyof typeof DEFINITIONS]: z.infer<(typeof DEFINITIONS)[Slug]['schema']> }

/** The slugs of the pages that the site itself is made of. */
export const PAGE_SLUGS = Object.keys(DEFINITIONS) as (keyof typeof DEFINITIONS)[]

/** The definition of a page; undefined for one that an author added. */
export function definitionOf(slug: string): PageDefinition | undefined {
  return Object.hasOwn(DEFINITIONS, slug) ? DEFINITIONS[slug as keyof typeof DEFINITIONS] : undefined
}
