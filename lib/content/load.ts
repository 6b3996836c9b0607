import 'server-only'
import type { z } from 'zod'
import { asArticle, asCaseStudy, asIndustry, asJob, asService } from './derive'
import { conditionsOf, connectionFacts } from './conditions'
import { factsOf, type Facts } from './facts'
import { PAGE_SLUGS, definitionOf } from './pages'
import { findSourceImages, type SourceImage } from '../images/source-images'
import { formatValue, type Problem, type Unconfirmed } from './problem'
import { missing, readEntry, readYamlFile, startReading, textOf, type Reading } from './read-file'
import { goneFrom } from './gone'
import { approvals } from './schema/approvals'
import { article } from './schema/article'
import { caseStudy } from './schema/case-study'
import { claims } from './schema/claims'
import { colours } from './schema/colours'
import { deliveryProof } from './schema/delivery-proof'
import { document, DOWNLOADS } from './schema/document'
import { industry } from './schema/industry'
import { integrations } from './schema/integrations'
import { job } from './schema/job'
import { page, type PageFields } from './schema/page-parts'
import { person } from './schema/person'
import { pictures } from './schema/picture'
import { question, type QuestionFields } from './schema/question'
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
import { isShown } from './needs'
import { readLogos } from './logos'
import type { ContentFiles } from './content-files'
import type { Entry } from './types'
import { YAML_FILES, isRead } from './entries'
import type { Texts } from './claims'
import type { PartialContent } from './whole'
import { parseYaml } from './yaml'

/** The schema of the entries in a folder, by an entry's slug. */
export const FOLDER_SCHEMAS = {
  services: () => service,
  articles: () => article,
  industries: () => industry,
  suburbs: () => suburb,
  reviews: () => review,
  faqs: () => question,
  people: () => person,
  team: () => teamMember,
  'case-studies': () => caseStudy,
  jobs: () => job,
  documents: () => document,
  pages: (slug: string): z.ZodType<PageFields> => definitionOf(slug)?.schema ?? page,
}

/** What was read, and what is wrong with each file by itself. */
export interface Loaded {
  content: PartialContent
  /** Questions that are not shown, since they need a fact that is absent. */
  hiddenQuestions: Entry<QuestionFields>[]
  /**
   * The slugs that have a file, by folder, whether or not the file is right; no entry for a folder
   * that is missing.
   */
  files: Record<string, Set<string>>
  /** What stands in public/documents. */
  downloads: string[]
  texts: Texts
  /** What texts may say in braces. */
  facts: Facts
  /** What texts may ask. */
  conditions: ReturnType<typeof conditionsOf>
  /** The originals of the pictures. */
  sourceImages: SourceImage[]
  problems: Problem[]
  unconfirmed: Unconfirmed[]
}

/**
 * Reads every content file, and checks each by itself. Links to pages that are gone are words; a
 * first reading tells which pages are.
 */
export function loadContent(from: ContentFiles): Loaded {
  const asWritten = read(from, [])
  const gone = goneFrom(asWritten.content)
  return gone.length === 0 ? asWritten : read(from, gone)
}

function read(from: ContentFiles, gone: readonly string[]): Loaded {
  const valueOf = (file: string) => parseYaml(textOf(from, file) ?? '').value
  const connected = integrations.safeParse(valueOf(YAML_FILES.integrations)).data
  const facts: Facts = new Map([...factsOf(valueOf(YAML_FILES.site)), ...connectionFacts(connected)])
  const conditions = conditionsOf(facts, connected)
  const reading = startReading(from, { facts, conditions, gone })
  const files: Loaded['files'] = {}
  const yamlFiles = readYamlFiles(reading)
  const logos = readLogos(reading)
  const mainSiteUrl = yamlFiles.site?.mainSiteUrl ?? null
  const folder = <Fields extends object>(name: string, schemaOf: (slug: string) => z.ZodType<Fields>) =>
    readFolder(reading, files, name, schemaOf)
  const faqs = folder('faqs', FOLDER_SCHEMAS.faqs)
  const collections = {
    services: folder('services', FOLDER_SCHEMAS.services).map((entry) => asService(entry, mainSiteUrl)),
    articles: folder('articles', FOLDER_SCHEMAS.articles).map(asArticle),
    industries: folder('industries', FOLDER_SCHEMAS.industries).map(asIndustry),
    suburbs: folder('suburbs', FOLDER_SCHEMAS.suburbs),
    reviews: folder('reviews', FOLDER_SCHEMAS.reviews),
    questions: faqs.filter((entry) => isShown(entry, conditions.offered)),
    people: folder('people', FOLDER_SCHEMAS.people),
    team: folder('team', FOLDER_SCHEMAS.team),
    caseStudies: folder('case-studies', FOLDER_SCHEMAS['case-studies']).map(asCaseStudy),
    jobs: folder('jobs', FOLDER_SCHEMAS.jobs).map(asJob),
    documents: folder('documents', FOLDER_SCHEMAS.documents),
    pages: folder('pages', FOLDER_SCHEMAS.pages),
  }
  reading.problems.push(...missingPages(files.pages))
  const content = {
    ...yamlFiles,
    ...logos,
    ...collections,
    withdrawn: collections.services.flatMap(({ slug, offered }) => (offered === false ? [slug] : [])),
    templatePages: templatePagesOf(collections.pages),
  }
  const hiddenQuestions = faqs.filter((entry) => !isShown(entry, conditions.offered))
  const { problems, unconfirmed } = reading
  const texts = new Map([...reading.texts].filter(([file]) => isRead(file)))
  const sourceImages = findSourceImages(from)
  const downloads = (from.list(DOWNLOADS) ?? []).map(({ name }) => name)
  return { content, hiddenQuestions, files, downloads, texts, sourceImages, facts, conditions, problems, unconfirmed }
}

/** The files that are YAML as a whole. */
function readYamlFiles(reading: Reading) {
  return {
    site: readYamlFile(reading, YAML_FILES.site, site),
    colours: readYamlFile(reading, YAML_FILES.colours, colours),
    quote: readYamlFile(reading, YAML_FILES.quote, quote),
    receiver: readYamlFile(reading, YAML_FILES.receiver, receiver),
    integrations: readYamlFile(reading, YAML_FILES.integrations, integrations),
    deliveryProof: readYamlFile(reading, YAML_FILES.deliveryProof, deliveryProof),
    pictures: readYamlFile(reading, YAML_FILES.pictures, pictures),
    served: readYamlFile(reading, YAML_FILES.served, servedSuburbs),
    redirects: readYamlFile(reading, YAML_FILES.redirects, redirects),
    sources: readYamlFile(reading, YAML_FILES.sources, sources),
    claims: readYamlFile(reading, YAML_FILES.claims, claims),
    searchTerms: readYamlFile(reading, YAML_FILES.searchTerms, searchTerms),
    approvals: readYamlFile(reading, YAML_FILES.approvals, approvals),
  }
}

/** The entries of a folder whose files are right; notes in `files` which there are. */
function readFolder<Fields extends object>(
  reading: Reading,
  files: Loaded['files'],
  name: string,
  schemaOf: (slug: string) => z.ZodType<Fields>,
): Entry<Fields>[] {
  const folder = `content/${name}`
  const items = reading.from
    .list(folder)
    ?.filter((item) => !item.name.startsWith('.'))
    .sort((a, b) => a.name.localeCompare(b.name))
  // Git keeps no empty folder: a company without articles has none of that name.
  if (!items && name !== 'pages') {
    files[name] = new Set()
    return []
  }
  if (!items) {
    reading.problems.push(missing(folder))
    return []
  }
  const slugOf = (item: { name: string }) => item.name.replace(/\.md$/, '')
  files[name] = new Set(items.map(slugOf))
  return items.flatMap((item) => {
    const file = `${folder}/${item.name}`
    if (item.isFile && /^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(item.name)) {
      const slug = slugOf(item)
      return readEntry(reading, file, slug, schemaOf(slug)) ?? []
    }
    reading.problems.push({
      file,
      field: 'the file’s name',
      found: item.isFile ? formatValue(item.name) : 'a folder',
      expected:
        'a file such as window-cleaning.md, named in lower-case letters, digits and single hyphens: rename or move it',
    })
    return []
  })
}

/** A missing folder is a problem of its own, and hides its pages. */
function missingPages(slugs: Set<string> | undefined): Problem[] {
  return PAGE_SLUGS.filter((slug) => slugs && !slugs.has(slug)).map((slug) =>
    missing(`content/pages/${slug}.md`, 'this file, from which the site makes a page: put it back'),
  )
}

/** The pages that the site itself is made of. */
function templatePagesOf(pages: Entry<PageFields>[]): PartialContent['templatePages'] {
  return Object.fromEntries(
    PAGE_SLUGS.map((slug) => [slug, pages.find((entry) => entry.slug === slug)]),
  ) as PartialContent['templatePages']
}
