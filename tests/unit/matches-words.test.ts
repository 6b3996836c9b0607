import { matchesWords } from '@/components/enhancements/matches-words'
import { getContent } from '@/lib/content/get-content'
import { plainText } from '@/lib/content/markdown'

const questions = getContent().questions.map(({ slug, question, body }) => [slug, question, plainText(body)] as const)

test.each(questions)('“%s” is found by the words of its question, in any order and case', (_, question, body) => {
  const words = question.split(' ')
  for (const typed of [question, question.toUpperCase(), words.toReversed().join(' '), words.at(-1) ?? ''])
    expect(matchesWords(`${question} ${body}`, typed)).toBe(true)
})

test('every word has to be held', () => {
  expect(matchesWords('Who holds our keys?', 'keys')).toBe(true)
  expect(matchesWords('Who holds our keys?', 'keys helicopter')).toBe(false)
})

test('the beginning of a word is enough, its middle is not', () => {
  expect(matchesWords('Invoices come monthly', 'invo')).toBe(true)
  expect(matchesWords('Invoices come monthly', 'voices')).toBe(false)
})

test('one is found by many, and many by one', () => {
  expect(matchesWords('The invoice', 'invoices')).toBe(true)
  expect(matchesWords('The invoices', 'invoice')).toBe(true)
})

test('accents and apostrophes do not matter', () => {
  expect(matchesWords('The café’s owner', 'cafes')).toBe(true)
  expect(matchesWords('The cafe', 'café')).toBe(true)
})

test('nothing typed is held by every text', () => {
  expect(matchesWords('Anything', ' ? ')).toBe(true)
})
