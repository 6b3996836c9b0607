import type { Node } from '@markdoc/markdoc'
import type { Drawing } from '../brand/drawing'
import type { CompanyFont } from './font'
import type { Approvals } from './schema/approvals'
import type { ArticleFields } from './schema/article'
import type { CaseStudyFields } from './schema/case-study'
import type { Claims } from './schema/claims'
import type { ColoursFields } from './schema/colours'
import type { IconName } from './schema/common'
import type { DeliveryProof } from './schema/delivery-proof'
import type { DocumentFields } from './schema/document'
import type { FileLimits } from './schema/form-limits'
import type { IndustryFields } from './schema/industry'
import type { DeliveryFields, IntegrationsFields } from './schema/integrations'
import type { JobFields } from './schema/job'
import type { PageDefinition, PageFieldsBySlug } from './pages'
import type { PageFields } from './schema/page-parts'
import type { PersonFields } from './schema/person'
import type { PictureWords } from './schema/picture'
import type { QuestionFields } from './schema/question'
import type { QuoteFields } from './schema/quote'
import type { ReceiverFields } from './schema/receiver'
import type { Redirects } from './schema/redirects'
import type { ReviewFields } from './schema/review'
import type { ServiceFields } from './schema/service'
import type { SearchTerms } from './schema/search-terms'
import type { ServedSuburbs } from './schema/served'
import type { SiteFields } from './schema/site'
import type { Sources } from './schema/sources'
import type { SuburbFields } from './schema/suburb'
import type { TeamMemberFields } from './schema/team-member'

/** One Markdown file: its checked front matter, its text, and where each of them is. */
export type Entry<Fields> = Fields & {
  slug: string
  /** Path from the project's root. */
  file: string
  /** The text below the front matter, with the facts filled in. */
  markdown: string
  /** The same as a Markdoc tree, with only the branches that hold. */
  body: Node
  /** The same with all branches, only for checks. */
  allBranches: Node
  /** The line of the file on which the text begins. */
  bodyLine: number
  /** The file with the line of a field, or of the nearest one around it, and the field. */
  placeOf: (path: readonly PropertyKey[]) => { file: string; field: string }
}

/** The pages that the site itself is made of, by slug. */
export type TemplatePages = { [Slug in keyof PageFieldsBySlug]: Entry<PageFieldsBySlug[Slug]> }

/** All content in display order; check.ts checks what spans files. */
export interface Content {
  site: SiteFields
  colours: ColoursFields
  /** The company's logo. */
  mark: Drawing
  /** Its name as a drawing, if it has one. */
  wordmark: Drawing | null
  /** Its own font, if it has one. */
  font: CompanyFont | null
  quote: QuoteFields
  receiver: ReceiverFields
  integrations: IntegrationsFields
  deliveryProof: DeliveryProof
  pictures: Record<string, PictureWords>
  served: ServedSuburbs
  redirects: Redirects
  sources: Sources
  claims: Claims
  searchTerms: SearchTerms
  approvals: Approvals
  services: Service[]
  /** The slugs of services that are not offered. */
  withdrawn: readonly string[]
  /** Newest first. */
  articles: Article[]
  industries: Industry[]
  suburbs: Entry<SuburbFields>[]
  reviews: Entry<ReviewFields>[]
  questions: Entry<QuestionFields>[]
  people: Entry<PersonFields>[]
  team: Entry<TeamMemberFields>[]
  /** Newest first. */
  caseStudies: CaseStudy[]
  /** Those that have not closed, the next to close first. */
  jobs: Job[]
  documents: Entry<DocumentFields>[]
  pages: Entry<PageFields>[]
  templatePages: TemplatePages
}

/**
 * A service with its address, and the address that menus use: that of the external main site, if
 * one is configured.
 */
export type Service = Entry<ServiceFields> & { path: string; menuHref: string }

/** An article with its address, its number of words and its reading time. */
export type Article = Entry<ArticleFields> & { path: string; words: number; minutes: number }

/** An industry with its address. */
export type Industry = Entry<IndustryFields> & { path: string }

/** A case study with its address. */
export type CaseStudy = Entry<CaseStudyFields> & { path: string }

/** A job advert with its address. */
export type Job = Entry<JobFields> & { path: string }

/**
 * One address of the site. Everything that names a page derives from its route: menus, breadcrumbs,
 * metadata, structured data, sitemap, tests.
 */
export type Route = RouteFacts &
  (
    | {
        /** `hub` lists a collection, `prose` is text alone, `page` has sections of its own. */
        kind: 'home' | 'hub' | 'page' | 'prose'
        /** What the page is made from: its heading, its description, its file. */
        entry: Entry<PageFields>
      }
    | { kind: 'service'; entry: Service }
    | { kind: 'article'; entry: Article }
    | { kind: 'industry'; entry: Industry }
    | { kind: 'case-study'; entry: CaseStudy }
    | { kind: 'job'; entry: Job }
  )

interface RouteFacts {
  /** From the root, with a slash at both ends: "/services/office-cleaning/". */
  path: string
  /** What the site knows about the page; only its own pages in content/pages have one. */
  definition?: PageDefinition | undefined
  /** The name in menus and breadcrumbs. */
  label: string
  /** The title of the tab and of a search result, 15 to 60 characters. */
  title: string
  /** The path of the parent page, null for the home page. */
  parent: string | null
  /** The path under which search engines list the page: its own, unless it is an alias. */
  canonical: string
  /** The day on which its words last changed, as 2026-11-21. */
  updated: string
  /**
   * Anchors on the page that content may link to; null if they are not known from the content
   * alone.
   */
  anchors: readonly string[] | null
  /**
   * Whether it is listed for search engines and agents: aliases are not, nor are pages that make
   * sense only after another.
   */
  listed: boolean
}

/** The checked content in display order, and the registry of addresses. */
export interface SiteContent extends Content {
  routes: Route[]
  /** The addresses that the site would have if they had something to show (left-out.ts). */
  leftOut: Route[]
}

/** A part of a line: words, or a link with its words. */
export interface InlinePart {
  text: string
  href?: string
}

/** A table of figures. */
export interface Figures {
  columns: readonly string[]
  /** The cells of each row, in Markdown; the first is its heading. */
  rows: readonly (readonly string[])[]
}

/** A link of a menu. */
export interface NavLink {
  name: string
  href: string
}

/** An item of the menu bar: a link, or the button of a menu with groups below it. */
export interface NavItem extends NavLink {
  groups: { title: string | null; links: NavLink[] }[]
}

/** All menus of the site, derived from the registry. */
export interface Navigation {
  /** The address of the home page. */
  home: string
  main: NavItem[]
  /** Every service, whether or not the menu lists it. */
  services: NavLink[]
  about: NavLink[]
  /** The suburbs of the home page, as links to their entries on the areas page. */
  areas: NavLink[]
  legal: NavLink[]
}

/** Where the site's own form sends requests, and how. */
export interface FormTarget {
  kind: DeliveryFields['kind']
  name: string
  /** The address that the form posts to. */
  action: string
  /** Fields sent with every request. */
  fields: Readonly<Record<string, string>>
  /** Fields that only a browser without script sends: the page to which its post then leads. */
  nativeFields?: Readonly<Record<string, string>>
  /** The name of the honeypot field; none for an email. */
  honeypot?: string
  /** The files that can be sent; none unless the lead receiver takes the requests. */
  files?: FileLimits
}

/** A way to contact the company: what it is, what is shown, where it leads. */
export interface ContactMethod {
  icon: IconName
  label: string
  text: string
  href: string
}

/** Where an office is: its address in one line, and its own number if it has one. */
export interface OfficePlace {
  address: string
  phone?: ContactMethod
}
