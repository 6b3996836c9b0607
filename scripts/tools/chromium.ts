// Finds a Chromium for the browser tests; run as a program, installs one when there is none.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { chromium } from '@playwright/test'
import { fail } from '../command-line'

/**
 * Headless Chromium, with which a test takes half of the processor time: the name of its command,
 * and of Debian's package.
 */
export const HEADLESS_SHELL = 'chromium-headless-shell'

const COMMANDS = [
  HEADLESS_SHELL,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'msedge',
  'chrome.exe',
  'msedge.exe',
]
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Commands that install one, tried in this order until one succeeds. */
const INSTALLERS = [
  'npx playwright install chromium',
  ...[HEADLESS_SHELL, 'chromium'].flatMap((name) =>
    ['', 'sudo -n '].map(
      (sudo) => `${sudo}apt-get update && ${sudo}apt-get install -y --no-install-recommends ${name}`,
    ),
  ),
]

/**
 * The path of a Chromium: the one that CHROMIUM names, Playwright's own, or the system's; undefined
 * when there is none.
 */
export function findChromium(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const installed = COMMANDS.flatMap((command) => folders.map((folder) => join(folder, command)))
  return [process.env.CHROMIUM ?? '', chromium.executablePath(), ...installed, ...PLACES].find(
    (path) => path && existsSync(path) && runs(path),
  )
}

/**
 * Whether the program starts: on some systems it is a placeholder, or its libraries are missing.
 */
function runs(path: string): boolean {
  // On Windows, asking a browser for its version opens a window.
  return process.platform === 'win32' || spawnSync(path, ['--version'], { timeout: 20_000 }).status === 0
}

/** Runs a command line and says whether it succeeded. */
export function run(command: string): boolean {
  console.log(`> ${command}`)
  return spawnSync(command, { shell: true, stdio: 'inherit' }).status === 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (process.env.CHROMIUM && !existsSync(process.env.CHROMIUM))
    fail(`CHROMIUM is ${JSON.stringify(process.env.CHROMIUM)}, but there is no such file.`)
  if (!findChromium()) {
    console.log('No Chromium found: installing one for the browser tests.')
    INSTALLERS.some(run)
  }
  const path = findChromium()
  if (!path)
    fail(
      'The browser tests need Chromium, and none could be installed: neither Playwright’s download nor the system’s package worked (their messages are above).\nInstall Chromium or Chrome by hand, or name one: CHROMIUM=/path/to/chrome npm test',
    )
  console.log(`chromium: ${path}`)
}
