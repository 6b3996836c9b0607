import 'server-only'
import type { z } from 'zod'
import { asArticle, asCaseStudy, asIndustry, asJob, asService } from './derive'
import { conditionsOf, connectionFacts } from './conditions'
import { factsOf, type Facts } from './facts'
import { SCHEMAS, schemaOf, type FieldsOf, type Folder } from './file-kinds'
import { PAGE_SLUGS } from './pages'
import { findSourceImages, type SourceImage } from '../images/source-images'
import { fieldName, formatValue, type Problem, type Unconfirmed } from './problem'
import { missing, readEntry, readYamlFile, textOf } from './read-file'
import { startReading, type Reading } from './reading'
import { goneFrom } from './gone'
import { DOWNLOADS } from './schema/document'
import type { PageFields } from './schema/page-parts'
import type { QuestionFields } from './schema/question'
import { isShown } from './needs'
import { samplesIn } from './samples'
import { readFont } from './font'
import { readLogos } from './logos'
import type { ContentFiles } from './content-files'
import type { Entry } from './types'
import { YAML_FILES, isRead } from './entries'
import type { Texts } from './claims'
import type { PartialContent } from './whole'
import { parseYaml } from './yaml'

/** What was read, and the problems of each file by itself. */
export interface Loaded {
  content: PartialContent
  /** Questions that are not shown, since they need a fact that is absent. */
  hiddenQuestions: Entry<QuestionFields>[]
  /**
   * The slugs that have a file, by folder, whether or not the file is valid; no entry for a folder
   * that is missing.
   */
  files: Record<string, Set<string>>
  /** The names of the files in public/documents. */
  downloads: string[]
  texts: Texts
  /** What texts may refer to in braces. */
  facts: Facts
  /** What conditions in texts may refer to. */
  conditions: ReturnType<typeof conditionsOf>
  /** The line of a field of a YAML file, and its name. */
  placeIn: (file: string, path: readonly PropertyKey[]) => Pick<Problem, 'file' | 'field'>
  /** The source images of the pictures. */
  sourceImages: SourceImage[]
  problems: Problem[]
  unconfirmed: Unconfirmed[]
}

/**
 * Reads every content file, and checks each by itself. A link to a page that is gone becomes plain
 * words; a first reading finds out which pages are gone.
 */
export function loadContent(from: ContentFiles): Loaded {
  const asWritten = read(from, [])
  const gone = goneFrom(asWritten.content)
  return gone.length === 0 ? asWritten : read(from, gone)
}

function read(from: ContentFiles, gone: readonly string[]): Loaded {
  const valueOf = (file: string) => parseYaml(textOf(from, file) ?? '').value
  const connected = SCHEMAS.integrations.safeParse(valueOf(YAML_FILES.integrations)).data
  const facts: Facts = new Map([...factsOf(valueOf(YAML_FILES.site)), ...connectionFacts(connected)])
  const conditions = conditionsOf(facts, connected, samplesIn(from))
  const reading = startReading(from, { facts, conditions, gone })
  const files: Loaded['files'] = {}
  const yamlFiles = readYamlFiles(reading)
  const logos = readLogos(reading)
  const font = readFont(reading)
  const mainSiteUrl = yamlFiles.site?.mainSiteUrl ?? null
  const folder = <Name extends Folder>(name: Name) => readFolder(reading, files, name)
  const faqs = folder('faqs')
  const collections = {
    services: folder('services').map((entry) => asService(entry, mainSiteUrl)),
    articles: folder('articles').map(asArticle),
    industries: folder('industries').map(asIndustry),
    suburbs: folder('suburbs'),
    reviews: folder('reviews'),
    questions: faqs.filter((entry) => isShown(entry, conditions.offered)),
    people: folder('people'),
    team: folder('team'),
    caseStudies: folder('case-studies').map(asCaseStudy),
    jobs: folder('jobs').map(asJob),
    documents: folder('documents'),
    pages: folder('pages'),
  }
  reading.problems.push(...missingPages(files.pages))
  const content = {
    ...yamlFiles,
    ...logos,
    font,
    ...collections,
    withdrawn: collections.services.flatMap(({ slug, offered }) => (offered === false ? [slug] : [])),
    templatePages: templatePagesOf(collections.pages),
  }
  const hiddenQuestions = faqs.filter((entry) => !isShown(entry, conditions.offered))
  const { problems, unconfirmed } = reading
  const texts = new Map([...reading.texts].filter(([file]) => isRead(file)))
  const sourceImages = findSourceImages(from)
  const downloads = (from.list(DOWNLOADS) ?? []).map(({ name }) => name)
  const placeIn: Loaded['placeIn'] = (file, path) => ({
    file: `${file}:${parseYaml(textOf(from, file) ?? '').lineOf(path)}`,
    field: fieldName(path),
  })
  const found = { problems, unconfirmed }
  return { content, hiddenQuestions, files, downloads, texts, placeIn, sourceImages, facts, conditions, ...found }
}

/** The files that are YAML as a whole. */
function readYamlFiles(reading: Reading) {
  const read = Object.entries(YAML_FILES).map(([name, file]) => {
    const schema: z.ZodType<object> = SCHEMAS[name as keyof typeof YAML_FILES]
    return [name, readYamlFile(reading, file, schema)] as const
  })
  return Object.fromEntries(read) as { [Name in keyof typeof YAML_FILES]: FieldsOf<Name> | undefined }
}

/** The entries of a folder whose files are valid; records in `files` which files exist. */
function readFolder<Name extends Folder>(
  reading: Reading,
  files: Loaded['files'],
  name: Name,
): Entry<FieldsOf<Name>>[] {
  const folder = `content/${name}`
  const items = reading.from
    .list(folder)
    ?.filter((item) => !item.name.startsWith('.'))
    .sort((a, b) => a.name.localeCompare(b.name))
  // Git keeps no empty folder, so a company without articles has no folder for them.
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
      return readEntry(reading, file, slug, schemaOf(name, slug)) ?? []
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
