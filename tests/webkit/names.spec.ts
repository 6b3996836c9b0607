import { PAGES } from '../support/key-pages'
import { REPEATS } from '../support/repeats'
import { compareNames, openEmptyPage, showFramed } from './frame'
import { expect, test } from './webkit'

const expectSoft = expect.configure({ soft: true })

for (const isOther of [false, true]) {
  const pages = PAGES.filter(({ tag }) => (tag === REPEATS) === isOther)
  test(
    `headings, links and buttons of ${isOther ? 'every other page' : 'a page of each template'} are called what is seen of them`,
    { tag: isOther ? REPEATS : [] },
    async ({ webkit }) => {
      test.setTimeout(600_000)
      await openEmptyPage(webkit)
      for (const { path } of pages) {
        await showFramed(webkit, path, 1280)
        const { count, wrong } = await compareNames(webkit)
        expectSoft(count, `${path}: names compared`).toBeGreaterThan(40)
        expectSoft(wrong, path).toEqual([])
      }
    },
  )
}
