// How quickly a page responds to its first tap, and to later ones, on a phone with a slow
// processor; the same for the quote dialog over a slow link; and the interaction to next paint
// (INP) of a visit.
import type { Locator, Page } from '@playwright/test'
import { KEY_PAGES } from '../../../tests/support/key-pages'
import { SLOWDOWN, phonePage, startBrowser } from './phone'
import { settledState, install, interactions, listen, responseTo, type Response, type Wait } from './recorder'
import { serveExport } from './site'
import { slowLink } from './slow-link'
import { median, table, whole } from './table'

const REPEATS = 5
/** How long a page is left alone, so that everything a tap started has finished, in ms. */
const SETTLE_MS = 2500

/** What a visitor taps, and how the page responds visibly. */
interface Interaction {
  name: string
  page: string
  tap: string
  /** A field has two: the focus after the tap, the letter after the key. */
  signs: readonly [afterTap: Wait, afterKey?: Wait]
  /** Prepares the page for the same tap again. */
  undo: (page: Page) => Promise<void>
}

const FIELD = 'main form [name=name]'

/** The search for a suburb. */
const SEARCH = '[data-module=suburbs] input'

const DIALOG: Interaction = {
  name: 'quote dialog',
  page: KEY_PAGES.home,
  tap: 'a[data-opens=quote]',
  signs: [['pointerdown', 'shown', '[role=dialog]']],
  undo: (page) => page.keyboard.press('Escape'),
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'header menu',
    page: KEY_PAGES.home,
    tap: 'header summary',
    signs: [['pointerdown', 'shown', '.menu-toggle[open] + .menu']],
    undo: (page) => close(page, 'header details'),
  },
  DIALOG,
  {
    name: 'hero’s pause',
    page: KEY_PAGES.home,
    tap: '.hero-switch > input',
    signs: [['pointerdown', 'shown', '.hero-switch > :checked ~ .lucide-pause']],
    undo: (page) => visible(page, '.hero-switch > input').tap(),
  },
  {
    name: 'search field',
    page: KEY_PAGES.areas,
    tap: SEARCH,
    signs: [
      ['pointerdown', 'focused', SEARCH],
      ['keydown', 'typed', SEARCH],
    ],
    undo: (page) => visible(page, SEARCH).blur(),
  },
  {
    name: 'disclosure',
    page: KEY_PAGES.service,
    tap: 'main details:not([open]) > summary',
    signs: [['pointerdown', 'shown', 'main details[open]:focus-within > :not(summary)']],
    undo: (page) => close(page, 'main details:focus-within'),
  },
  {
    name: 'form field',
    page: KEY_PAGES.contact,
    tap: FIELD,
    signs: [
      ['pointerdown', 'focused', FIELD],
      ['keydown', 'typed', FIELD],
    ],
    undo: (page) => visible(page, FIELD).blur(),
  },
]

/** One tap and its effects; times in ms. */
interface Reading {
  /** Until the tap, or the key after it, was handled, whichever took longer. */
  response: number
  longest: number
  /** Whether the visible response was still there at the end. */
  lasts: boolean
  /** From script's arrival to the response; null if the response came first, or never. */
  afterArrival: number | null
}

const port = await serveExport()
const browser = await startBrowser()
const near = `https://localhost:${port}`
const far = `https://localhost:${await slowLink(port)}`

const rows: string[][] = []
for (const interaction of INTERACTIONS) rows.push(...(await rowsOf(interaction, near)))
rows.push(...(await rowsOf({ ...DIALOG, name: 'quote dialog, slow link' }, far)))
console.log(
  `\n### First tap to visible response, processor slowed ${SLOWDOWN}×: median and most of ${REPEATS}; the longest task until the page is idle again\n`,
)
console.log(
  table(
    ['interaction', 'lasts', 'response ms', 'most', 'after script’s arrival ms', 'most', 'longest task ms', 'most'],
    rows,
  ),
)

const worst: number[] = []
for (let round = 1; round <= REPEATS; round++) {
  console.error(`visit, ${round} of ${REPEATS}`)
  worst.push(await visit())
}
console.log(
  `\n### Interaction to next paint of a visit (menu, link, search, form, dialog): median and most of ${REPEATS} visits\n`,
)
console.log(table(['INP ms', 'most'], [[whole(median(worst)), whole(Math.max(...worst))]]))
// The server keeps the process alive otherwise.
process.exit()

async function rowsOf(interaction: Interaction, origin: string): Promise<string[][]> {
  const cold: Reading[] = []
  const warm: Reading[] = []
  for (let round = 1; round <= REPEATS; round++) {
    console.error(`${interaction.name}, ${round} of ${REPEATS}`)
    const page = await openedPage(`${origin}${interaction.page}`)
    cold.push(await tap(page, interaction))
    await interaction.undo(page)
    await page.waitForTimeout(SETTLE_MS)
    warm.push(await tap(page, interaction))
    await page.context().close()
  }
  return [row(`${interaction.name}, cold`, cold), row(`${interaction.name}, warm`, warm)]
}

/**
 * The slowest interaction of a visit in one document, which is how INP is defined for fewer than 50
 * (web.dev/articles/inp), in ms.
 */
async function visit(): Promise<number> {
  const page = await openedPage(`${near}${KEY_PAGES.home}`)
  await visible(page, 'header summary').tap()
  await visible(page, `.menu a[href="${KEY_PAGES.areas}"]`).tap()
  await page.waitForURL(`**${KEY_PAGES.areas}`)
  await page.waitForTimeout(SETTLE_MS)
  await visible(page, SEARCH).tap()
  await page.keyboard.type('parra', { delay: 80 })
  await visible(page, 'header summary').tap()
  await visible(page, `.menu a[href="${KEY_PAGES.contact}"]`).tap()
  await page.waitForURL(`**${KEY_PAGES.contact}`)
  await page.waitForTimeout(SETTLE_MS)
  await visible(page, FIELD).tap()
  await page.keyboard.type('Jo Ng', { delay: 80 })
  // The bar with the button is hidden while a field is in use.
  await visible(page, 'header summary').tap()
  await visible(page, '.menu a[data-opens]').tap()
  await visible(page, '[role=dialog] [name=phone]').tap()
  await page.keyboard.type('0412', { delay: 80 })
  await visible(page, '[role=dialog] [type=submit]').tap()
  await page.keyboard.press('Escape')
  await page.waitForTimeout(SETTLE_MS)
  const all = await interactions(page)
  await page.context().close()
  return Math.max(0, ...all)
}

/** A page opened for the first time, at rest, on a slow phone. */
async function openedPage(url: string): Promise<Page> {
  const page = await phonePage(browser)
  await install(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

async function tap(page: Page, { name, tap, signs }: Interaction): Promise<Reading> {
  const [afterTap, afterKey] = signs
  const waits = afterKey ? [afterTap, afterKey] : [afterTap]
  const target = visible(page, tap)
  // What it opens below has to be on the screen.
  await target.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const responses: Response[] = []
  try {
    await listen(page, waits)
    responses.push(await responseTo(page, 0, () => target.tap()))
    if (afterKey) responses.push(await responseTo(page, 1, () => page.keyboard.press('a')))
  } catch (cause) {
    throw new Error(`${name} on ${page.url()}: the page did not answer (${waits.join('; ')})`, { cause })
  }
  await page.waitForTimeout(SETTLE_MS)
  const [{ from }] = responses as [Response]
  const until = Math.max(...responses.map((response) => response.until))
  const { arrival, longest, lasts } = await settledState(page, { from, until }, afterKey ?? afterTap)
  return {
    response: Math.max(...responses.map((response) => response.until - response.from)),
    longest,
    lasts,
    afterArrival: arrival === null ? null : until - arrival,
  }
}

/** Closes disclosures, whether they are open or not. */
function close(page: Page, selector: string): Promise<void> {
  return page.evaluate((all) => {
    for (const details of document.querySelectorAll<HTMLDetailsElement>(all)) details.open = false
  }, selector)
}

function visible(page: Page, selector: string): Locator {
  return page.locator(selector).filter({ visible: true }).first()
}

function row(name: string, readings: readonly Reading[]): string[] {
  const columns = [
    readings.map(({ response }) => response),
    readings.flatMap(({ afterArrival }) => afterArrival ?? []),
    readings.map(({ longest }) => longest),
  ]
  return [
    name,
    `${readings.filter(({ lasts }) => lasts).length} of ${readings.length}`,
    ...columns.flatMap((values) =>
      values.length > 0 ? [whole(median(values)), whole(Math.max(...values))] : ['n/a', 'n/a'],
    ),
  ]
}
