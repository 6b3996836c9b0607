import { expect, test, type Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue'
import { navigation } from '../../content/navigation'
import { visit } from '../support/page'

const { routes, suburbs } = catalogue()
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
const sign = (page: Page) => page.getByRole('status').getByText('Loading the page')
const scrollY = (page: Page) => page.evaluate(() => window.scrollY)
const open = (page: Page, path = '/') => visit(page, path)

async function scrollTo(page: Page, y: number) {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y)
  await expect.poll(() => scrollY(page)).toBe(y)
}

/** Waits for the page that a link leads to, and for its scrolling to come to rest. */
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

/** Holds back what Next fetches for a page until the returned function is called. */
async function holdBack(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/*.txt*', async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Notes every position that the page passes from now on. */
async function notePositions(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const positions: number[] = []
    Object.assign(window, { positions })
    addEventListener('scroll', () => positions.push(window.scrollY))
  })
  return () => page.evaluate(() => (window as unknown as { positions: number[] }).positions)
}

test('a page that is slow to come is announced until it is there', async ({ page }) => {
  await open(page)
  const release = await holdBack(page)
  await footerLink(page, target.href).click()
  await expect(sign(page)).toBeVisible()
  release()
  await arrive(page, target.href)
  await expect(sign(page)).toHaveCount(0)
})

test('a page that comes at once is not announced as slow', async ({ page }) => {
  await open(page)
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.querySelector('.loading-sign')) document.documentElement.dataset.announced = ''
    }).observe(document.body, { subtree: true, childList: true })
  })
  // Time stands still while the page comes, however slow the machine is.
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await page.clock.runFor(1000)
  await expect(page.locator('html')).not.toHaveAttribute('data-announced')
})

test('the sign that a page is loading does not stay for ever', async ({ page }) => {
  await open(page)
  await page.clock.install()
  await holdBack(page)
  await footerLink(page, target.href).click()
  await page.clock.runFor(200)
  await expect(sign(page)).toBeVisible()
  await page.clock.runFor(10_000)
  await expect(sign(page)).toHaveCount(0)
})

test('a page whose data cannot be had is opened as a document', async ({ page }) => {
  await open(page)
  await page.route('**/*.txt*', (route) => route.abort())
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await expect(sign(page)).toHaveCount(0)
})

test('a link at the foot of a page leads to the very top of the next, smoothly, with the focus in its content', async ({
  page,
}) => {
  await open(page)
  const link = footerLink(page, target.href)
  await link.scrollIntoViewIfNeeded()
  const positions = await notePositions(page)
  await link.click()
  await arrive(page, target.href)
  await expect.poll(() => scrollY(page)).toBe(0)
  expect((await positions()).length).toBeGreaterThan(3)
  await expect(page.getByRole('main')).toBeFocused()
})

test('the next page is announced by its title, or by its heading when that is there first', async ({ page }) => {
  await open(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  const names = [await page.title(), await page.getByRole('heading', { level: 1 }).innerText()]
  await expect.poll(() => page.locator('#__next-route-announcer__').innerText()).not.toBe('')
  expect(names).toContain(await page.locator('#__next-route-announcer__').innerText())
})

test('the first page is neither scrolled nor focused', async ({ page }) => {
  await open(page, `/areas/#${suburb.slug}`)
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeInViewport()
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
})

test('Back and Forward return to where the visitor was', async ({ page }) => {
  await open(page)
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
    await expect(page.getByRole('main')).toBeFocused()
  }
})

test('Back returns to where the visitor was when the page has to be fetched anew', async ({ page }) => {
  await open(page)
  await footerLink(page, target.href).scrollIntoViewIfNeeded()
  const home = await scrollY(page)
  await footerLink(page, target.href).click()
  await arrive(page, target.href)
  await page.reload({ waitUntil: 'networkidle' })
  await page.goBack()
  await arrive(page, '/')
  await expect.poll(async () => Math.abs((await scrollY(page)) - home)).toBeLessThanOrEqual(1)
})

test('a link to an anchor of another page shows that part, with the focus on it', async ({ page }) => {
  await open(page)
  await footerLink(page, `/areas/#${suburb.slug}`).click()
  await arrive(page, `/areas/#${suburb.slug}`)
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeInViewport()
  await expect(page.locator(`[id="${suburb.slug}"]`)).toBeFocused()
})

test('a link to the page itself leads to its top', async ({ page }) => {
  await open(page, target.href)
  await footerLink(page, target.href).click()
  await expect.poll(() => scrollY(page)).toBe(0)
  await expect(page.getByRole('main')).toBeFocused()
})

test('a link within the page moves the visitor there and not to the top', async ({ page }) => {
  const last = catalogue().industries.at(-1)?.slug
  await open(page, '/industries/')
  await page.locator(`main a[href$="#${last}"]`).first().click()
  await expect(page.locator(`[id="${last}"]`)).toBeInViewport()
  await expect(page).toHaveURL(`/industries/#${last}`)
})

test('the header marks the page that shows, and no other', async ({ page }) => {
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

test.describe('with less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('the next page begins at its top at once', async ({ page }) => {
    await open(page)
    const link = footerLink(page, target.href)
    await link.scrollIntoViewIfNeeded()
    const start = await scrollY(page)
    const positions = await notePositions(page)
    await link.click()
    await arrive(page, target.href)
    expect(await scrollY(page)).toBe(0)
    expect((await positions()).filter((y) => y !== start)).toEqual([0])
  })

  test('the sign that a page is loading stands still', async ({ page }) => {
    await open(page)
    await holdBack(page)
    await footerLink(page, target.href).click()
    await expect(sign(page)).toBeVisible()
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
  })
})
