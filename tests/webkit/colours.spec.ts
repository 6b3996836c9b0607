import { KEY_PAGES, ONE_OF_EACH } from '../support/key-pages'
import { axeViolations, openEmptyPage, showFramed } from './frame'
import { expect, test } from './webkit'

const expectSoft = expect.configure({ soft: true })

test.use({ colorScheme: 'dark' })

test('a page of each template is accessible in the dark scheme', async ({ webkit }) => {
  test.setTimeout(600_000)
  await openEmptyPage(webkit)
  const withContrast: string[] = Object.values(KEY_PAGES)
  for (const path of ONE_OF_EACH) {
    await showFramed(webkit, path, 1440)
    expect(await webkit.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true)
    expectSoft(await webkit.inFrame(() => axeViolations(webkit, withContrast.includes(path))), `${path}: axe`).toEqual(
      [],
    )
  }
})
