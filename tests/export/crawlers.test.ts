import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { absoluteUrl } from '@/app/_seo/site-url'
import { catalogue } from '@/content/catalogue'
import { OUT } from './out'

const read = (file: string) => readFileSync(join(OUT, file), 'utf8')

test('the sitemap lists every canonical page once, with the day on which its words last changed', () => {
  const $ = load(read('sitemap.xml'), { xml: true })
  const listed = $('url')
    .toArray()
    .map((url) => [$('loc', url).text(), $('lastmod', url).text()])
  const expected = catalogue()
    .routes.filter(({ path, canonical }) => path === canonical)
    .map(({ path, updated }) => [absoluteUrl(path), updated])
  expect(listed.sort()).toEqual(expected.sort())
})

test('robots.txt lets everybody in and names the sitemap', () => {
  const lines = read('robots.txt').split('\n')
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]),
  )
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([])
})
