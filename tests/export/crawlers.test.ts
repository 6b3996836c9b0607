import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio/slim'
import { absoluteUrl } from '@/lib/site/site-url'
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { OUT, documentIn } from './out'

const read = (file: string) => readFileSync(join(OUT, file), 'utf8')

test('the sitemap lists every listed page once, with the date of its last update', () => {
  const $ = load(read('sitemap.xml'), { xml: true })
  const listed = $('url')
    .toArray()
    .map((url) => [$('loc', url).text(), $('lastmod', url).text()])
  const expected = getContent()
    .routes.filter(({ listed }) => listed)
    .map(({ path, updated }) => [absoluteUrl(path), updated])
  expect(listed.sort()).toEqual(expected.sort())
})

test('the feed lists every article, newest first, and every page names the feed', () => {
  const $ = load(read('blog/feed.xml'), { xml: true })
  const { articles, routes } = getContent()
  const entries = $('entry')
    .toArray()
    .map((entry) => [$('title', entry).text(), $('id', entry).text(), $('published', entry).text().slice(0, 10)])
  expect(entries).toEqual(articles.map(({ title, path, published }) => [title, absoluteUrl(path), published]))
  expect($('feed > link[rel=self]').attr('href')).toBe(absoluteUrl('/blog/feed.xml'))
  for (const { path } of routes) {
    expect(documentIn(fileOf(path))('link[type="application/atom+xml"]').attr('href')).toBe(
      absoluteUrl('/blog/feed.xml'),
    )
  }
})

test('llms.txt lists every listed page once, with its description', () => {
  const lines = read('llms.txt').split('\n')
  expect(lines[0]).toBe(`# ${getContent().site.name.value}`)
  const listed = lines.filter((line) => line.startsWith('- ')).sort()
  const expected = getContent()
    .routes.filter(({ listed }) => listed)
    .map(({ label, path, entry }) => `- [${label}](${absoluteUrl(path)}): ${entry.description}`)
  expect(listed).toEqual(expected.sort())
})

test('robots.txt allows every crawler and names the sitemap', () => {
  const lines = read('robots.txt').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]),
  )
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})
