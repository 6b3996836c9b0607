/** @jest-environment node */
// What a browser's reader mode shows of a page, by the code that Firefox uses.
import { Readability } from '@mozilla/readability'
import { load } from 'cheerio'
import { JSDOM } from 'jsdom'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { headings } from '@/lib/content/markdown'
import { exportIn, OUT } from './out'

const { articles, services, people, routes, site } = getContent()
const { read } = exportIn(OUT)

const documentAt = (path: string) =>
  new JSDOM(read(fileOf(path)), { url: `https://clearquay.example${path}` }).window.document

/** The article that a reader mode takes from a page, and its second-level headings. */
function readerMode(path: string) {
  const article = new Readability(documentAt(path)).parse()
  const $ = load(article?.content ?? '')
  return {
    article,
    kept: $('h2')
      .map((_, heading) => $(heading).text())
      .get(),
  }
}

// Regression: the by-line said the author's name with the tag beside it, and a heading with “share”
// in its anchor was left out.
test.each(articles.map((article) => [article.path, article] as const))(
  '%s shows its title, its author once and every heading of its text',
  (path, { title, author, body, sources }) => {
    const { article, kept } = readerMode(path)
    expect(article?.title).toContain(title)
    expect(article?.byline).toBe(people.find(({ slug }) => slug === author)?.name)
    const texts = headings(body).flatMap(({ level, text }) => (level === 2 ? [text] : []))
    expect(kept).toEqual(['In short', ...texts, ...(sources.length > 0 ? ['Sources'] : [])])
  },
)

/** Of its headings; the others are over lists of links and questions, which are folded. */
const KEPT_AT_LEAST = 0.7

// Regression: one heading of nine was kept, since most parts had a class that contains “hidden”.
test.each(services.map(({ path }) => [path]))('%s keeps most of its headings, and names no author', (path) => {
  const { article, kept } = readerMode(path)
  const all = load(read(fileOf(path)))('main h2').length
  expect(article?.title).toContain(site.shortName.value)
  expect(article?.byline ?? null).toBeNull()
  expect(kept.length / all).toBeGreaterThanOrEqual(KEPT_AT_LEAST)
})

/** Pages that are text, rather than the front page or a list. */
const TEXTS = routes.flatMap(({ path, kind }) => (['home', 'hub'].includes(kind) ? [] : [path]))

/** Pages that say what the pages or entries are which they list. */
const LISTS = routes.flatMap(({ path, kind }) => (kind === 'hub' ? [path] : []))

/** The words below a node, as a multiset. */
function wordsIn(node: Node | null): Map<string, number> {
  const words = new Map<string, number>()
  const walk = (part: Node) => {
    if (part.nodeType === 3)
      for (const [word] of (part.nodeValue ?? '').toLowerCase().matchAll(/[\p{L}\p{N}]+/gu))
        words.set(word, (words.get(word) ?? 0) + 1)
    part.childNodes.forEach(walk)
  }
  if (node) walk(node)
  return words
}

/**
 * What a page is read for: without its title, which a reader mode shows above, what is filled in,
 * calculates or leads through the page, and the closing call.
 */
function readPart(document: Document): Element {
  const main = document.querySelector('main')!.cloneNode(true) as Element
  const other = 'h1, form, nav, button, script, style, template, [class~="noscript:hidden"]'
  for (const part of main.querySelectorAll(other)) part.remove()
  main.querySelector('#closing-title')?.closest('section')?.remove()
  return main
}

/** The same without lists of other pages: a text ends with some. */
function withoutLists(main: Element): Element {
  const isOfPages = (list: Element) => [...list.children].every((item) => item.querySelector('a[href^="/"]'))
  for (const list of [...main.querySelectorAll('ul, ol')].filter(isOfPages)) {
    const section = list.closest('section')
    const isAlone = section && !list.closest('article') && section.querySelectorAll('ul, ol, dl').length === 1
    ;(isAlone ? section : list).remove()
  }
  return main
}

/** The share of the words below a node that a reader mode keeps of its page. */
function keptOf(own: Map<string, number>, document: Document): number {
  const kept = wordsIn(new JSDOM(new Readability(document).parse()?.content ?? '').window.document.body)
  const total = [...own.values()].reduce((sum, count) => sum + count, 0)
  const found = [...own].reduce((sum, [word, count]) => sum + Math.min(count, kept.get(word) ?? 0), 0)
  expect(total).toBeGreaterThan(100)
  return found / total
}

// Regression: an article's key points and sources were left out, which stood beside its text. Where
// a document has a source, its name and what it is were left out: “What to check” stood alone. Of
// the sample proposal the sheet alone was kept, without the lead and the text below it. After a
// request had been sent, the last paragraph was left out, how to call.
test.each(TEXTS)('%s keeps nine tenths of its own words', (path) => {
  const document = documentAt(path)
  expect(keptOf(wordsIn(withoutLists(readPart(document))), document)).toBeGreaterThanOrEqual(0.9)
})

// Regression: of the areas the suburbs alone were kept, and of the industries and the articles what
// stands around them.
test.each(LISTS)('%s keeps nine tenths of its words, with what it lists', (path) => {
  const document = documentAt(path)
  expect(keptOf(wordsIn(readPart(document)), document)).toBeGreaterThanOrEqual(0.9)
})
