import { headings, links, parseMarkdown, plainText, readingMinutes, slugify, wordCount } from '@/lib/content/markdown'

const TEXT = `First *line* of
one paragraph, with a [link](/areas/).

## What’s in the price?

- one
- two, [elsewhere](https://example.com)

### Extras
`

test('words are counted without the mark-up', () => {
  expect(plainText(parseMarkdown('Two **words**'))).toBe('Two words')
  expect(wordCount(parseMarkdown(TEXT))).toBe(16)
})

test('headings have their level and an anchor', () => {
  expect(headings(parseMarkdown(TEXT))).toEqual([
    { level: 2, text: 'What’s in the price?', id: 'whats-in-the-price', line: 3 },
    { level: 3, text: 'Extras', id: 'extras', line: 8 },
  ])
})

test('links are found with their line', () => {
  expect(links(parseMarkdown(TEXT)).map(({ href }) => href)).toEqual(['/areas/', 'https://example.com'])
})

test('an anchor is made of letters, digits and hyphens', () => {
  expect(slugify('  Cost, make-good & “handover”  ')).toBe('cost-make-good-handover')
})

test('reading takes at least a minute', () => {
  expect([0, 220, 1300].map(readingMinutes)).toEqual([1, 1, 6])
})
