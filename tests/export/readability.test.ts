// How easily pages read, by Rudolf Flesch’s measure: a newspaper has 65, a conversation 80.
import { flesch } from 'flesch'
import { syllable } from 'syllable'
import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { documentIn } from './out'
import { elementsOf, textOf } from './text'

const EASE = { least: 65, most: 80 }

/** A page with fewer words in sentences is one of tables, cards or links. */
const PROSE = 300

/** Legal texts: their words are chosen for what they mean in law. */
const LEGAL: readonly string[] = ['terms', 'privacy'].map(pagePath)

const sentences = new Intl.Segmenter('en-AU', { granularity: 'sentence' })
const words = new Intl.Segmenter('en-AU', { granularity: 'word' })

/** The sentences of a page’s text; headings, labels and cells of tables are none. */
function sentencesOf(path: string): string[] {
  const paragraphs = elementsOf(documentIn(fileOf(path))('main').find('p, li:not(:has(p, li)), dd:not(:has(p, li))'))
  return [...new Set(paragraphs.map(textOf))]
    .filter((text) => /[.!?]$/.test(text))
    .flatMap((text) => [...sentences.segment(text)].map(({ segment }) => segment.trim()))
}

const wordsOf = (text: string) => [...words.segment(text)].filter(({ isWordLike }) => isWordLike)

/**
 * A word’s syllables as Flesch counts them: figures and acronyms as they are read aloud, “NSW” by
 * its letters.
 */
const syllablesOf = (word: string) =>
  /^[\p{Lu}\d.,]+$/u.test(word) ? word.replaceAll(/[.,]/g, '').length : syllable(word)

/** How easily a page reads, and how many words stand in its sentences. */
function measure(path: string) {
  const found = sentencesOf(path)
  const all = found.flatMap(wordsOf).map(({ segment }) => segment)
  const syllables = all.reduce((sum, word) => sum + syllablesOf(word), 0)
  return { path, ease: flesch({ sentence: found.length, word: all.length, syllable: syllables }), words: all.length }
}

const prose = getContent()
  .routes.filter(({ path, canonical }) => path === canonical && !LEGAL.includes(path))
  .map(({ path }) => measure(path))
  .filter(({ words }) => words >= PROSE)
  .map(({ path, ease }) => [path, Math.round(ease)] as const)

test('most pages are prose', () => {
  expect(prose.length).toBeGreaterThan(30)
})

test.each(prose)('%s reads as easily as a newspaper or a conversation: %i', (_, ease) => {
  expect(ease).toBeGreaterThanOrEqual(EASE.least)
  expect(ease).toBeLessThanOrEqual(EASE.most)
})
