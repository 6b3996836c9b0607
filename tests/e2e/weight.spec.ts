import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { catalogue } from '../../content/catalogue'
import { pagePath } from '../../content/routes'
import { finished } from '../support/export'
import { visit } from '../support/page'

/** bytes; what the home page may weigh on its way. */
const LIMITS = [
  { screen: { width: 390, height: 844 }, deviceScaleFactor: 2, first: 90_000, whole: 220_000 },
  { screen: { width: 1440, height: 900 }, deviceScaleFactor: 1, first: 160_000, whole: 450_000 },
]

/** bytes; what the scripts of a page may weigh once the visitor has done something and opened the dialog. */
const SCRIPT_LIMIT = 150_000

const COMPRESSED = ['document', 'stylesheet', 'script', 'fetch', 'manifest']

/** Counts what the page transfers, as a host that compresses text with brotli sends it, by kind. */
function weigh(page: Page): () => Promise<Record<string, number>> {
  const parts: Promise<[kind: string, bytes: number]>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    parts.push(
      response.body().then((body) => [kind, (COMPRESSED.includes(kind) ? brotliCompressSync(body) : body).length]),
    )
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

// Next's own output loads its runtime at once.
if (finished()) {
  for (const { screen, deviceScaleFactor, first, whole } of LIMITS) {
    test.describe(`home at ${screen.width} px`, () => {
      test.use({ viewport: screen, deviceScaleFactor })

      test(`its first screen weighs at most ${first} bytes, scrolled to the end ${whole}`, async ({ page }, info) => {
        const weights = weigh(page)
        await page.goto(pagePath('home'), { waitUntil: 'networkidle' })
        const shown = await weights()
        expect(sum(shown), JSON.stringify(shown)).toBeLessThanOrEqual(first)
        await scrollThrough(page)
        const read = await weights()
        info.annotations.push({ type: 'bytes', description: JSON.stringify({ shown, read }) })
        expect(sum(read), JSON.stringify(read)).toBeLessThanOrEqual(whole)
      })
    })
  }

  for (const { path } of catalogue().routes) {
    test(`${path} asks for no script before its visitor does something, however far it is scrolled`, async ({
      page,
    }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (['script', 'fetch'].includes(request.resourceType())) asked.push(request.url())
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await scrollThrough(page)
      expect(asked).toEqual([])
    })
  }
}

for (const path of [pagePath('home'), pagePath('contact'), catalogue().services[0]?.path ?? '']) {
  test(`the scripts of ${path}, its dialog open, weigh at most ${SCRIPT_LIMIT} bytes`, async ({ page }, info) => {
    const weights = weigh(page)
    await visit(page, path)
    await page.locator('a[data-opens]:visible').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.waitForLoadState('networkidle')
    const { script = 0, ...rest } = await weights()
    info.annotations.push({ type: 'bytes', description: JSON.stringify({ script, ...rest }) })
    expect(script).toBeGreaterThan(0)
    expect(script).toBeLessThanOrEqual(SCRIPT_LIMIT)
  })
}
