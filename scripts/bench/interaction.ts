// How soon a page answers the first tap ever, and later ones, on a phone with a slow processor.
import { chromium, type BrowserContext, type Locator, type Page } from '@playwright/test'
import config from '../../playwright.config'
import { KEY_PAGES } from '../../tests/support/key-pages'
import { aftermath, install, listen, responseTo, type Response, type Wait } from './recorder'
import { serveExport } from './site'
import { median, table, whole } from './table'

const SLOWDOWN = 4
const REPEATS = 5
/** How long a page is left alone, so that all that a tap has set going is done, in ms. */
const SETTLE_MS = 2500

/** What a visitor taps first, and how the page shows that it has understood. */
interface Interaction {
  name: string
  page: string
  tap: string
  /** For a field there are two: the focus after the tap, the letter after the key. */
  signs: readonly [afterTap: Wait, afterKey?: Wait]
  /** Makes the page ready for the same tap again. */
  undo: (page: Page) => Promise<void>
}

const FIELD = 'main form [name=name]'

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'header menu',
    page: KEY_PAGES.home,
    tap: 'header summary',
    signs: [['pointerdown', 'shown', 'header details[open] > :not(summary)']],
    undo: (page) => close(page, 'header details'),
  },
  {
    name: 'quote dialog',
    page: KEY_PAGES.home,
    tap: 'a[data-opens=quote]',
    signs: [['pointerdown', 'shown', '[role=dialog]']],
    undo: (page) => page.keyboard.press('Escape'),
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

/** One tap and all that came of it; times in ms. */
interface Reading {
  response: number
  longest: number
  /** Whether what had answered was still there in the end. */
  lasts: boolean
  /** From script's arrival to the response; null when it had come before the tap, or not at all. */
  afterArrival: number | null
}

const origin = await serveExport()
const { launchOptions } = config.use ?? {}
const browser = await chromium.launch(launchOptions)

const rows: string[][] = []
for (const interaction of INTERACTIONS) {
  const cold: Reading[] = []
  const warm: Reading[] = []
  for (let round = 1; round <= REPEATS; round++) {
    console.error(`${interaction.name}, ${round} of ${REPEATS}`)
    const context = await browser.newContext({
      ignoreHTTPSErrors: true,
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 2,
      hasTouch: true,
      isMobile: true,
    })
    const page = await slowPage(context, `${origin}${interaction.page}`)
    cold.push(await tap(page, interaction))
    await interaction.undo(page)
    await page.waitForTimeout(SETTLE_MS)
    warm.push(await tap(page, interaction))
    await context.close()
  }
  rows.push(row(`${interaction.name}, cold`, cold), row(`${interaction.name}, warm`, warm))
}
console.log(
  `\n### First tap to visible response, processor slowed ${SLOWDOWN}×: median and most of ${REPEATS}; the longest task until the page is at rest again\n`,
)
console.log(
  table(
    ['interaction', 'lasts', 'response ms', 'most', 'after script’s arrival ms', 'most', 'longest task ms', 'most'],
    rows,
  ),
)
await browser.close()
// The server would keep it running.
process.exit()

/** A page opened for the first time, at rest, in a slow browser. */
async function slowPage(context: BrowserContext, url: string): Promise<Page> {
  const page = await context.newPage()
  await install(page)
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  await page.goto(url, { waitUntil: 'networkidle' })
  return page
}

async function tap(page: Page, { name, tap, signs }: Interaction): Promise<Reading> {
  const [afterTap, afterKey] = signs
  const waits = afterKey ? [afterTap, afterKey] : [afterTap]
  const target = visible(page, tap)
  // What opens below it is to be on the screen.
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
  const { readyAt, longest, lasts } = await aftermath(page, from, afterKey ?? afterTap)
  return {
    response: responses.reduce((sum, response) => sum + response.until - response.from, 0),
    longest,
    lasts,
    afterArrival: readyAt !== null && readyAt > from && readyAt < until ? until - readyAt : null,
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
