import type { Loaded } from '../load'
import type { Problem } from '../problem'
import { LIMITS } from '../schema/common'

/** The limits of the home page, and what the site cannot do without. */
export function checkCounts({ content, hiddenQuestions, files, problems: earlier }: Loaded): Problem[] {
  const { suburbs, questions, pages } = content
  const services = content.services.filter(({ offered }) => offered !== false)
  const popular = services.filter(({ popular }) => popular)
  const count = (
    folder: string,
    field: string,
    entries: readonly { slug: string }[],
    fits: (count: number) => boolean,
    expected: string,
  ) => {
    // A file that could not be read is treated as empty, since it has a problem of its own.
    const hidden = !files[folder] || earlier.some(({ file }) => file.startsWith(`content/${folder}/`))
    if (hidden || fits(entries.length)) return []
    const found = `${entries.length} (${entries.map(({ slug }) => slug).join(', ') || 'none'})`
    return [{ file: `content/${folder}`, field, found, expected }]
  }
  const exactly = (limit: number) => (found: number) => found === limit
  const atLeast = (limit: number) => (found: number) => found >= limit
  const atMost = (limit: number) => (found: number) => found <= limit
  const { homeServiceCards, homeSuburbs, homeQuestions } = LIMITS
  return [
    ...count(
      'services',
      'home: card',
      services.filter(({ home }) => home === 'card'),
      atMost(homeServiceCards),
      `at most ${homeServiceCards} services with home: card: change it in their files`,
    ),
    ...count('services', 'the files', services, atLeast(1), 'at least 1 service that is offered: add a file'),
    ...count(
      'services',
      'popular',
      popular,
      (found) => found === 0 || (found === 1 && popular[0]?.home === 'card'),
      'at most one service with popular: true, and with home: card: change them in its file',
    ),
    ...count(
      'suburbs',
      'home: true',
      suburbs.filter(({ home }) => home),
      atMost(homeSuburbs),
      `at most ${homeSuburbs} suburbs with home: true: change it in their files`,
    ),
    ...count(
      'faqs',
      'home: true',
      [...questions, ...hiddenQuestions].filter(({ home }) => home),
      atMost(homeQuestions),
      `at most ${homeQuestions} questions with home: true: change it in their files`,
    ),
    ...count(
      'pages',
      'menus: main',
      pages.filter(({ slug, menus }) => slug === 'home' && menus.some(({ list }) => list === 'main')),
      exactly(1),
      'the home page in the main bar: add list: main to the menus of content/pages/home.md',
    ),
  ]
}
