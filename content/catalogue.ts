import 'server-only'
import Markdoc from '@markdoc/markdoc'
import { cache } from 'react'
import { loadContent, type Loaded } from './load'
import { headings, links, parseMarkdown, plainText, readingMinutes, wordCount } from './markdown'
import { ContentError, fieldName, shown, type Problem, type Unconfirmed } from './problem'
import { articlePath, buildRoutes, pagePath, servicePath } from './routes'
import { LIMITS } from './schema/common'
import type { Catalogue, Content, Entry, Route } from './types'

/** The entries with these slugs, in the order of the slugs. The slugs have been checked by the build. */
export function pick<Item extends { slug: string }>(items: readonly Item[], slugs: readonly string[]): Item[] {
  return slugs.flatMap((slug) => items.filter((item) => item.slug === slug))
}

/** The entry with this slug; throws when there is none. */
export function entryOf<Item extends { slug: string }>(items: readonly Item[], slug: string): Item {
  const entry = items.find((item) => item.slug === slug)
  if (!entry)
    throw new Error(
      `No content with the slug ${JSON.stringify(slug)}; there are ${items.map((item) => item.slug).join(', ')}`,
    )
  return entry
}

let kept: Catalogue | undefined

/** All content. Throws a ContentError that lists every problem. Read once for a build; in development once for a request, so that an edit shows on reload. */
export function catalogue(): Catalogue {
  if (process.env.NODE_ENV === 'development') return readForRequest()
  kept ??= read()
  return kept
}

const readForRequest = cache(read)

function read(): Catalogue {
  const { problems, catalogue } = checkContent(process.cwd())
  if (!catalogue) throw new ContentError(problems)
  return catalogue
}

/** The entry of the registry for a path; throws when there is none. */
export function routeOf(path: string): Route {
  const route = catalogue().routes.find((candidate) => candidate.path === path)
  if (!route) throw new Error(`No route ${path} in the registry (content/routes.ts). Is there a content file for it?`)
  return route
}

/** Reads and checks all content below `root`/content. There is a catalogue only when there are no problems. */
export function checkContent(root: string): {
  problems: Problem[]
  unconfirmed: Unconfirmed[]
  catalogue: Catalogue | undefined
} {
  const loaded = loadContent(root)
  const { unconfirmed } = loaded
  const content = inOrder(loaded.content)
  const routes = buildRoutes(content)
  const problems = [
    ...loaded.problems,
    ...checkReferences(loaded),
    ...checkRoutes(routes),
    ...checkCounts(loaded),
    ...collections(content).flatMap((entry) => [...checkText(entry), ...checkLinks(entry, routes, loaded.files)]),
  ]
  return { problems, unconfirmed, catalogue: problems.length === 0 ? derive(content, routes) : undefined }
}

/** The content with every collection in display order. */
function inOrder(content: Content): Content {
  const byOrder = (a: { order: number; slug: string }, b: { order: number; slug: string }) =>
    a.order - b.order || a.slug.localeCompare(b.slug)
  return {
    ...content,
    services: content.services.toSorted(byOrder),
    articles: content.articles.toSorted(
      (a, b) => b.published.localeCompare(a.published) || a.slug.localeCompare(b.slug),
    ),
    industries: content.industries.toSorted(byOrder),
    suburbs: content.suburbs.toSorted((a, b) => a.name.localeCompare(b.name)),
    reviews: content.reviews.toSorted((a, b) => Number(b.featured) - Number(a.featured) || byOrder(a, b)),
    questions: content.questions.toSorted(byOrder),
  }
}

/** The content with what derives from it. */
function derive(content: Content, routes: Route[]): Catalogue {
  const { mainSiteUrl } = content.site
  const isProse = ({ slug }: { slug: string }) =>
    !(slug in content.special) && routes.some(({ kind, path }) => kind === 'page' && path === pagePath(slug))
  return {
    ...content,
    services: content.services.map((entry) => {
      const path = servicePath(entry.slug)
      const { mainSitePath } = entry
      return { ...entry, path, menuHref: mainSiteUrl && mainSitePath ? new URL(mainSitePath, mainSiteUrl).href : path }
    }),
    articles: content.articles.map((entry) => {
      const words = wordCount(entry.body)
      return { ...entry, path: articlePath(entry.slug), words, minutes: readingMinutes(words) }
    }),
    prosePages: content.pages.filter(isProse).map(({ slug }) => slug),
    routes,
  }
}

/** Every Markdown file's entry. */
function collections({
  services,
  articles,
  industries,
  suburbs,
  reviews,
  questions,
  people,
  pages,
}: Content): Entry<object>[] {
  return [...services, ...articles, ...industries, ...suburbs, ...reviews, ...questions, ...people, ...pages]
}

/** Every slug that names another file has to name one that exists. */
function checkReferences({ content, files }: Loaded): Problem[] {
  const problems: Problem[] = []
  const refer = (entry: Entry<object>, field: string, folder: string, slugs: readonly string[]) =>
    slugs.forEach((slug, i) => {
      const known = files[folder] ?? new Set()
      const name = slugs.length > 1 ? `${field}[${i}]` : field
      const others = [...known].filter((other) => entry.file !== `content/${folder}/${other}.md`)
      if (!known.has(slug)) {
        problems.push({
          file: entry.file,
          field: name,
          found: shown(slug),
          expected: `the name of a file in content/${folder}: ${others.join(', ')}`,
        })
      } else if (entry.file === `content/${folder}/${slug}.md`) {
        problems.push({
          file: entry.file,
          field: name,
          found: `${shown(slug)}, the entry itself`,
          expected: `another one: ${others.join(', ')}`,
        })
      } else if (slugs.indexOf(slug) !== i) {
        problems.push({
          file: entry.file,
          field: name,
          found: `${shown(slug)} a second time`,
          expected: 'each slug once',
        })
      }
    })
  for (const entry of content.services) {
    refer(entry, 'relatedServices', 'services', entry.relatedServices)
    refer(entry, 'relatedArticles', 'articles', entry.relatedArticles)
  }
  for (const entry of content.articles) {
    refer(entry, 'author', 'people', [entry.author])
    refer(entry, 'relatedArticles', 'articles', entry.relatedArticles)
    refer(entry, 'relatedServices', 'services', entry.relatedServices)
    if (entry.updated < entry.published) {
      problems.push({
        file: entry.file,
        field: 'updated',
        found: entry.updated,
        expected: `the day of publication (${entry.published}) or a later one`,
      })
    }
  }
  for (const entry of content.industries) refer(entry, 'services', 'services', entry.services)
  for (const entry of content.suburbs)
    refer(
      entry,
      'demand',
      'services',
      entry.demand.map(({ service }) => service),
    )
  for (const entry of content.reviews) {
    refer(entry, 'service', 'services', [entry.service])
    refer(entry, 'suburb', 'suburbs', [entry.suburb])
  }
  const clients = content.special['our-clients']
  clients?.clients.forEach((client, i) => {
    refer(clients, `clients[${i}].services`, 'services', client.services)
    refer(clients, `clients[${i}].suburb`, 'suburbs', [client.suburb])
  })
  const director = content.special['meet-director']
  if (director) refer(director, 'person', 'people', [director.person])
  const notFound = content.special['not-found']
  if (notFound) refer(notFound, 'suggestions', 'pages', notFound.suggestions)
  return problems
}

/** Addresses, titles and descriptions are unique. */
function checkRoutes(routes: readonly Route[]): Problem[] {
  const problems: Problem[] = []
  const unique = (field: string, of: (route: Route) => string, list: readonly Route[]) => {
    const first = new Map<string, Route>()
    for (const route of list) {
      const other = first.get(of(route))
      if (other)
        problems.push({
          file: route.file,
          field,
          found: `${shown(of(route))}, as in ${other.file}`,
          expected: `a ${field} that no other page has`,
        })
      else first.set(of(route), route)
    }
  }
  const canonical = routes.filter(({ path, canonical }) => path === canonical)
  unique('address', ({ path }) => path, routes)
  unique('metaTitle', ({ title }) => title, canonical)
  unique('description', ({ description }) => description, canonical)
  return problems
}

/** The counts that the specification fixes. */
function checkCounts({ content, problems: earlier }: Loaded): Problem[] {
  const problems: Problem[] = []
  const count = (
    folder: string,
    field: string,
    entries: readonly { slug: string }[],
    fits: boolean,
    expected: string,
  ) => {
    // A file that could not be read counts as nothing: name the real fault alone.
    if (fits || earlier.some(({ file }) => file.startsWith(`content/${folder}/`))) return
    problems.push({
      file: `content/${folder}`,
      field,
      found: `${entries.length} (${entries.map(({ slug }) => slug).join(', ') || 'none'})`,
      expected,
    })
  }
  const cards = content.services.filter(({ home }) => home === 'card')
  const popular = content.services.filter(({ popular }) => popular)
  const suburbs = content.suburbs.filter(({ home }) => home)
  const questions = content.questions.filter(({ home }) => home)
  count(
    'services',
    'home: card',
    cards,
    cards.length === LIMITS.homeServiceCards,
    `exactly ${LIMITS.homeServiceCards} services`,
  )
  count(
    'services',
    'popular',
    popular,
    popular.length === 1 && popular[0]?.home === 'card',
    'exactly one service, which has home: card',
  )
  count(
    'suburbs',
    'home: true',
    suburbs,
    suburbs.length === LIMITS.homeSuburbs,
    `exactly ${LIMITS.homeSuburbs} suburbs`,
  )
  count(
    'faqs',
    'home: true',
    questions,
    questions.length === LIMITS.homeQuestions,
    `exactly ${LIMITS.homeQuestions} questions`,
  )
  count(
    'articles',
    'the files',
    content.articles,
    content.articles.length >= LIMITS.homeArticles,
    `at least ${LIMITS.homeArticles} articles`,
  )
  return problems
}

/** The text below the front matter: there is one (but on pages that are made of fields), its Markdown is right, its headings start at level 2 and skip none. */
function checkText(entry: Entry<object>): Problem[] {
  const problems = Markdoc.validate(entry.body).map(({ lines, error }) => ({
    file: `${entry.file}:${entry.bodyLine + (lines[0] ?? 0)}`,
    field: 'text',
    found: error.message,
    expected: 'Markdown as Markdoc reads it',
  }))
  if (plainText(entry.body) === '' && !entry.file.startsWith('content/pages/')) {
    problems.push({ file: entry.file, field: 'text', found: 'nothing', expected: 'the text, below the front matter' })
  }
  let level = 1
  for (const heading of headings(entry.body)) {
    if (heading.level === 1 || heading.level > level + 1) {
      problems.push({
        file: entry.file,
        field: 'text',
        found: `the heading “${heading.text}” at level ${heading.level}`,
        expected: `level 2 to ${level + 1}: the page’s title is level 1, and no level is skipped`,
      })
    }
    level = heading.level
  }
  const ids = headings(entry.body).map(({ id }) => id)
  for (const id of ids.filter((each, i) => ids.indexOf(each) !== i)) {
    problems.push({
      file: entry.file,
      field: 'text',
      found: `two headings with the anchor #${id}`,
      expected: 'headings with different words',
    })
  }
  return problems
}

/** Every link to the own site, in the text or in a field, leads to an address of the registry. */
function checkLinks(entry: Entry<object>, routes: readonly Route[], files: Loaded['files']): Problem[] {
  const { body, bodyLine, file, ...fields } = entry
  const found = links(body).map(({ href, line }) => ({ href, file: `${file}:${bodyLine + line}`, field: 'text' }))
  const visit = (value: unknown, path: PropertyKey[]): void => {
    if (typeof value === 'string' && value.includes('](')) {
      found.push(...links(parseMarkdown(value)).map(({ href }) => ({ href, file, field: fieldName(path) })))
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) visit(part, [...path, Array.isArray(value) ? Number(key) : key])
    }
  }
  visit(fields, [])
  // A page whose file is wrong has no route; its file is named in another problem, and links to it are right.
  const addressed: [folder: string, path: (slug: string) => string][] = [
    ['pages', pagePath],
    ['services', servicePath],
    ['articles', articlePath],
  ]
  const paths = new Set(addressed.flatMap(([folder, path]) => [...(files[folder] ?? [])].map(path)))
  return found.flatMap(({ href, ...place }) => {
    if (/^(https|mailto|tel):/.test(href)) return []
    const [path = '', anchor] = href.split('#')
    const alias = routes.find((route) => route.path === path && route.canonical !== path)
    if (alias) return [{ ...place, found: shown(href), expected: `${alias.canonical}, the page’s canonical address` }]
    if (!paths.has(path)) {
      const section = /^\/[^/]+\//.exec(path)?.[0] ?? '/'
      const near = [...paths].filter((known) => known.startsWith(section))
      return [
        {
          ...place,
          found: shown(href),
          expected: `an https address or an address of this site: ${(near.length > 0 ? near : [...paths]).join(' ')}`,
        },
      ]
    }
    const anchors = routes.find((route) => route.path === path)?.anchors
    if (anchor && anchors && !anchors.includes(anchor)) {
      return [
        {
          ...place,
          found: shown(href),
          expected: `an anchor of that page: ${anchors.map((id) => `#${id}`).join(' ')}`,
        },
      ]
    }
    return []
  })
}
