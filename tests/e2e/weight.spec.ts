import { brotliCompressSync } from 'node:zlib'
import { expect, test, type Page } from '@playwright/test'
import { pagePath } from '../../content/routes'

/** bytes; what the home page may weigh on its way, without Next's runtime. */
const LIMITS = [
  { screen: { width: 390, height: 844 }, deviceScaleFactor: 2, first: 90_000, whole: 220_000 },
  { screen: { width: 1440, height: 900 }, deviceScaleFactor: 1, first: 160_000, whole: 450_000 },
]

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

const sum = ({ script: _, ...weights }: Record<string, number>) => Object.values(weights).reduce((a, b) => a + b, 0)

for (const { screen, deviceScaleFactor, first, whole } of LIMITS) {
  test.describe(`home at ${screen.width} px`, () => {
    test.use({ viewport: screen, deviceScaleFactor })

    test(`its first screen weighs at most ${first} bytes, scrolled to the end ${whole}`, async ({ page }, info) => {
      const weights = weigh(page)
      await page.goto(pagePath('home'), { waitUntil: 'networkidle' })
      const shown = await weights()
      expect(sum(shown), JSON.stringify(shown)).toBeLessThanOrEqual(first)

      for (let y = 0; y < (await page.evaluate(() => document.body.scrollHeight)); y += screen.height / 2) {
        await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y)
        await page.waitForTimeout(50)
      }
      await page.waitForLoadState('networkidle')
      const read = await weights()
      info.annotations.push({ type: 'bytes', description: JSON.stringify({ shown, read }) })
      expect(sum(read), JSON.stringify(read)).toBeLessThanOrEqual(whole)
    })
  })
}
