// Finds the browsers of the fault matrix; run as a program, installs those that are missing.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findChromium } from './chromium.mjs'

/** Where Debian keeps the small browser that WebKitWebDriver starts, for each kind of processor. */
const MINIBROWSER = ['x86_64', 'aarch64'].flatMap((kind) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** What each engine needs: how it is found, and Debian's packages that have it. */
const ENGINES = {
  chromium: { find: findChromium, packages: ['chromium'] },
  firefox: { find: () => command('firefox-esr') ?? command('firefox'), packages: ['firefox-esr'] },
  webkit: {
    find: () =>
      command('WebKitWebDriver') && command('Xvfb') ? MINIBROWSER.find((path) => existsSync(path)) : undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

/** @typedef {keyof typeof ENGINES} Engine */

/** The path of a program; undefined when there is none of its name. @param {string} name */
function command(name) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** The path of an engine's browser, undefined when it is not there. @param {Engine} engine */
export function findEngine(engine) {
  return ENGINES[engine].find()
}

/** The engines whose browser is not there. */
export function missingEngines() {
  return /** @type {Engine[]} */ (Object.keys(ENGINES)).filter((engine) => !findEngine(engine))
}

/** Runs a command line and says whether it succeeded. @param {string} line */
function run(line) {
  console.log(`> ${line}`)
  return spawnSync(line, { shell: true, stdio: 'inherit' }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = missingEngines().flatMap((engine) => ENGINES[engine].packages)
  if (packages.length > 0 && process.platform === 'linux' && !process.argv.includes('--check')) {
    const install = (/** @type {string} */ sudo) =>
      `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${packages.join(' ')}`
    ;['', 'sudo -n '].some((sudo) => run(install(sudo)))
  }
  const missing = missingEngines()
  if (missing.length > 0) {
    console.error(
      `The fault matrix is not played in ${missing.join(' and ')}, so this run is not complete.\nInstall ${missing.flatMap((engine) => ENGINES[engine].packages).join(', ')} by hand (they are packages of Debian and Ubuntu).`,
    )
    if (process.argv.includes('--check')) process.exit(1)
  }
}
