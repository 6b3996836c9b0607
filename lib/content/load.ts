import 'server-only'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { LineCounter, isNode, parseDocument, type Document } from 'yaml'
import type { z } from 'zod'
import { asArticle, asService } from './derive'
import { factsOf, fillFacts } from './facts'
import { PAGE_SLUGS, definitionOf } from './pages'
import { parseMarkdown } from './markdown'
import { findMasters, type Master } from '../images/masters'
import { fieldName, readIssues, shown, type Problem, type Unconfirmed } from './problem'
import { article } from './schema/article'
import { deliveryProof } from './schema/delivery-proof'
import { industry } from './schema/industry'
import { integrations } from './schema/integrations'
import { page, type PageFields } from './schema/page-parts'
import { person } from './schema/person'
import { pictureAlts } from './schema/picture'
import { question } from './schema/question'
import { quote } from './schema/quote'
import { receiver } from './schema/receiver'
import { review } from './schema/review'
import { servedSuburbs } from './schema/served'
import { service } from './schema/service'
import { site } from './schema/site'
import { suburb } from './schema/suburb'
import type { Content, Entry, SpecialPages } from './types'
import { YAML_FILES } from './walk'

/** What was read, and what is wrong with each file by itself. */
export interface Loaded {
  content: Content
  /**
   * The slugs that have a file, by folder, whether or not the file is right; no entry for a folder
   * that is missing.
   */
  files: Record<string, Set<string>>
  /** The originals of the pictures. */
  masters: Master[]
  problems: Problem[]
  unconfirmed: Unconfirmed[]
}

/**
 * Reads and checks every file below `root`/content. `content` is whole only when `problems` is
 * empty.
 */
export function loadContent(root: string): Loaded {
  const problems: Problem[] = []
  const unconfirmed: Unconfirmed[] = []
  const files: Record<string, Set<string>> = {}
  const siteYaml = readYamlFile(YAML_FILES.site)
  const facts = factsOf(siteYaml?.value)

  const yamlFiles = readYamlFiles()
  const content = {
    ...yamlFiles,
    services: readFolder('services', service).map((entry) => asService(entry, yamlFiles.site?.mainSiteUrl ?? null)),
    articles: readFolder('articles', article).map(asArticle),
    industries: readFolder('industries', industry),
    suburbs: readFolder('suburbs', suburb),
    reviews: readFolder('reviews', review),
    questions: readFolder('faqs', question),
    people: readFolder('people', person),
    pages: readFolder('pages', schemaOfPage) as Entry<PageFields>[],
  }
  for (const slug of PAGE_SLUGS) {
    if (files.pages && !files.pages.has(slug)) {
      problems.push({
        file: `content/pages/${slug}.md`,
        field: 'the file',
        found: 'nothing',
        expected: 'this file: the site has a page that is made from it',
      })
    }
  }
  const special = Object.fromEntries(
    PAGE_SLUGS.map((slug) => [slug, content.pages.find((entry) => entry.slug === slug)]),
  ) as unknown as SpecialPages
  return { content: { ...content, special }, files, masters: findMasters(root), problems, unconfirmed }

  /** The files whose whole content is YAML. */
  function readYamlFiles() {
    const fields = <Schema extends z.ZodType<object>>(
      file: string,
      yaml: Yaml | undefined,
      schema: Schema,
    ): z.infer<Schema> => (yaml && check(file, yaml, schema)) as z.infer<Schema>
    return {
      site: fields(YAML_FILES.site, siteYaml, site),
      quote: fields(YAML_FILES.quote, readYamlFile(YAML_FILES.quote), quote),
      receiver: fields(YAML_FILES.receiver, readYamlFile(YAML_FILES.receiver), receiver),
      integrations: fields(YAML_FILES.integrations, readYamlFile(YAML_FILES.integrations), integrations),
      deliveryProof: fields(YAML_FILES.deliveryProof, readYamlFile(YAML_FILES.deliveryProof), deliveryProof),
      pictures: fields(YAML_FILES.pictures, readYamlFile(YAML_FILES.pictures), pictureAlts),
      served: fields(YAML_FILES.served, readYamlFile(YAML_FILES.served), servedSuburbs),
    }
  }

  function readYamlFile(file: string): Yaml | undefined {
    return exists(file) ? readYaml(file, read(file), 0) : undefined
  }

  function readFolder<Schema extends z.ZodType<object>>(
    folder: string,
    schema: Schema | ((slug: string) => Schema),
  ): Entry<z.infer<Schema>>[] {
    if (!exists(`content/${folder}`)) return []
    const known = new Set<string>()
    files[folder] = known
    const found = readdirSync(join(root, 'content', folder), { withFileTypes: true })
    return found
      .filter(({ name }) => !name.startsWith('.'))
      .sort((a, b) => a.name.localeCompare(b.name))
      .flatMap((item) => {
        const file = `content/${folder}/${item.name}`
        const slug = item.name.replace(/\.md$/, '')
        known.add(slug)
        if (!item.isFile() || !/^[a-z0-9]+(-[a-z0-9]+)*\.md$/.test(item.name)) {
          problems.push({
            file,
            field: 'the file’s name',
            found: item.isFile() ? shown(item.name) : 'a folder',
            expected: 'a file such as window-cleaning.md: lower-case letters, digits and single hyphens',
          })
          return []
        }
        return readEntry(file, slug, typeof schema === 'function' ? schema(slug) : schema)
      })
  }

  function readEntry<Schema extends z.ZodType<object>>(
    file: string,
    slug: string,
    schema: Schema,
  ): Entry<z.infer<Schema>>[] {
    const raw = read(file)
    const parts = /^---\n([\s\S]*?\n)---\n([\s\S]*)$/.exec(raw)
    if (!parts) {
      problems.push({
        file: `${file}:1`,
        field: 'front matter',
        found: shown(raw.slice(0, 40)),
        expected: 'fields between two lines of three hyphens, and the text below them',
      })
      return []
    }
    const [, front = '', text = ''] = parts
    const yaml = readYaml(file, front, 1)
    const bodyLine = front.split('\n').length + 2
    const source = text
      .split('\n')
      .map((part, i) => fill(part, `${file}:${bodyLine + i}`, 'text'))
      .join('\n')
    const fields = yaml && check(file, yaml, schema)
    if (!fields) return []
    return [{ ...fields, slug, file, source, body: parseMarkdown(source), bodyLine, lineOf: yaml.lineOf }]
  }

  function read(file: string): string {
    return readFileSync(join(root, file), 'utf8')
      .replace(/^\uFEFF/, '')
      .replaceAll('\r\n', '\n')
  }

  function exists(path: string): boolean {
    if (existsSync(join(root, path))) return true
    problems.push({ file: path, field: 'the file', found: 'nothing', expected: 'a file or folder of this name' })
    return false
  }

  /** The text with the facts filled in; what is in braces and is no fact is a problem. */
  function fill(text: string, file: string, field: string): string {
    return fillFacts(text, facts, (found) =>
      problems.push({
        file,
        field,
        found,
        expected: `no braces but around a fact: {${[...facts.keys()].join('}, {')}}`,
      }),
    )
  }

  /** Fills the facts in, checks the fields, and notes what is wrong or not yet confirmed. */
  function check<Schema extends z.ZodType<object>>(
    file: string,
    yaml: Yaml,
    schema: Schema,
  ): z.infer<Schema> | undefined {
    const before = problems.length
    const place = (path: readonly PropertyKey[]) => `${file}:${yaml.lineOf(path)}`
    const filled = mapStrings(yaml.value, [], (text, path) => fill(text, place(path), fieldName(path)))
    noteUnconfirmed(file, yaml.value, [])
    const result = schema.safeParse(filled)
    if (result.success) return problems.length === before ? result.data : undefined
    for (const { path, found, expected } of readIssues(result.error.issues, filled)) {
      problems.push({ file: place(path), field: fieldName(path) || 'front matter', found, expected })
    }
    return undefined
  }

  function noteUnconfirmed(file: string, value: unknown, path: PropertyKey[]): void {
    if (typeof value !== 'object' || value === null) return
    const fields = value as Record<string, unknown>
    const field = fieldName(path) || 'the whole file'
    if (fields.sample === true) unconfirmed.push({ file, field, reason: 'sample' })
    if (fields.confirmed === false) unconfirmed.push({ file, field, reason: 'not confirmed' })
    for (const [key, part] of Object.entries(fields))
      noteUnconfirmed(file, part, [...path, Array.isArray(value) ? Number(key) : key])
  }

  function readYaml(file: string, text: string, linesBefore: number): Yaml | undefined {
    const counter = new LineCounter()
    const document = parseDocument(text, { lineCounter: counter, prettyErrors: false })
    const lines = text.split('\n')
    const report = (line: number, message: string) =>
      problems.push({
        file: `${file}:${line + linesBefore}`,
        field: 'YAML',
        found: shown(lines[line - 1]),
        expected: `valid YAML: ${message}${/mapping/i.test(message) ? ' (a text with a colon in it goes in quotes)' : ''}`,
      })
    for (const { pos, message } of document.errors) report(counter.linePos(pos[0]).line, message)
    if (document.errors.length > 0) return undefined
    try {
      return { value: document.toJS() as unknown, lineOf: (path) => lineOf(document, path, counter) + linesBefore }
    } catch (error) {
      // An alias (*name) without its anchor shows only here.
      report(lines.findIndex((line) => /: *\*/.test(line)) + 1, (error as Error).message)
      return undefined
    }
  }
}

const schemaOfPage = (slug: string) => definitionOf(slug)?.schema ?? page

interface Yaml {
  value: unknown
  /** The line, counted from 1 in the file, of the field or of the nearest one around it. */
  lineOf: (path: readonly PropertyKey[]) => number
}

function lineOf(document: Document, path: readonly PropertyKey[], counter: LineCounter): number {
  for (let length = path.length; length > 0; length--) {
    const node = document.getIn(path.slice(0, length), true)
    if (isNode(node) && node.range) return counter.linePos(node.range[0]).line
  }
  return 1
}

/** The value with each string in it replaced. */
function mapStrings(
  value: unknown,
  path: PropertyKey[],
  replace: (text: string, path: PropertyKey[]) => string,
): unknown {
  if (typeof value === 'string') return replace(value, path)
  if (Array.isArray(value)) return value.map((part, i) => mapStrings(part, [...path, i], replace))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [key, mapStrings(part, [...path, key], replace)]),
    )
  }
  return value
}
