/** @jest-environment node */
// What a browser's reader mode shows of a page, by the code that Firefox uses.
import { Readability } from '@mozilla/readability'
import { load } from 'cheerio'
import { JSDOM } from 'jsdom'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { headings } from '@/lib/content/markdown'
import { exportIn, OUT } from './out'

const { articles, services, people, site } = getContent()
const { read } = exportIn(OUT)

/** The article that a reader mode takes from a page, and its second-level headings. */
function readerMode(path: string) {
  const { document } = new JSDOM(read(fileOf(path)), { url: `https://clearquay.example${path}` }).window
  const article = new Readability(document).parse()
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
  (path, { title, author, body }) => {
    const { article, kept } = readerMode(path)
    expect(article?.title).toContain(title)
    expect(article?.byline).toBe(people.find(({ slug }) => slug === author)?.name)
    expect(kept).toEqual(
      headings(body)
        .filter(({ level }) => level === 2)
        .map(({ text }) => text),
    )
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
