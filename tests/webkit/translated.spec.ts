// A visitor has the browser translate the page, which goes on changing what script writes.
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { startTranslator, translated, untranslated } from '../support/translator'
import { DIALOG, openDialog } from './dialog'
import { countOf, enhance, expect, hasFocus, test, textOf, textOfFocused, visit, withText } from './webkit'

const { quote, questions, templatePages } = getContent()
const { search } = templatePages.faqs
const FIELD = '[role=search] input'
const STATUS = '[role=search] [role=status]'

test('the search of questions counts those that it finds, and shows all of them again', async ({ webkit }) => {
  await visit(webkit, pagePath('faqs'))
  await startTranslator(webkit)
  await webkit.fill(FIELD, 'keys')
  await expect.poll(() => textOf(webkit, STATUS)).toContain(search.found)
  expect(await countOf(webkit, '[data-question]')).toBeLessThan(questions.length)
  await expect.poll(() => untranslated(webkit)).toEqual([])
  await webkit.fill(FIELD, 'helicopter')
  await expect.poll(() => textOf(webkit, STATUS)).toBe(translated(search.none.title))
  await expect.poll(() => untranslated(webkit)).toEqual([])
})

test('field errors in the dialog show, and lead to their fields', async ({ webkit }) => {
  await openDialog(webkit)
  await startTranslator(webkit)
  await enhance(webkit, `${DIALOG} form`)
  await webkit.click(`${DIALOG} [type=submit]`)
  await expect.poll(() => textOfFocused(webkit, `${DIALOG} [role=group]`)).toContain(translated(quote.errors.title))
  await webkit.click(await withText(webkit, `${DIALOG} [role=group] a`, quote.errors.nameMissing))
  await expect.poll(() => hasFocus(webkit, `${DIALOG} [name=name]`)).toBe(true)
  await expect.poll(() => untranslated(webkit)).toEqual([])
})
