import { checkApprovals } from './checks/approvals'
import { checkBrand } from './checks/brand'
import { checkClaims } from './checks/claims'
import { checkDocuments } from './checks/documents'
import { checkFacts } from './checks/facts'
import { checkGroups } from './checks/groups'
import { checkPictures } from './checks/pictures'
import { checkPricing } from './checks/pricing'
import { checkPrivacy } from './checks/privacy'
import { checkRedirects } from './checks/redirects'
import { checkReferences } from './checks/references'
import { checkSampleProposal } from './checks/sample-proposal'
import { checkSampleReport } from './checks/sample-report'
import { checkSearchTerms } from './checks/search-terms'
import { checkSuburbs } from './checks/suburbs'
import { checkTags } from './checks/tags'
import { isTaken } from './anchors'
import { checkLinks, checkText } from './checks/text'
import type { Loaded } from './load'
import { headings } from './markdown'
import { fieldProblem, formatValue, type Problem } from './problem'
import { RESERVED_SLUGS } from './routes'
import { LIMITS } from './schema/common'
import type { Entry, Route } from './types'
import { entriesOf } from './entries'
import type { PartialContent } from './whole'

/**
 * All problems that concern the content as a whole; those of a single file are in
 * `loaded.problems`.
 */
export function checkAcrossFiles(loaded: Loaded, routes: readonly Route[]): Problem[] {
  return [
    ...checkReferences(loaded),
    ...checkDates(loaded.content),
    ...checkRoutes(loaded, routes),
    ...checkNames(loaded.content),
    ...checkCounts(loaded),
    ...checkGroups(loaded),
    ...checkFacts(loaded),
    ...[...entriesOf(loaded.content), ...loaded.hiddenQuestions].flatMap((entry) => checkText(entry, loaded)),
    ...checkTags(loaded, routes),
    ...checkLinks(loaded, routes),
    ...checkPricing(loaded.content),
    ...checkSampleReport(loaded.content),
    ...checkSampleProposal(loaded.content),
    ...checkDocuments(loaded),
    ...checkPrivacy(loaded.content),
    ...checkPictures(loaded),
    ...checkSearchTerms(loaded),
    ...checkSuburbs(loaded),
    ...checkRedirects(loaded),
    ...checkClaims(loaded),
    ...checkBrand(loaded),
    ...checkApprovals(loaded),
  ]
}

/** A problem with the file's name, which is the entry's slug. */
function nameProblem({ file, slug }: Entry<object>, expected: string): Problem {
  return { file, field: 'the file’s name', found: formatValue(slug), expected }
}

/** The last change of an article or a case study must not be earlier than its publication. */
function checkDates({ articles, caseStudies }: PartialContent): Problem[] {
  return [...articles, ...caseStudies]
    .filter(({ updated, published }) => updated < published)
    .map((entry) =>
      fieldProblem(entry, ['updated'], entry.updated, `the day of publication (${entry.published}) or a later one`),
    )
}

/** Each item whose value an earlier item has, in reading order, with that earlier item. */
function repeats<Item>(items: readonly Item[], of: (item: Item) => string): [repeat: Item, first: Item][] {
  const first = new Map<string, Item>()
  return items.flatMap((item): [Item, Item][] => {
    const other = first.get(of(item))
    if (other) return [[item, other]]
    first.set(of(item), item)
    return []
  })
}

/**
 * Addresses, titles and descriptions are unique, and no address is one that the server or the
 * export uses itself.
 */
function checkRoutes({ content }: Loaded, routes: readonly Route[]): Problem[] {
  const canonical = routes.filter(({ path, canonical }) => path === canonical)
  const aliases = routes.filter((route) => !canonical.includes(route))
  const unique = (list: readonly Route[], field: string, of: (route: Route) => string) =>
    repeats(list, of).map(([route, other]) =>
      fieldProblem(
        route.entry,
        [field],
        `${formatValue(of(route))}, as in ${other.entry.file}`,
        `one that no other page has: ${field === 'address' ? 'rename the file' : 'change it in one of the two files'}`,
      ),
    )
  return [
    // Aliases come first, so that the problem names the page at the same address: an alias has no
    // file to rename.
    ...unique([...aliases, ...canonical], 'address', ({ path }) => path),
    ...unique(canonical, 'metaTitle', ({ title }) => title),
    ...unique(canonical, 'description', ({ entry }) => entry.description),
    ...content.pages
      .filter(({ slug }) => RESERVED_SLUGS.includes(slug))
      .map((entry) =>
        nameProblem(entry, 'another name: the export has a file or folder of this name; rename the file'),
      ),
  ]
}

/** No name occurs twice in a collection, and no anchor twice on a page. */
function checkNames(content: PartialContent): Problem[] {
  const { services, articles, industries, suburbs, questions } = content
  const twice = <Item extends Entry<object>>(items: readonly Item[], field: string, of: (item: Item) => string) =>
    repeats(items, (item) => of(item).toLowerCase()).map(([item, other]) =>
      fieldProblem(
        item,
        [field],
        `${formatValue(of(item))}, as in ${other.file}`,
        'one that no other file has: change it in one of the two',
      ),
    )
  const clash = (entries: readonly Entry<object>[], page: string) => {
    const file = `content/pages/${page}.md`
    const text = entriesOf(content).find((entry) => entry.file === file)?.body
    const written = text ? headings(text).map(({ id }) => id) : []
    return entries
      .filter(({ slug }) => written.includes(slug) || isTaken(slug, file, content))
      .map((entry) =>
        nameProblem(
          entry,
          `another name: the page /${page}/ has a heading or a part of its own with that anchor; rename the file`,
        ),
      )
  }
  return [
    ...twice(services, 'title', ({ title }) => title),
    ...twice(articles, 'title', ({ title }) => title),
    ...twice(industries, 'title', ({ title }) => title),
    ...twice(industries, 'label', ({ label }) => label),
    ...twice(questions, 'question', ({ question }) => question),
    ...twice(suburbs, 'name', ({ name, postcode }) => `${name} ${postcode}`),
    ...services.flatMap((entry) =>
      repeats([...entry.scope.entries()], ([, { area, task }]) => `${area} ${task}`).map(([[i, row]]) =>
        fieldProblem(
          entry,
          ['scope', i, 'task'],
          `${formatValue(row.task)} a second time in ${formatValue(row.area)}`,
          'each task of an area once: take out one of the two rows',
        ),
      ),
    ),
    ...clash(services, 'services'),
    ...clash(questions, 'faqs'),
    ...clash(suburbs, 'areas'),
    ...clash(industries, 'industries'),
  ]
}

/** The limits of the home page, and what the site cannot do without. */
function checkCounts({ content, hiddenQuestions, files, problems: earlier }: Loaded): Problem[] {
  const { suburbs, questions, pages } = content
  const services = content.services.filter(({ offered }) => offered !== false)
  const popular = services.filter(({ popular }) => popular)
  const count = (
    folder: string,
    field: string,
    entries: readonly { slug: string }[],
    fits: (count: number) => boolean,
    expected: string,
  ) => {
    // A file that could not be read is treated as empty, since it has a problem of its own.
    const hidden = !files[folder] || earlier.some(({ file }) => file.startsWith(`content/${folder}/`))
    if (hidden || fits(entries.length)) return []
    const found = `${entries.length} (${entries.map(({ slug }) => slug).join(', ') || 'none'})`
    return [{ file: `content/${folder}`, field, found, expected }]
  }
  const exactly = (limit: number) => (found: number) => found === limit
  const atLeast = (limit: number) => (found: number) => found >= limit
  const atMost = (limit: number) => (found: number) => found <= limit
  const { homeServiceCards, homeSuburbs, homeQuestions } = LIMITS
  return [
    ...count(
      'services',
      'home: card',
      services.filter(({ home }) => home === 'card'),
      atMost(homeServiceCards),
      `at most ${homeServiceCards} services with home: card: change it in their files`,
    ),
    ...count('services', 'the files', services, atLeast(1), 'at least 1 service that is offered: add a file'),
    ...count(
      'services',
      'popular',
      popular,
      (found) => found === 0 || (found === 1 && popular[0]?.home === 'card'),
      'at most one service with popular: true, and with home: card: change them in its file',
    ),
    ...count(
      'suburbs',
      'home: true',
      suburbs.filter(({ home }) => home),
      atMost(homeSuburbs),
      `at most ${homeSuburbs} suburbs with home: true: change it in their files`,
    ),
    ...count(
      'faqs',
      'home: true',
      [...questions, ...hiddenQuestions].filter(({ home }) => home),
      atMost(homeQuestions),
      `at most ${homeQuestions} questions with home: true: change it in their files`,
    ),
    ...count(
      'pages',
      'menus: main',
      pages.filter(({ slug, menus }) => slug === 'home' && menus.some(({ list }) => list === 'main')),
      exactly(1),
      'the home page in the main bar: add list: main to the menus of content/pages/home.md',
    ),
  ]
}
