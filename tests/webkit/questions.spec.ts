import { matchesWords } from '../../components/enhancements/matches-words'
import { getContent } from '../../lib/content/get-content'
import { plainText } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { NETLIFY, addressOf } from '../support/variants'
import { countOf, expect, focus, hasFocus, isInViewport, isShown, open, placeOf, test, textOf, visit } from './webkit'

const { questions, templatePages } = getContent()
const { search } = templatePages.faqs
const FAQS = pagePath('faqs')
const WORD = 'keys'
const matching = questions.filter(({ question, body }) => matchesWords(`${question} ${plainText(body)}`, WORD))
const other = questions.findLast((question) => !matching.includes(question))!
const FIELD = '[role=search] input'
const QUESTIONS = '[data-question]'

test('the questions can be searched, and the search cleared, by keyboard alone', async ({ webkit }) => {
  await visit(webkit, FAQS)
  expect(await countOf(webkit, QUESTIONS)).toBe(questions.length)
  await focus(webkit, FIELD)
  await webkit.type(WORD)
  await expect.poll(() => countOf(webkit, QUESTIONS)).toBe(matching.length)
  expect(await textOf(webkit, '[role=search] [role=status]')).toBe(`${matching.length} ${search.found}`)
  await webkit.pressKey('Tab')
  expect(await hasFocus(webkit, `[aria-label="${search.clear}"]`)).toBe(true)
  await webkit.pressKey('Enter')
  await expect.poll(() => countOf(webkit, QUESTIONS)).toBe(questions.length)
  expect(await hasFocus(webkit, FIELD)).toBe(true)
  await webkit.type('helicopter')
  await expect.poll(() => textOf(webkit, '[role=search] [role=status]')).toBe(search.none.title)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(`with${javaScriptEnabled ? '' : 'out'} script`, () => {
    test.use({ javaScriptEnabled })

    test('a question opens and folds again on a click', async ({ webkit }) => {
      const question = questions.filter(({ home }) => home)[1]!
      await (javaScriptEnabled ? visit : open)(webkit, pagePath('home'))
      const details = '#questions details:nth-of-type(2)'
      expect(await textOf(webkit, `${details} > summary`)).toContain(question.question)
      for (const isOpen of [true, false]) {
        await webkit.click(`${details} > summary`)
        await expect.poll(() => isShown(webkit, `${details} > :not(summary)`)).toBe(isOpen)
      }
    })

    test('a link to a question opens its answer and scrolls to it', async ({ webkit }) => {
      await webkit.goto(`${addressOf(NETLIFY)}${FAQS}#${other.slug}`)
      await expect.poll(() => isShown(webkit, `#${other.slug}`)).toBe(true)
      await expect.poll(() => isInViewport(webkit, `#${other.slug}`)).toBe(true)
      expect(await placeOf(webkit)).toBe(`${FAQS}#${other.slug}`)
    })
  })
}
