// What an agent reads that takes the Markdown edition of a page instead of its HTML.
import { parse } from 'yaml'
import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath, servicePath } from '@/lib/content/routes'
import { editionPath } from '@/lib/seo/editions'
import { absoluteUrl } from '@/lib/site/site-url'
import { EXPORTS, OUT, documentIn, exportIn, files, filesIn, read } from './out'
import { contentText, elementsOf, textOf, type Selection } from './text'

const { routes, services } = getContent()
const pages = routes.filter(({ path, canonical }) => path === canonical).map((route) => [route.path, route] as const)

/** The front matter of a page's edition, and its text. */
function editionOf(path: string, inFolder = read): { facts: unknown; text: string } {
  const [, facts = '', text = ''] = /^---\n(.*?)\n---\n\n(.*)$/s.exec(inFolder(editionPath(path).slice(1))) ?? []
  return { facts: parse(facts), text }
}

/** Without the targets of links and pictures, the marks of emphasis and escapes. */
const plain = (markdown: string) => markdown.replaceAll(/\]\([^)]*\)/g, ' ').replaceAll(/[\\*_]/g, '')

const wordsIn = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/**
 * What an edition leaves out: links to other parts of the page, forms and providers' frames with
 * their buttons, what needs script, what the page hides, the map, the lines to fill in on paper,
 * the call to action and the date at the end. Pull quotes are hidden from screen readers.
 */
const LEFT_OUT = [
  'nav, form, [data-part=framed], [class~="noscript:hidden"], button:not([aria-describedby]), [hidden], [aria-hidden], script',
  '.area-map-place, ul[class~="print:flex"], section:has(#closing-title), [data-changed]',
].join()

/** The words of a page's main part that its edition has not. */
function missingIn(path: string, { documentIn, read }: ReturnType<typeof exportIn>): string[] {
  const main: Selection = documentIn(fileOf(path))('main').clone()
  main.find(LEFT_OUT).remove()
  const words = wordsIn(textOf(main))
  const left = wordsIn(plain(editionOf(path, read).text))
  expect(words.length).toBeGreaterThan(20)
  return words.filter((word) => {
    const place = left.indexOf(word)
    if (place >= 0) left.splice(place, 1)
    return place < 0
  })
}

const own = exportIn(OUT)

test.each(pages)('the edition of %s has every word of its main part', (path) => {
  expect(missingIn(path, own)).toEqual([])
})

// The pages with forms.
test.each(EXPORTS.flatMap((folder) => ['/', pagePath('contact')].map((path) => [path, folder] as const)))(
  'the edition of %s in %s has every word of its main part, with whatever services are connected',
  (path, folder) => {
    expect(missingIn(path, exportIn(folder))).toEqual([])
  },
)

test.each(pages)('the edition of %s says what it is, of which page and of which day', (path, route) => {
  const { facts, text } = editionOf(path)
  expect(facts).toEqual({
    title: route.title,
    description: contentText(route.entry.description),
    canonical: absoluteUrl(path),
    language: 'en-AU',
    updated: route.updated,
  })
  expect(plain(text.split('\n')[0] ?? '')).toBe(`# ${textOf(documentIn(fileOf(path))('h1'))}`)
})

test.each(pages)('the headings of %s are headings of its edition, in their order', (path) => {
  const main: Selection = documentIn(fileOf(path))('main').clone()
  main.find(LEFT_OUT).remove()
  const shown = main
    .find('h2, h3, h4')
    .toArray()
    .map((heading) => {
      const text = textOf(main.find(heading))
      // The step of a numbered list has its number from the list.
      const words = main.find('ol > li').find(heading).length > 0 ? text.replace(/^\d+\. /, '') : text
      return `${'#'.repeat(Number(heading.tagName.slice(1)))} ${words}`
    })
  const said = editionOf(path).text.match(/(?<=^\s*(?:- |\d+\. )*)#{2,4} .*$/gm) ?? []
  expect(said.map((line) => plain(line).replaceAll(/[[\]]/g, '').replaceAll(/\s+/g, ' ').trim())).toEqual(shown)
})

const targetsOf = (path: string) =>
  [...editionOf(path).text.matchAll(/\]\(([^)]*)\)/g)].map(([, target = '']) => target)

// Regression: the link of each question, which is an icon, was a link without words.
test.each(pages)('every link of the edition of %s has words, and works outside the site', (path) => {
  expect(editionOf(path).text).not.toContain('[](')
  expect(targetsOf(path).filter((target) => !/^(https:\/\/|mailto:|tel:)/.test(target))).toEqual([])
})

// Regression: an edition said “fill in the form”, and had neither the form nor a link to it.
test.each(EXPORTS)('where a page in %s has a form, its edition has a link to it', (folder) => {
  const { documentIn, read } = exportIn(folder)
  for (const path of ['/', pagePath('contact')]) {
    const [form] = elementsOf(documentIn(fileOf(path))('main form'))
    const id = form?.closest('section[id]').attr('id')
    expect(editionOf(path, read).text).toMatch(new RegExp(`^\\[.+\\]\\(https://[^/]+${path}#${id}\\)$`, 'm'))
  }
})

// Regression: of two links in one sentence, the second had a space before the full stop.
test.each(pages)('the edition of %s is set as its page is: no space before a mark, no step numbered twice', (path) => {
  const { text } = editionOf(path)
  expect(text.match(/.{0,20}\)\*{0,2} [.,;:!?].{0,9}/g) ?? []).toEqual([])
  expect(text.match(/^ *\d+\. #+ \d+\\?\. .*/gm) ?? []).toEqual([])
  expect(text.match(/[.?!]\*\*:/g) ?? []).toEqual([])
  expect(text).not.toContain('\u00a0')
})

test.each(pages)('every link of the edition of %s to a part of a page leads to one that is there', (path) => {
  const own = targetsOf(path).map((target) => new URL(target))
  const broken = own.filter(
    ({ origin, pathname, hash }) =>
      origin === new URL(absoluteUrl('/')).origin &&
      hash &&
      documentIn(fileOf(pathname))(`[id="${hash.slice(1)}"]`).length === 0,
  )
  expect(broken.map(({ href }) => href)).toEqual([])
})

// Regression: “24 hours” was found in no scope and in no front matter, whose measures had the
// no-break spaces of the pages.
test('what programs read has plain spaces', () => {
  const owners = filesIn('public')
  const texts = files.filter((file) => /\.(md|txt|csv|json|webmanifest)$/.test(file) && !owners.includes(file))
  expect(texts.length).toBeGreaterThan(pages.length)
  expect(texts.filter((file) => read(file).includes('\u00a0'))).toEqual([])
})

test('editions have the links of their pages', () => {
  expect(pages.flatMap(([path]) => targetsOf(path)).length).toBeGreaterThan(pages.length)
})

test.each(services.map((service) => [service.slug, service] as const))(
  'the edition of %s has each task of its scope in a row with its area, and each question with its answer',
  (slug, { scope, questions }) => {
    const { text } = editionOf(servicePath(slug))
    const lines = plain(text).split('\n')
    for (const { area, task, frequency, check } of scope)
      expect(lines).toContain(`| ${[area, task, frequency, check].join(' | ')} |`)
    for (const { question, answer } of questions) {
      const said = lines[lines.indexOf(`### ${question}`) + 2] ?? ''
      expect(wordsIn(said)).toEqual(wordsIn(contentText(answer)))
    }
  },
)

test.each(routes.map(({ path, canonical }) => [path, canonical] as const))(
  '%s leads to its edition, or to that of the page which it is an alias of',
  (path, canonical) => {
    const $ = documentIn(fileOf(path))
    expect($('head link[type="text/markdown"]').attr('href')).toBe(absoluteUrl(editionPath(canonical)))
    const link = $(`main a[href="${editionPath(canonical)}"]`)
    expect(textOf(link)).toBe('This page as Markdown')
  },
)
