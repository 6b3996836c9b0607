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
  /** Of the whole file, or of a Markdown file's front matter. */
  schema: z.ZodType
  /** The kind whose fields it has besides its own. */
  extends?: FileKind
}

const PAGE: FileKind = { path: 'content/pages/<slug>.md', schema: page }

/** Every kind of file that authors edit, those with the most frequent changes first. */
export const FILE_KINDS: readonly FileKind[] = [
  { path: YAML_FILES.site, schema: site },
  { path: YAML_FILES.integrations, schema: integrations },
  { path: 'content/services/<slug>.md', schema: service },
  { path: 'content/articles/<slug>.md', schema: article },
  { path: 'content/industries/<slug>.md', schema: industry },
  { path: 'content/suburbs/<slug>.md', schema: suburb },
  { path: YAML_FILES.served, schema: servedSuburbs },
  { path: 'content/faqs/<slug>.md', schema: question },
  { path: 'content/reviews/<slug>.md', schema: review },
  { path: 'content/people/<slug>.md', schema: person },
  { path: 'content/team/<slug>.md', schema: teamMember },
  { path: 'content/case-studies/<slug>.md', schema: caseStudy },
  { path: 'content/jobs/<slug>.md', schema: job },
  { path: 'content/documents/<slug>.md', schema: document },
  { path: YAML_FILES.sources, schema: sources },
  { path: YAML_FILES.pictures, schema: pictures },
  PAGE,
  ...PAGE_SLUGS.flatMap((slug): FileKind[] => {
    const schema = definitionOf(slug)?.schema
    return schema && schema !== page ? [{ path: `content/pages/${slug}.md`, schema, extends: PAGE }] : []
  }),
  { path: YAML_FILES.colours, schema: colours },
  { path: YAML_FILES.quote, schema: quote },
  { path: YAML_FILES.receiver, schema: receiver },
  { path: YAML_FILES.claims, schema: claims },
  { path: YAML_FILES.searchTerms, schema: searchTerms },
  { path: YAML_FILES.approvals, schema: approvals },
  { path: YAML_FILES.redirects, schema: redirects },
  { path: YAML_FILES.deliveryProof, schema: deliveryProof },
]
