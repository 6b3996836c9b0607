// Finds the browsers of the three engines; run as a program, installs those that are missing.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { HEADLESS_SHELL, findChromium, run } from './chromium'

/** Where Debian installs the browser that WebKitWebDriver starts, by processor architecture. */
const MINIBROWSER = ['x86_64', 'aarch64'].flatMap((kind) =>
  ['4.1', '6.0'].map((version) => `/usr/lib/${kind}-linux-gnu/webkit2gtk-${version}/MiniBrowser`),
)

/** How each engine's browser is found, and the Debian packages that contain it. */
const ENGINES = {
  chromium: { find: findChromium, packages: [HEADLESS_SHELL] },
  firefox: { find: () => command('firefox-esr') ?? command('firefox'), packages: ['firefox-esr'] },
  webkit: {
    find: () =>
      command('WebKitWebDriver') && command('Xvfb') ? MINIBROWSER.find((path) => existsSync(path)) : undefined,
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
}

export type Engine = keyof typeof ENGINES

/** The engines by name. */
export const ENGINE_NAMES = Object.keys(ENGINES) as Engine[]

/** The path of a program; undefined if there is none with its name. */
function command(name: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path))
}

/** The path of an engine's browser; undefined if it is not installed. */
export function findEngine(engine: Engine): string | undefined {
  return ENGINES[engine].find()
}

/** The engines whose browser is not installed. */
function missingEngines(): Engine[] {
  return ENGINE_NAMES.filter((engine) => !findEngine(engine))
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = missingEngines().flatMap((engine) => ENGINES[engine].packages)
  if (packages.length > 0 && process.platform === 'linux' && !process.argv.includes('--check')) {
    const install = (sudo: string) =>
      `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${packages.join(' ')}`
    void ['', 'sudo -n '].some((sudo) => run(install(sudo)))
  }
  const missing = missingEngines()
  if (missing.length > 0) {
    console.error(
      `The browser tests do not run in ${missing.join(' and ')}, so this run is not complete.\nInstall ${missing.flatMap((engine) => ENGINES[engine].packages).join(', ')} by hand (they are packages of Debian and Ubuntu).`,
    )
    if (process.argv.includes('--check')) process.exit(1)
  }
}
