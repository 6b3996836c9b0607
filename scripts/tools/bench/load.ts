// How fast each page loads beside an empty one: over a phone's link first, then by Lighthouse's
// simulation of one, which does not model all round trips. npm run bench:load -- --only /contact/
// --runs 1 --preset link --beside ../other/out
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { launch } from 'chrome-launcher'
import { withRetries } from '../../../components/enhancements/retry'
import { getContent } from '../../../lib/content/get-content'
import { NOT_FOUND_FILE } from '../../../lib/content/routes'
import config from '../../../playwright.config'
import { KEY_PAGES } from '../../../tests/support/key-pages'
import { measureWithLighthouse } from '../../../tests/audit/lighthouse'
import { commandLine, fail } from '../../command-line'
import { findChromium } from '../chromium'
import { onExit, temporaryFolder } from './exit'
import { read, type Reading } from './reading'
import { SLOWDOWN, startBrowser } from './phone'
import { FLOOR, serveExport } from './site'
import { slowLink } from './slow-link'
import { visitAll, type Measured } from './slow-load'
import { median, table, whole } from './table'

/** The measurement over a slow link, beside Lighthouse's presets. */
const LINK = 'link'

/** Lighthouse's presets: a phone on slow 4G, and a desktop computer. */
const PRESETS = ['mobile', 'desktop']

// As a file, since an unknown address has status 404, and Lighthouse refuses to measure that.
const NOT_FOUND = `/${NOT_FOUND_FILE}`
const ALL = [...getContent().routes.map(({ path }) => path), NOT_FOUND]

const { values } = commandLine(
  {
    options: {
      /** Pages, each of which is loaded in every round. */
      only: { type: 'string', multiple: true },
      runs: { type: 'string', default: '5' },
      preset: { type: 'string', multiple: true, default: [LINK, ...PRESETS] },
      /** Folders with other exports, for the same table of the slow link. */
      beside: { type: 'string', multiple: true, default: [] },
    },
  },
  'npm run bench:load [-- --only /contact/ --runs 1 --preset link --beside ../other/out]',
)
const runs = Number(values.runs)
const unknown = [
  ...(values.only ?? [])
    .filter((path) => !ALL.includes(path))
    .map((path) => `--only ${path}: expected one of ${ALL.join(' ')}`),
  ...values.preset
    .filter((name) => name !== LINK && !PRESETS.includes(name))
    .map((name) => `--preset ${name}: expected ${[LINK, ...PRESETS].join(' or ')}`),
  ...(Number.isInteger(runs) && runs > 0 ? [] : [`--runs ${values.runs}: expected a number from 1`]),
]
if (unknown.length > 0) fail(unknown.join('\n'))

// They are loaded in each round together with the floor page, so that a slowdown of the machine
// affects all of them alike.
const repeated = [FLOOR, ...(values.only ?? Object.values(KEY_PAGES))]
const once = values.only ? [] : ALL.filter((path) => !repeated.includes(path))

const port = await serveExport()
if (values.preset.includes(LINK)) await measureLink()
const presets = values.preset.filter((name) => name !== LINK)
// The server and the browser keep the process alive otherwise.
if (presets.length === 0) process.exit()

const origin = `https://localhost:${port}`
const chrome = await launch({
  chromePath:
    findChromium() ?? fail('No Chromium found. Run node --import tsx scripts/tools/chromium.ts, which installs one.'),
  userDataDir: temporaryFolder(),
  chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...(config.use?.launchOptions?.args ?? [])],
})
onExit(() => chrome.kill())

for (const preset of presets) {
  const readings = new Map<string, Reading[]>()
  for (let round = 1; round <= runs; round++) {
    for (const path of round === 1 ? [...repeated, ...once] : repeated) {
      console.error(`${preset}, round ${round} of ${runs}: ${path}`)
      // Occasionally Lighthouse loses a trace, and itself asks for another run.
      const reading = await withRetries(() => measure(path, preset))
      readings.set(path, [...(readings.get(path) ?? []), reading])
    }
  }
  report(preset, readings)
}
process.exit()

async function measure(path: string, preset: string): Promise<Reading> {
  return read(path, await measureWithLighthouse(`${origin}${path}`, chrome.port, preset))
}

/**
 * The pages over a slow link, ours and those of the folders beside, where they have pages of the
 * same address.
 */
async function measureLink(): Promise<void> {
  const own = await linkTo(port)
  const pages: Measured[] = repeated.map((path) => ({ name: path, url: own + path }))
  for (const folder of values.beside) {
    const origin = await linkTo(await serveExport(folder))
    const there = repeated.filter((path) => path !== FLOOR && existsSync(join(folder, path, 'index.html')))
    pages.push(...there.map((path) => ({ name: `${folder} ${path}`, url: origin + path })))
  }
  const visits = [...(await visitAll(await startBrowser(), pages, runs))]
  const floor = median(visits[0]?.[1].map(({ lcp }) => lcp) ?? [])
  const rows = visits.map(([{ name }, of]) => [
    name,
    spread(of.map(({ fcp }) => fcp)),
    spread(of.map(({ lcp }) => lcp)),
    (median(of.map(({ lcp }) => lcp)) / floor).toFixed(2),
    spread(
      of.map(({ cls }) => cls),
      (cls) => cls.toFixed(4),
    ),
    (median(of.map(({ bytes }) => bytes)) / 1000).toFixed(1),
  ])
  console.log(`\n### Over a slow link, processor slowed ${SLOWDOWN}×: median (least–most) of ${runs} rounds\n`)
  console.log(table(['page', 'FCP ms', 'LCP ms', '× floor', 'CLS', 'kB'], rows))
}

/** The address of a server on this port, over a slow link. */
async function linkTo(target: number): Promise<string> {
  return `https://localhost:${await slowLink(target)}`
}

function report(preset: string, readings: ReadonlyMap<string, Reading[]>): void {
  const floor = median((readings.get(FLOOR) ?? []).map(({ lcp }) => lcp))
  const categories = [...new Set([...readings.values()].flat().flatMap(({ scores }) => Object.keys(scores)))]
  const rows = [...readings].map(([path, of]) => [
    path,
    spread(of.map(({ fcp }) => fcp)),
    spread(of.map(({ lcp }) => lcp)),
    (median(of.map(({ lcp }) => lcp)) / floor).toFixed(2),
    [...new Set(of.map(({ element }) => element))].join(', '),
    spread(of.map(({ tbt }) => tbt)),
    spread(
      of.map(({ cls }) => cls),
      (cls) => String(Number(cls.toFixed(3))),
    ),
    spread(
      of.map(({ bytes }) => bytes / 1000),
      (kilobytes) => kilobytes.toFixed(1),
    ),
    ...categories.map((category) => spread(of.map(({ scores }) => (scores[category] ?? NaN) * 100))),
  ])
  console.log(
    `\n### Loading, ${preset}: median (least–most) of ${runs} runs${once.length > 0 ? ' for the floor and the key pages, one run for the others' : ''}\n`,
  )
  console.log(table(['page', 'FCP ms', 'LCP ms', '× floor', 'LCP is', 'TBT ms', 'CLS', 'kB', ...categories], rows))
  reportFaults(readings)
}

/** The audits that are not passed, each with the pages that it is about. */
function reportFaults(readings: ReadonlyMap<string, Reading[]>): void {
  const pages = [...readings].filter(([path]) => path !== FLOOR)
  const ids = [...new Set(pages.flatMap(([, of]) => of).flatMap(({ faults }) => [...faults.keys()]))].sort()
  console.log(ids.length > 0 ? '\nAudits below 1, with what the first of their pages says:\n' : '\nNo audit below 1.')
  for (const id of ids) {
    const found = pages.filter(([, of]) => of.some(({ faults }) => faults.has(id)))
    const reasons = found.flatMap(([, of]) => of.flatMap(({ faults }) => faults.get(id) ?? []))
    const paths = found.map(([path]) => path).join(' ')
    console.log(`- \`${id}\` on ${found.length === pages.length ? 'every page' : paths}: ${reasons[0]}`)
  }
}

/** "645" or, of several values that differ, "645 (617–720)". */
function spread(values: readonly number[], shown: (value: number) => string = whole): string {
  const [least, most] = [shown(Math.min(...values)), shown(Math.max(...values))]
  return least === most ? least : `${shown(median(values))} (${least}–${most})`
}
