import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { pagePath } from '../../lib/content/routes'
import { ONE_OF_EACH } from '../support/key-pages'
import { wake } from '../support/page'
import { textWeight } from '../support/text-weight'

/**
 * bytes; what the home page may weigh on its way, beside its words: with those that it had when
 * this was set (19,000 characters, 5,700 bytes), 90,000 and 220,000 on a phone, 160,000 and 450,000
 * on a wide screen, less the 200 by which the manifest is counted smaller since then.
 */
const LIMITS = [
  { screen: { width: 390, height: 844 }, deviceScaleFactor: 2, first: 84_100, whole: 214_100 },
  { screen: { width: 1440, height: 900 }, deviceScaleFactor: 1, first: 154_100, whole: 444_100 },
]

/** bytes; what scripts may weigh: each on top of the one before. */
const SCRIPTS = {
  /** Before the visitor does anything. */
  loader: 1500,
  /** What a first gesture brings that is no press on a quote button. */
  gesture: 12_000,
  /** The quote dialog. */
  dialog: 85_000,
  /** The use of its form. */
  form: 12_500,
}

/** The types of what hosts compress. */
const TEXT = /text|javascript|json|xml/

/** Counts what the page transfers, as a host that compresses text with brotli sends it, by kind. */
function weigh(page: Page): () => Promise<Record<string, number>> {
  const parts: Promise<[kind: string, bytes: number]>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const isText = TEXT.test(response.headers()['content-type'] ?? '')
    parts.push(response.body().then((body) => [kind, (isText ? brotliCompressSync(body) : body).length]))
  })
  return async () => {
    const weights: Record<string, number> = {}
    for (const [kind, bytes] of await Promise.all(parts)) weights[kind] = (weights[kind] ?? 0) + bytes
    return weights
  }
}

const sum = (weights: Record<string, number>) => Object.values(weights).reduce((a, b) => a + b, 0)

async function scrollThrough(page: Page): Promise<void> {
  const height = page.viewportSize()?.height ?? 0
  for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += height / 2) {
    await page.mouse.wheel(0, height / 2)
    await page.waitForTimeout(50)
  }
  await page.waitForLoadState('networkidle')
}

for (const { screen, deviceScaleFactor, first, whole } of LIMITS) {
  test.describe(`home at ${screen.width} px`, () => {
    test.use({ viewport: screen, deviceScaleFactor })

    test(`beside its words, its first screen weighs at most ${first} bytes, scrolled to the end ${whole}`, async ({
      page,
    }, info) => {
      const weights = weigh(page)
      await page.goto(pagePath('home'), { waitUntil: 'networkidle' })
      const shown = await weights()
      const words = textWeight(await page.locator('body').innerText())
      expect(sum(shown) - words, JSON.stringify(shown)).toBeLessThanOrEqual(first)
      await scrollThrough(page)
      const read = await weights()
      info.annotations.push({ type: 'bytes', description: JSON.stringify({ shown, read }) })
      expect(sum(read) - words, JSON.stringify(read)).toBeLessThanOrEqual(whole)
    })
  })
}

for (const path of ONE_OF_EACH) {
  test(`${path} asks for its loader alone before a gesture, and each part of its scripts is within its limit`, async ({
    page,
  }, info) => {
    const asked: string[] = []
    page.on('request', (request) => {
      if (['script', 'fetch'].includes(request.resourceType())) asked.push(request.url())
    })
    const weights = weigh(page)
    const script = async () => {
      await page.waitForLoadState('networkidle')
      return (await weights()).script ?? 0
    }
    await page.goto(path, { waitUntil: 'networkidle' })
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const loader = await script()
    expect(asked).toEqual([await page.locator('script[src]').evaluate((own: HTMLScriptElement) => own.src)])
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await wake(page)
    await page.keyboard.press('Shift')
    const gesture = (await script()) - loader
    await page.locator('a[data-opens]:visible').first().click()
    await expect(page.getByRole('dialog').locator('form')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const dialog = (await script()) - gesture - loader
    await page.getByRole('dialog').locator('[name=name]').focus()
    await expect(page.getByRole('dialog').locator('form')).toHaveAttribute('novalidate')
    const form = (await script()) - dialog - gesture - loader
    const parts = { loader, gesture, dialog, form }
    info.annotations.push({ type: 'bytes', description: JSON.stringify(parts) })
    for (const [name, bytes] of Object.entries(parts)) {
      expect(bytes, name).toBeGreaterThan(0)
      expect(bytes, name).toBeLessThanOrEqual(SCRIPTS[name as keyof typeof SCRIPTS])
    }
  })
}
