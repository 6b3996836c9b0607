// What search engines judge pages by, beyond each page alone: whether others lead to it from their
// text, and whether it says something of its own.
import { getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { documentIn } from './out'
import { contentText, elementsOf, textOf } from './text'

const { routes, site } = getContent()
const listed = routes.filter(({ path, canonical, listed }) => listed && path === canonical).map(({ path }) => path)

test('every page that search engines list is linked from the text of another', () => {
  const linked = new Set(
    routes.flatMap(({ path }) =>
      elementsOf(documentIn(fileOf(path))('main a[href^="/"]').not('nav *'))
        .map((link) => link.attr('href')?.split('#')[0])
        .filter((target) => target !== path),
    ),
  )
  expect(listed.filter((path) => path !== pagePath('home') && !linked.has(path))).toEqual([])
})

describe('what two pages share', () => {
  /** The words of a run that is compared. */
  const RUN = 5

  /** The most that two pages may share: of the runs of either, those that both have. */
  const SHARED = 0.2

  /** The promises, which are worded once and repeated wherever they are made. */
  const promises = Object.values(site.promises).map(({ text }) => contentText(text))

  /**
   * Every run of words in a page's main part, without what it quotes (reviews, rows of a scope of
   * work, promises) and the call to action that all pages end with.
   */
  function runsOf(path: string): Set<string> {
    const main = documentIn(fileOf(path))('main').clone()
    main.find('nav, form, blockquote, table, section:has(#closing-title), [data-changed]').remove()
    const own = promises.reduce((text, promise) => text.replace(promise, '\n'), textOf(main))
    const words = own.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
    return new Set(words.slice(RUN - 1).map((_, i) => words.slice(i, i + RUN).join(' ')))
  }

  test('is less than a fifth of what they say', () => {
    const runs = listed.map((path) => ({ path, own: runsOf(path) }))
    const alike = runs.flatMap((one, i) =>
      runs.slice(i + 1).flatMap((other) => {
        const both = [...one.own].filter((run) => other.own.has(run)).length
        const share = both / (one.own.size + other.own.size - both)
        return share >= SHARED ? [`${one.path} and ${other.path}: ${Math.round(share * 100)}%`] : []
      }),
    )
    expect(Math.min(...runs.map(({ own }) => own.size))).toBeGreaterThan(50)
    expect(alike).toEqual([])
  })
})
