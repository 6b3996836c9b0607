import { getContent, routeOf } from '../content/get-content'
import type { PageFields } from '../content/schema/page-parts'
import type { PersonFields } from '../content/schema/person'
import type { Article, CaseStudy, Entry, Industry, Job, NavLink, Route, Service, TemplatePages } from '../content/types'
import { picturesIn } from '../images/pictures'
import { areasSections } from './areas'
import { articleSections, blogSections } from './articles'
import { aboutSections, approachSections, clientsSections, directorSections, reviewsSections } from './company'
import { compareQuotesSections } from './compare-quotes'
import { complianceSections } from './compliance'
import { contactSections, thankYouSections } from './contact'
import { faqsSections } from './faqs'
import { homeSections } from './home'
import { industriesSections, industrySections } from './industries'
import { caseStudiesSections, caseStudySections, jobSections, jobsSections, teamSections } from './people-and-proof'
import { pricingSections } from './pricing'
import { sampleProposalSections } from './sample-proposal'
import { sampleReportSections } from './sample-report'
import { serviceSections, servicesSections } from './services'

/** Data of each page's sections besides its entry, by the page's slug. */
const SECTIONS = {
  home: homeSections,
  services: servicesSections,
  industries: industriesSections,
  blog: blogSections,
  areas: areasSections,
  faqs: faqsSections,
  testimonials: reviewsSections,
  about: aboutSections,
  'our-approach': approachSections,
  'sample-report': sampleReportSections,
  'sample-proposal': sampleProposalSections,
  'our-clients': clientsSections,
  'meet-director': directorSections,
  pricing: pricingSections,
  'compare-quotes': compareQuotesSections,
  'insurance-and-compliance': complianceSections,
  team: teamSections,
  'case-studies': caseStudiesSections,
  jobs: jobsSections,
  contact: contactSections,
  'thank-you': thankYouSections,
} satisfies { [Slug in keyof TemplatePages]?: () => object }

type SlugOf<Path extends string> = Path extends '/' ? 'home' : Path extends `/${infer Slug}/` ? Slug : never

/**
 * The same for the pages of entries, by their hub's collection: the entry, and the data of its
 * sections.
 */
interface EntryPages {
  services: [Service, ReturnType<typeof serviceSections>]
  blog: [Article, ReturnType<typeof articleSections>]
  industries: [Industry, ReturnType<typeof industrySections>]
  'case-studies': [CaseStudy, ReturnType<typeof caseStudySections>]
  jobs: [Job, ReturnType<typeof jobSections>]
}

/** The entry of the page at a path, as a type. */
type EntryAt<Path extends string> = Path extends `/${infer Hub extends keyof EntryPages}/${string}/`
  ? EntryPages[Hub][0]
  : SlugOf<Path> extends keyof TemplatePages
    ? TemplatePages[SlugOf<Path>]
    : Entry<PageFields>

type SectionsAt<Path extends string> = Path extends `/${infer Hub extends keyof EntryPages}/${string}/`
  ? EntryPages[Hub][1]
  : SlugOf<Path> extends keyof typeof SECTIONS
    ? ReturnType<(typeof SECTIONS)[SlugOf<Path>]>
    : object

/** A page's metadata for visitors, search engines and agents. */
export interface PageFacts {
  route: Route
  /** The breadcrumbs from home to the page, by the routes' parents. */
  trail: NavLink[]
  /** See `personOf`. */
  person: Entry<PersonFields> | undefined
}

/** All data of a page. */
interface PageData<Path extends string> extends PageFacts {
  entry: EntryAt<Path>
  /** The pictures in its text, by name. */
  pictures: ReturnType<typeof picturesIn>
  /** Data of its sections besides the entry. */
  sections: SectionsAt<Path>
}

/**
 * The data of the page at a path, from the same route that the menus, the breadcrumbs and the
 * sitemap use. Throws if there is no such page.
 */
export function pageData<Path extends string>(path: Path): PageData<Path> {
  const route = routeOf(path)
  return {
    route,
    trail: trailOf(route),
    person: personOf(route),
    entry: route.entry as EntryAt<Path>,
    pictures: picturesIn(route.entry.body),
    sections: sectionsOf(route) as SectionsAt<Path>,
  }
}

function sectionsOf({ kind, entry }: Route): object {
  if (kind === 'service') return serviceSections(entry)
  if (kind === 'article') return articleSections(entry)
  if (kind === 'industry') return industrySections(entry)
  if (kind === 'case-study') return caseStudySections(entry)
  if (kind === 'job') return jobSections(entry)
  return Object.hasOwn(SECTIONS, entry.slug) ? SECTIONS[entry.slug as keyof typeof SECTIONS]() : {}
}

/** The author of an article, or the person whom a page is about. */
export function personOf({ entry }: Route): Entry<PersonFields> | undefined {
  const slug = 'author' in entry ? entry.author : 'person' in entry ? entry.person : undefined
  return getContent().people.find((person) => person.slug === slug)
}

function trailOf(route: Route): NavLink[] {
  const above = route.parent ? trailOf(routeOf(route.parent)) : []
  return [...above, { name: route.label, href: route.path }]
}
