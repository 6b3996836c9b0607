// Writes the site's texts in other formats, made from the pages' HTML and the content: every page
// of the registry as Markdown, beside its HTML, and all in one file; the scope of work of every
// service as data; and the feeds of the articles.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getContent, routeOf } from '../lib/content/get-content'
import { fileOf, pagePath } from '../lib/content/routes'
import { editionPath } from '../lib/seo/editions'
import { FEED_PATH, JSON_FEED_PATH, articleFeed } from '../lib/seo/feed'
import { LLMS_FULL_PATH } from '../lib/seo/files'
import { SCOPE_FORMATS, scopeData, scopePath } from '../lib/seo/scope-data'
import { absoluteUrl } from '../lib/site/site-url'
import { articleHtml } from './editions/article-html'
import { editionOf } from './editions/edition'
import { BUILDING } from './release/folders'

const content = getContent()
const { services, articles, routes } = content
const htmlOf = (path: string) => readFileSync(join(BUILDING, fileOf(path)), 'utf8')
const write = (path: string, text: string) => writeFileSync(join(BUILDING, path), text)

const pages = routes.filter(({ path, canonical }) => path === canonical)
const editions = pages.map((route) => ({ route, text: editionOf(route, htmlOf(route.path)) }))
for (const { route, text } of editions) write(editionPath(route.path), text)
const listed = editions.filter(({ route }) => route.listed)
write(LLMS_FULL_PATH, listed.map(({ text }) => text).join('\n'))

for (const service of services)
  for (const format of SCOPE_FORMATS) write(scopePath(service, format), scopeData(service, format))

if (articles.length > 0) {
  const feed = articleFeed(content, routeOf(pagePath('blog')), articles, ({ path }) =>
    articleHtml(htmlOf(path), absoluteUrl(path)),
  )
  write(FEED_PATH, feed.atom1())
  write(JSON_FEED_PATH, feed.json1())
}
const feeds = articles.length > 0 ? `${articles.length} articles in two feeds` : 'no feed, since there is no article'
console.log(`editions: ${pages.length} pages as Markdown, ${services.length} scopes as data, ${feeds}`)
