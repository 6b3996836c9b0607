import { SLIDE_MS } from '../../components/enhancements/hero-rotation'
import { getContent } from '../../lib/content/get-content'
import { pagePath } from '../../lib/content/routes'
import { expect, isShown, open, test, visit } from './webkit'

const { pictures } = getContent().templatePages.home.hero
const HERO = 'section:has(#hero-title)'
const SWITCH = `${HERO} [role=switch]`

/** What the hero's picture that shows is described as. */
const shown = (webkit: Parameters<typeof visit>[0]) =>
  webkit.evaluate((hero) => document.querySelector<HTMLImageElement>(`${hero} picture:not([data-next]) img`)?.alt, HERO)

test('the pictures rotate until the switch pauses them', async ({ webkit }) => {
  await visit(webkit, pagePath('home'))
  await expect.poll(() => shown(webkit), { timeout: SLIDE_MS * 4 }).toBe(pictures[1]!.alt)
  await webkit.click(`${HERO} label:has([role=switch]), ${SWITCH}`)
  const paused = await shown(webkit)
  await new Promise((resolve) => setTimeout(resolve, SLIDE_MS * 2))
  expect(await shown(webkit)).toBe(paused)
})

for (const [who, options] of [
  ['prefers reduced motion', { contextOptions: { reducedMotion: 'reduce' } }],
  ['has no script', { javaScriptEnabled: false }],
] as const) {
  test.describe(`a visitor who ${who}`, () => {
    test.use(options)

    test('gets the first picture alone, and no switch', async ({ webkit }) => {
      await open(webkit, pagePath('home'))
      await new Promise((resolve) => setTimeout(resolve, SLIDE_MS * 2))
      expect(await shown(webkit)).toBe(pictures[0]!.alt)
      expect(await isShown(webkit, SWITCH)).toBe(false)
    })
  })
}
