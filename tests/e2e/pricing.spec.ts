import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { setTo } from '../support/engines'
import { accessibilityFindings } from '../support/audits'
import { dialog, field } from '../support/dialog'
import { visit } from '../support/page'
import { expect, test } from '../support/test'

const { estimator: words, typical } = getContent().templatePages.pricing
const PRICING = pagePath('pricing')
/** A range, and never one figure. */
const RANGE = /^\$[\d,]+ to \$[\d,]+/

test('by keyboard alone a visitor gets a range, and asks for a quote with the answers', async ({ page }) => {
  await page.goto(PRICING)
  await page.getByLabel(words.site.label).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('800')
  const result = page.getByRole('group', { name: words.title }).getByRole('status')
  await expect(result).toHaveText(RANGE)
  const range = (await result.textContent()) ?? ''
  await page.getByLabel(words.visits.label).focus()
  await page.keyboard.press('ArrowDown')
  await expect(result).not.toHaveText(range)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: words.button })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog(page)).toBeVisible()
  await expect(field(page, 'size')).toHaveValue('800')
  await expect(field(page, 'sizeIn')).toHaveValue(words.sizeIn)
  await expect(field(page, 'often')).toHaveValue(words.often[3]!)
  await expect(field(page, 'message')).toHaveValue(new RegExp(`^${words.message} ${words.area.label}: 800, .*\\$`))
  await expect(dialog(page).getByRole('checkbox', { name: 'Office cleaning', exact: true })).toBeChecked()
})

test('an answer that is no number is named, and the range comes back with one that is', async ({ page }) => {
  await visit(page, PRICING)
  const result = page.getByRole('group', { name: words.title }).getByRole('status')
  const area = page.getByRole('textbox', { name: words.area.label })
  await area.fill('about 400')
  await expect(result).toHaveText(new RegExp(`^\\s*${words.area.label}: ${words.enter} `))
  await expect(page.getByRole('link', { name: words.button })).toBeHidden()
  expect(await accessibilityFindings(page)).toEqual([])
  await area.fill('400,5')
  await expect(result).toHaveText(RANGE)
})

test.describe('without script', setTo('@without-script'), () => {
  test.use({ javaScriptEnabled: false })

  test('the table of typical results is there, and no form that would do nothing', async ({ page }) => {
    await page.goto(PRICING)
    const table = page.getByRole('table', { name: typical.title })
    await expect(table.getByText(/^\$[\d,]+ to \$[\d,]+$/)).toHaveCount(typical.sizes.length * typical.visits.length)
    await expect(page.getByRole('group', { name: words.title })).toBeHidden()
  })
})
