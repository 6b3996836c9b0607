import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'
import { setTo } from '../support/engines'
import { getContent } from '../../lib/content/get-content'
import { navigation } from '../../lib/content/navigation'
import { pagePath } from '../../lib/content/routes'
import { delayRequests, showSiteFont, visit } from '../support/page'

const { routes, site, templatePages, suburbs } = getContent()
const routeAt = (href: string) => {
  const route = routes.find(({ path }) => path === href.split('#')[0])
  if (!route) throw new Error(`no page at ${href}`)
  return route
}

/** Two links of the footer, each to a page longer than the screen. */
const [target, other] = navigation().services
const suburb = suburbs.findLast(({ home }) => home)
if (!target || !other || !suburb) throw new Error('expected services and suburbs')

const footerLink = (page: Page, href: string) => page.locator(`footer a[href="${href}"]`)
const announcement = (page: Page) => page.locator('#said')
const loadingPage = (page: Page) => page.locator('html[data-waiting]')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const open = (page: Page, path = '/') => visit(page, path)

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

/** Waits for the page that a link leads to, and until it has stopped scrolling. */
async function arrive(page: Page, href: string) {
  await expect(page).toHaveTitle(new RegExp(routeAt(href).title))
  await expect(page).toHaveURL(href)
  let last = -1
  await expect
    .poll(async () => {
      const before = last
      last = await scrollY(page)
      return last === before
    })
    .toBe(true)
}

/** Records every scroll position of the page from now on. */
async function recordScrollPositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(window.scrollY))
  })
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}

test('a link shows the next page in the same document', async ({ page }) => {
  await open(page)
  await page.evaluate(() => Object.assign(window, { isSame: true }))
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true)
})

test('a page that loads slowly has a loading indicator and an announcement until it shows', async ({ page }) => {
  await open(page)
  const release = await delayRequests(page, `**${target.href}`)
  await footerLink(page, target.href).click()
  await expect(loadingPage(page)).toHaveCount(1)
  await expect(announcement(page)).not.toBeEmpty()
  release()
  await arrive(page, target.href)
  await expect(loadingPage(page)).toHaveCount(0)
  await expect(announcement(page)).toHaveText(await page.title())
})

test('a page that loads at once has no loading indicator', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    new MutationObserver(() => (document.documentElement.dataset.announced = '')).observe(document.documentElement, {
      attributeFilter: ['data-waiting'],
    })
  })
  // The clock is paused while the page loads, however slow the machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await page.clock.runFor(1000)
  await expect(page.locator('html')).not.toHaveAttribute('data-announced')
})

test('of two links the last one counts, even when the page of the first loads later', async ({ page }) => {
  await open(page)
  const release = await delayRequests(page, `**${target.href}`)
  await footerLink(page, target.href).click()
  await footerLink(page, other.href).click()
  await arrive(page, other.href)
  release()
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveURL(other.href)
  await expect(page).toHaveTitle(new RegExp(routeAt(other.href).title))
})

// Regression: the loading indicator stayed for good, since nobody waited for the page any more.
for (const [way, leave, href] of [
  ['Back', (page: Page) => page.goBack(), '/'],
  ['a link to the current page', (page: Page) => footerLink(page, target.href).click(), target.href],
] as const) {
  test(`${way} ends the loading of another page`, async ({ page }) => {
    await open(page)
    await footerLink(page, target.href).click()
    await arrive(page, target.href)
    const release = await delayRequests(page, `**${other.href}`)
    await footerLink(page, other.href).click()
    await expect(loadingPage(page)).toHaveCount(1)
    await leave(page)
    await arrive(page, href)
    await expect(loadingPage(page)).toHaveCount(0)
    release()
    await page.waitForLoadState('networkidle')
    await expect(page).toHaveURL(href)
  })
}

test('a link to an address without a page shows the 404 page at that address', async ({ page }) => {
  await open(page)
  await footerLink(page, target.href).evaluate((link: HTMLAnchorElement) => (link.href = '/no-such-page/'))
  const answer = page.waitForResponse('**/no-such-page/')
  await page.locator('footer a[href$="/no-such-page/"]').click()
  expect((await answer).status()).toBe(404)
  await expect(heading(page)).toHaveText(templatePages['not-found'].title)
  await expect(page).toHaveURL('/no-such-page/')
})

test('a link to a file is opened by the browser', async ({ page }) => {
  await open(page)
  await footerLink(page, target.href).evaluate((link: HTMLAnchorElement) => (link.href = '/llms.txt'))
  await page.locator('footer a[href$="/llms.txt"]').click()
  await expect(page).toHaveURL('/llms.txt')
  await expect(page.locator('pre')).toContainText(site.name.value)
})

test('a link in the footer leads to the top of the next page, with smooth scrolling and the focus on its heading', async ({
  page,
}) => {
  await open(page)
  const link = footerLink(page, target.href)
  await link.scrollIntoViewIfNeeded()
  const positions = await recordScrollPositions(page)
  await link.click()
  await arrive(page, target.href)
  await expect.poll(() => scrollY(page)).toBe(0)
  expect((await positions()).length).toBeGreaterThan(3)
  await expect(heading(page)).toBeFocused()
})

test('the title of the next page is announced', async ({ page }) => {
  await open(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await expect(announcement(page)).toHaveText(await page.title())
})

test('the head has the next page’s title, metadata and canonical link', async ({ page }) => {
  const headOf = () =>
    page.evaluate(() =>
      [...document.head.querySelectorAll('title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]')]
        .map(({ outerHTML }) => outerHTML)
        .sort(),
    )
  await open(page, target.href)
  const loaded = await headOf()
  await open(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  expect(await headOf()).toEqual(loaded)
})

test('the first page is neither scrolled nor focused', async ({ page }) => {
  await open(page, `/areas/#${suburb.slug}`)
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Back and Forward restore the scroll position', async ({ page }) => {
  await open(page)
  await showSiteFont(page)
  await footerLink(page, target.href).scrollIntoViewIfNeeded()
  const home = await scrollY(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await expect.poll(() => scrollY(page)).toBe(0)
  await scrollTo(page, 700)
  await footerLink(page, other.href).evaluate((link: HTMLElement) => link.click())
  await arrive(page, other.href)
  await expect.poll(() => scrollY(page)).toBe(0)

  for (const [go, href, y] of [
    ['goBack', target.href, 700],
    ['goBack', '/', home],
    ['goForward', target.href, 700],
    ['goForward', other.href, 0],
  ] as const) {
    await page[go]()
    await arrive(page, href)
    await expect.poll(async () => Math.abs((await scrollY(page)) - y), `${go} to ${href}`).toBeLessThanOrEqual(1)
    await expect(heading(page)).toBeFocused()
  }
})

test('Back restores the scroll position when the page has to be requested again', async ({ page }) => {
  // Whether the site's font comes in time decides how high a page is, and is left to the browser.
  await page.route(/\.woff2$/, (route) => route.abort())
  await open(page)
  await footerLink(page, target.href).scrollIntoViewIfNeeded()
  const home = await scrollY(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await expect.poll(() => scrollY(page)).toBe(0)
  await page.reload()
  // Before the page and its code have come, Back is the browser's own: it would scroll this page.
  await page.locator('html[data-script=ready]').waitFor()
  await page.goBack()
  await arrive(page, '/')
  await expect.poll(async () => Math.abs((await scrollY(page)) - home)).toBeLessThanOrEqual(1)
})

test('a link to an anchor of another page scrolls to it and moves the focus to it', async ({ page }) => {
  await open(page)
  await footerLink(page, `/areas/#${suburb.slug}`).click()
  await arrive(page, `/areas/#${suburb.slug}`)
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeFocused()
})

test('a link to the current page scrolls to its top', async ({ page }) => {
  await open(page, target.href)
  await footerLink(page, target.href).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(heading(page)).toBeFocused()
})

test('a link to an anchor of the current page scrolls to it', async ({ page }) => {
  const last = getContent().services.at(-1)?.slug
  await open(page, '/services/')
  await page.locator(`main a[href$="#${last}"]`).first().click()
  await expect(page.locator(`[id="${last}"]`)).toBeInViewport()
  await expect(page).toHaveURL(`/services/#${last}`)
})

// Regression: modules that only the next page needs were never loaded.
test('a part that only the next page has works there', async ({ page }) => {
  await open(page)
  await footerLink(page, pagePath('areas')).click()
  await arrive(page, pagePath('areas'))
  await page.getByRole('searchbox').fill(suburb.name)
  await expect(page.locator('main [data-answer]').filter({ visible: true }).first()).toContainText(suburb.name)
})

test('the header marks the current page alone', async ({ page }) => {
  const current = page.locator('header nav [aria-current="page"]')
  const links = (href: string) => page.locator(`header nav a[href="${href}"]`)
  await open(page, target.href)
  await expect(current).toHaveCount(await links(target.href).count())
  await expect(links(target.href).first()).toHaveAttribute('aria-current', 'page')
  await footerLink(page, other.href).click()
  await arrive(page, other.href)
  await expect(links(other.href).first()).toHaveAttribute('aria-current', 'page')
  await expect(current).toHaveCount(await links(other.href).count())
})

test.describe('with reduced motion', setTo('@reduced-motion'), () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the next page starts at its top without smooth scrolling', async ({ page }) => {
    await open(page)
    const link = footerLink(page, target.href)
    await link.scrollIntoViewIfNeeded()
    const start = await scrollY(page)
    const positions = await recordScrollPositions(page)
    await link.click()
    await arrive(page, target.href)
    expect(await scrollY(page)).toBe(0)
    expect((await positions()).filter((y) => y !== start)).toEqual([0])
  })

  test('the loading indicator is not animated', async ({ page }) => {
    await open(page)
    await delayRequests(page, `**${target.href}`)
    await footerLink(page, target.href).click()
    await expect(loadingPage(page)).toHaveCount(1)
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
