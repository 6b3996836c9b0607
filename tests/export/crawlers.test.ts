import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio/slim'
import { validateXML } from 'xmllint-wasm'
import { absoluteUrl } from '@/lib/site/site-url'
import { entryOf, getContent, routeOf } from '@/lib/content/get-content'
import { hoursText } from '@/lib/content/facts'
import { headings, wordCount } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { editionPath } from '@/lib/seo/editions'
import { securityText } from '@/lib/seo/security'
import { OUT, documentIn, testEach } from './out'
import { contentText, textOf } from './text'

const read = (file: string) => readFileSync(join(OUT, file), 'utf8')

const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean)

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

test('the sitemap is valid by the XML schema of sitemaps.org', async () => {
  // The package has the schema as a file; nothing of its code is used.
  const schema = readFileSync(require.resolve('sitemap/package.json').replace('package.json', 'schema/sitemap.xsd'))
  const { errors } = await validateXML({
    xml: { fileName: 'sitemap.xml', contents: read('sitemap.xml') },
    schema: { fileName: 'sitemap.xsd', contents: schema },
  })
  expect(errors.map(({ message }) => message)).toEqual([])
})

/** There is a feed while there are articles. */
const FEEDS = getContent().articles.length > 0 ? [['the feed']] : []

testEach(FEEDS)('%s lists every article, newest first, and every page names it', () => {
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

// Regression: the feeds named the company alone, where each article’s page names a person.
testEach(FEEDS)('%s names the author and the category of each article, as Atom and as JSON', () => {
  const $ = load(read('blog/feed.xml'), { xml: true })
  const { items } = JSON.parse(read('feed.json')) as { items: { author?: { name: string }; tags?: string[] }[] }
  const { articles, people } = getContent()
  const expected = articles.map(({ author, category }) => [entryOf(people, author).name, category])
  const entries = $('entry').toArray()
  expect(entries.map((entry) => [$('author > name', entry).text(), $('category', entry).attr('term')])).toEqual(
    expected,
  )
  expect(items.map(({ author, tags }) => [author?.name, tags?.join()])).toEqual(expected)
})

testEach(FEEDS)('%s has each article whole for feed readers, as Atom and as JSON, with links that work there', () => {
  const $ = load(read('blog/feed.xml'), { xml: true })
  const { items } = JSON.parse(read('feed.json')) as { items: { id: string; content_html: string }[] }
  const { articles } = getContent()
  const texts = $('entry')
    .toArray()
    .map((entry) => $('content', entry).text())
  expect(items.map(({ id, content_html }) => [id, content_html])).toEqual(
    articles.map(({ path }, i) => [absoluteUrl(path), texts[i]]),
  )
  articles.forEach(({ body, sources }, i) => {
    const text = load(`<article>${texts[i]}</article>`)
    const own = headings(body).map(({ text }) => text)
    const said = ['In short', ...own, ...(sources.length > 0 ? ['Sources'] : [])]
    expect(
      text('h2, h3, h4')
        .toArray()
        .map((heading) => text(heading).text()),
    ).toEqual(said)
    expect(wordsIn(textOf(text('article'))).length).toBeGreaterThanOrEqual(wordCount(body))
    const addresses = [...(texts[i] ?? '').matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address = '']) => address)
    expect(addresses.filter((address) => !/^(https:\/\/|tel:|mailto:)/.test(address))).toEqual([])
    expect(texts[i]).not.toMatch(/class=|<svg|<source/)
  })
  for (const path of ['/blog/', ...articles.map(({ path }) => path)])
    expect(documentIn(fileOf(path))('link[type="application/feed+json"]').attr('href')).toBe(absoluteUrl('/feed.json'))
})

test('llms.txt begins with who and where the company is and what it promises, and leads to every listed page as Markdown', () => {
  const text = read('llms.txt')
  const { site, routes } = getContent()
  const [facts = '', ...groups] = text.split('\n## ')
  expect(facts.split('\n').slice(0, 3)).toEqual([`# ${site.name.value}`, '', `> ${site.summary}`])
  for (const { title } of Object.values(site.promises)) expect(facts).toContain(`- ${contentText(title)}: `)
  for (const said of [site.phone.value, site.email.value, site.address.postcode, hoursText(site.officeHours)])
    expect(facts).toContain(said)
  expect(text).not.toMatch(/\]\((?!https:)/)
  const lines = groups.join('\n').split('\n')
  const expected = routes
    .filter(({ listed }) => listed)
    .map(
      ({ label, path, entry }) => `- [${label}](${absoluteUrl(editionPath(path))}): ${contentText(entry.description)}`,
    )
  expect(lines.filter((line) => line.startsWith('- ')).sort()).toEqual(expected.sort())
  expect(groups.at(-1)).toMatch(/^Optional\n/)
  // Regression: the home page stood in the middle of an alphabetical list.
  const company = groups.find((group) => group.startsWith(`${site.words.footer.company}\n`))
  expect(company).toContain(`${site.words.footer.company}\n\n- [${routeOf(pagePath('home')).label}](`)
})

test('llms-full.txt has the edition of every listed page, in the order of the registry, below 1 MB', () => {
  const text = read('llms-full.txt')
  const editions = getContent()
    .routes.filter(({ listed }) => listed)
    .map(({ path }) => read(editionPath(path).slice(1)))
  expect(text).toBe(editions.join('\n'))
  expect(Buffer.byteLength(text)).toBeLessThan(1_000_000)
  expect(read('llms.txt')).toContain(absoluteUrl('/llms-full.txt'))
})

test('robots.txt says to everybody, and by name to each crawler of content/site.yaml, whether to come in', () => {
  const groups = read('robots.txt').matchAll(/^User-agent: (.*)\n(.*)$/gm)
  const { crawlers } = getContent().site
  expect([...groups].map(([, name, rule]) => [name, rule])).toEqual([
    ['*', 'Allow: /'],
    ...Object.entries(crawlers).map(([name, answer]) => [name, answer === 'allow' ? 'Allow: /' : 'Disallow: /']),
  ])
})

test('security.txt is where RFC 9116 has it looked for', () => {
  const { site, routes } = getContent()
  expect(read('.well-known/security.txt')).toBe(securityText(site, routes))
})

test('robots.txt names the sitemap', () => {
  expect(read('robots.txt').split('\n')).toContain(`Sitemap: ${absoluteUrl('/sitemap.xml')}`)
})
