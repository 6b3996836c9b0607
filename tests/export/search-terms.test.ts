// What people search for is answered by the page that content/search-terms.yaml names.
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { documentIn, testEach } from './out'
import { elementsOf, textOf } from './text'

const { routes, searchTerms, services, industries } = getContent()

/** How many words of a page's text a search engine shows, or a reader takes in at once. */
const FIRST_WORDS = 100

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether the words of a term stand in a text in their order; others may stand between them. */
function answers(text: string, term: string): boolean {
  const words = wordsOf(text)
  let from = 0
  return wordsOf(term).every((word) => (from = words.indexOf(word, from) + 1) > 0)
}

/** What a page says first: its title, its headings of the first two levels, its first words. */
function firstWords(path: string): string[] {
  const $ = documentIn(fileOf(path))
  const main = textOf($('main')).split(' ').slice(0, FIRST_WORDS).join(' ')
  return [$('title').text(), ...elementsOf($('main').find('h1, h2')).map(textOf), main]
}

/** Those of the pages that the site has: one may be left out, or its service not be offered. */
const terms = Object.entries(searchTerms.pages)
  .filter(([path]) => routes.some((route) => route.path === path))
  .flatMap(([path, list]) => list.map((term) => [term, path] as const))

testEach(terms)('“%s” is answered by %s: its title, a heading or its first words say it', (term, path) => {
  expect(firstWords(path).filter((text) => answers(text, term))).not.toEqual([])
})

testEach(
  [...services, ...industries].filter(({ alsoCalled }) => alsoCalled).map((entry) => [entry.path, entry] as const),
)('%s says by which other names people know it', (_, { path, alsoCalled = [] }) => {
  for (const name of alsoCalled) expect(textOf(documentIn(fileOf(path))('main'))).toContain(name)
})
