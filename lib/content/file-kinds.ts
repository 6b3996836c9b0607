import type { z } from 'zod'
import { PAGE_SLUGS, definitionOf } from './pages'
import { approvals } from './schema/approvals'
import { article } from './schema/article'
import { caseStudy } from './schema/case-study'
import { claims } from './schema/claims'
import { colours } from './schema/colours'
import { deliveryProof } from './schema/delivery-proof'
import { document } from './schema/document'
import { industry } from './schema/industry'
import { integrations } from './schema/integrations'
import { job } from './schema/job'
import { page } from './schema/page-parts'
import { person } from './schema/person'
import { pictures } from './schema/picture'
import { question } from './schema/question'
import { quote } from './schema/quote'
import { receiver } from './schema/receiver'
import { redirects } from './schema/redirects'
import { review } from './schema/review'
import { searchTerms } from './schema/search-terms'
import { servedSuburbs } from './schema/served'
import { service } from './schema/service'
import { site } from './schema/site'
import { sources } from './schema/sources'
import { suburb } from './schema/suburb'
import { teamMember } from './schema/team-member'
import { YAML_FILES } from './entries'

/** A kind of file that authors edit. */
export interface FileKind {
  /** From the project's root; `<slug>` stands for a name that the author chooses. */
  path: string
  /** The schema of the whole file, or of a Markdown file's front matter. */
  schema: z.ZodType
  /** The kind whose fields it has in addition to its own. */
  extends?: FileKind
}

type YamlName = keyof typeof YAML_FILES

/**
 * The schema of every kind of file that authors edit, by the name of a YAML file or of a folder;
 * the most frequently changed first.
 */
export const SCHEMAS = {
  site,
  integrations,
  services: service,
  articles: article,
  industries: industry,
  suburbs: suburb,
  served: servedSuburbs,
  faqs: question,
  reviews: review,
  people: person,
  team: teamMember,
  'case-studies': caseStudy,
  jobs: job,
  documents: document,
  sources,
  pictures,
  pages: page,
  colours,
  quote,
  receiver,
  claims,
  searchTerms,
  approvals,
  redirects,
  deliveryProof,
} satisfies Record<YamlName, z.ZodType> & Record<string, z.ZodType>

/** What a file of this kind describes. */
export type FieldsOf<Name extends keyof typeof SCHEMAS> = z.infer<(typeof SCHEMAS)[Name]>

/** A folder of content/ whose files are entries. */
export type Folder = Exclude<keyof typeof SCHEMAS, YamlName>

/** The schema of an entry; pages of the site itself have one each. */
export function schemaOf<Name extends Folder>(folder: Name, slug: string): z.ZodType<FieldsOf<Name>> {
  const own = folder === 'pages' ? definitionOf(slug)?.schema : undefined
  return (own ?? SCHEMAS[folder]) as unknown as z.ZodType<FieldsOf<Name>>
}

const PAGE: FileKind = { path: 'content/pages/<slug>.md', schema: page }

/** Every kind of file that authors edit, in the order of their schemas. */
export const FILE_KINDS: readonly FileKind[] = Object.entries(SCHEMAS).flatMap(([name, schema]): FileKind[] => {
  if (name in YAML_FILES) return [{ path: YAML_FILES[name as YamlName], schema }]
  if (name !== 'pages') return [{ path: `content/${name}/<slug>.md`, schema }]
  const own = PAGE_SLUGS.map((slug) => ({ path: `content/pages/${slug}.md`, schema: schemaOf('pages', slug) }))
  return [PAGE, ...own.filter((kind) => kind.schema !== page).map((kind) => ({ ...kind, extends: PAGE }))]
})
