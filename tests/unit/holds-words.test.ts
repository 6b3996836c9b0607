import { holdsWords } from '@/components/enhancements/holds-words'
import { catalogue } from '@/lib/content/catalogue'
import { plainText } from '@/lib/content/markdown'

const questions = catalogue().questions.map(({ slug, question, body }) => [slug, question, plainText(body)] as const)

test.each(questions)('“%s” is found by the words of its question, in any order and case', (_, question, body) => {
  const words = question.split(' ')
  for (const typed of [question, question.toUpperCase(), words.toReversed().join(' '), words.at(-1) ?? ''])
    expect(holdsWords(`${question} ${body}`, typed)).toBe(true)
})

test('every word has to be held', () => {
  expect(holdsWords('Who holds our keys?', 'keys')).toBe(true)
  expect(holdsWords('Who holds our keys?', 'keys helicopter')).toBe(false)
})

test('the beginning of a word is enough, its middle is not', () => {
  expect(holdsWords('Invoices come monthly', 'invo')).toBe(true)
  expect(holdsWords('Invoices come monthly', 'voices')).toBe(false)
})

test('one is found by many, and many by one', () => {
  expect(holdsWords('The invoice', 'invoices')).toBe(true)
  expect(holdsWords('The invoices', 'invoice')).toBe(true)
})

test('accents and apostrophes do not matter', () => {
  expect(holdsWords('The café’s owner', 'cafes')).toBe(true)
  expect(holdsWords('The cafe', 'café')).toBe(true)
})

test('nothing typed is held by every text', () => {
  expect(holdsWords('Anything', ' ? ')).toBe(true)
})
