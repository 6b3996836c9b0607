import { getContent } from '../../lib/content/get-content'
import { slugify } from '../../lib/content/markdown'
import { pagePath } from '../../lib/content/routes'
import { expect, focus, hasFocus, isInViewport, isShown, open, placeOf, test, textOf, visit } from './webkit'

const { suburbs, templatePages, served } = getContent()
const words = templatePages.areas.finder.search
const AREAS = pagePath('areas')
const suburb = suburbs[0]!
const FIELD = '[role=search] input'
const STATUS = '[role=search] [role=status]'

test('a suburb can be searched for, and its entry reached, by keyboard alone', async ({ webkit }) => {
  await visit(webkit, AREAS)
  await focus(webkit, FIELD)
  await webkit.type(suburb.name.toLowerCase())
  await expect.poll(() => textOf(webkit, STATUS)).toBe(`${words.yes} ${suburb.name} ${suburb.postcode} ${words.served}`)
  await webkit.pressKey('Enter')
  await webkit.pressKey('Tab')
  expect(await hasFocus(webkit, `[role=search] a[href$="#${suburb.slug}"]`)).toBe(true)
  await webkit.pressKey('Enter')
  await expect.poll(() => placeOf(webkit)).toBe(`${AREAS}#${suburb.slug}`)
  await expect.poll(() => isInViewport(webkit, `[id="${suburb.slug}"]`)).toBe(true)
})

test('a search for a suburb fills in the location of the quote form', async ({ webkit }) => {
  const { name, postcode } = served.suburbs[0]!
  await visit(webkit, AREAS)
  await webkit.fill(FIELD, name)
  await expect.poll(() => textOf(webkit, STATUS)).toContain(postcode)
  await webkit.click('main a[data-opens=quote]')
  const location = () =>
    webkit.evaluate(() => document.querySelector<HTMLInputElement>('[role=dialog] [name=location]')?.value)
  await expect.poll(location).toContain(name)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the search field is hidden, and every suburb is listed under its region', async ({ webkit }) => {
    await open(webkit, AREAS)
    expect(await isShown(webkit, FIELD)).toBe(false)
    for (const region of served.regions) {
      const listed = await textOf(webkit, `[id="${slugify(region)}"]`)
      for (const { name } of served.suburbs.filter((suburb) => suburb.region === region)) expect(listed).toContain(name)
    }
  })
})
