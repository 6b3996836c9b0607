import { pagePath } from '../../lib/content/routes'
import { movingElements } from '../support/motion'
import { expect, open, test } from './webkit'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('with reduced motion nothing is animated', async ({ webkit }) => {
  await open(webkit, pagePath('home'))
  expect(await webkit.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true)
  expect(await webkit.evaluate(movingElements)).toEqual([])
})
