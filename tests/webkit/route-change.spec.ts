// WebKitGTK has no Navigation API yet: there a link loads a document, as in every browser without.
import { getContent } from '../../lib/content/get-content'
import { navigation } from '../../lib/content/navigation'
import { pagePath } from '../../lib/content/routes'
import { REQUEST } from '../support/request'
import {
  enhance,
  expect,
  follow,
  isInViewport,
  placeOf,
  scrollTo,
  scrollY,
  test,
  textOf,
  valuesOf,
  visit,
} from './webkit'

const { suburbs, templatePages, routes } = getContent()
const [target, other] = navigation().services
const suburb = suburbs.findLast(({ home }) => home)!
const link = (href: string) => `footer a[href="${href}"]`
const titleOf = (href: string) => routes.find(({ path }) => path === href)!.title

test('a link in the footer leads to the top of the next page, in the same document where WebKit can', async ({
  webkit,
}) => {
  await visit(webkit, pagePath('home'))
  await webkit.evaluate(() => void Object.assign(window, { isSame: true }))
  await webkit.click(link(target!.href))
  await expect.poll(() => placeOf(webkit)).toBe(target!.href)
  await expect.poll(() => webkit.evaluate(() => document.title)).toContain(titleOf(target!.href))
  await expect.poll(() => scrollY(webkit)).toBe(0)
  const [isSame, canBe] = await webkit.evaluate(() => ['isSame' in window, 'navigation' in window])
  expect(isSame).toBe(canBe)
})

test('Back and Forward restore the scroll position', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await scrollTo(webkit, 2400)
  await follow(webkit, link(target!.href))
  await expect.poll(() => placeOf(webkit)).toBe(target!.href)
  await expect.poll(() => scrollY(webkit)).toBe(0)
  await scrollTo(webkit, 700)
  await follow(webkit, link(other!.href))
  await expect.poll(() => placeOf(webkit)).toBe(other!.href)
  for (const [by, href, y] of [
    [-1, target!.href, 700],
    [-1, pagePath('home'), 2400],
    [1, target!.href, 700],
    [1, other!.href, 0],
  ] as const) {
    await webkit.evaluate((steps) => history.go(steps), by)
    await expect.poll(async () => [await placeOf(webkit), await scrollY(webkit)]).toEqual([href, y])
  }
})

test('Back brings what was typed into the quote form', async ({ webkit }) => {
  const form = '#quote form'
  await visit(webkit, pagePath('contact'))
  await enhance(webkit, form)
  await webkit.fill(`${form} [name=name]`, REQUEST.name)
  await follow(webkit, link(target!.href))
  await expect.poll(() => placeOf(webkit)).toBe(target!.href)
  await webkit.evaluate(() => history.back())
  await expect.poll(() => placeOf(webkit)).toBe(pagePath('contact'))
  await expect.poll(() => valuesOf(webkit, form)).toMatchObject({ name: REQUEST.name })
})

test('a link to an anchor of another page scrolls to it', async ({ webkit }) => {
  const href = `${pagePath('areas')}#${suburb.slug}`
  await visit(webkit, pagePath('home'))
  await webkit.click(link(href))
  await expect.poll(() => placeOf(webkit)).toBe(href)
  await expect.poll(() => isInViewport(webkit, `[id="${suburb.slug}"]`)).toBe(true)
})

test('a link to the current page scrolls to its top', async ({ webkit }) => {
  await visit(webkit, target!.href)
  await webkit.click(link(target!.href))
  await expect.poll(() => scrollY(webkit)).toBe(0)
  expect(await placeOf(webkit)).toBe(target!.href)
})

test('a link to an address without a page shows the 404 page at that address', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await webkit.evaluate((place) => {
    document.querySelector<HTMLAnchorElement>(place)!.href = '/no-such-page/'
  }, link(target!.href))
  await webkit.click('footer a[href$="/no-such-page/"]')
  await expect.poll(() => textOf(webkit, 'h1')).toBe(templatePages['not-found'].title)
  expect(await placeOf(webkit)).toBe('/no-such-page/')
})
