import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/tools/chromium'
import { findEngine } from './scripts/tools/engines'
import { FIREFOX_SETTINGS } from './tests/support/engines'

const PORT = 4173

const executablePath = findChromium()
const firefoxPath = findEngine('firefox')

const SETTINGS = Object.entries(FIREFOX_SETTINGS)

/** What a project ignores: every test, where its browser is not installed. */
const ignoreUnless = (path: string | undefined) => (path ? [] : '**')

/** A test takes Firefox up to five times as much of the processor's time as Chromium. */
const FIREFOX_LIMITS = { timeout: 90_000, expect: { timeout: 15_000 } }

/** The released Firefox, driven by WebDriver BiDi, so that Playwright's own is not needed. */
const firefox = (prefs: Record<string, boolean | number> = {}) => ({
  ...FIREFOX_LIMITS,
  testIgnore: ignoreUnless(firefoxPath),
  use: {
    browserName: 'firefox' as const,
    channel: 'moz-firefox',
    permissions: [],
    launchOptions: {
      ...(firefoxPath && { executablePath: firefoxPath }),
      firefoxUserPrefs: {
        // Playwright never resolves going back to a page of another process in the bfcache.
        'fission.bfcacheInParent': false,
        // A link to an email program would open a dialog of the browser, which takes the focus.
        'network.protocol-handler.external.mailto': false,
        ...prefs,
      },
    },
  },
})

export default defineConfig({
  testDir: 'tests/e2e',
  // A suite empties its folder when it begins: test:matrix, which may run beside it, has another.
  outputDir: 'test-results/browsers',
  // One set of goldens for every system: the letters are the site's own.
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores that it is meant for: tests wait as often as they compute.
  workers: 3,
  forbidOnly: true,
  // A dialog that two rule engines look at in two states takes 16 s, and more where CI is busy.
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // In a browser with windows a press gives it; the headless shell does not always know of one.
    permissions: ['clipboard-write'],
    launchOptions: {
      ...(executablePath && { executablePath }),
      // The browser asks nothing of the network beyond the site; a root user has no sandbox.
      args: [
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Letters as wide as in a browser with a window, which hints none of them either.
        '--font-render-hinting=none',
        // Pages are drawn by the CPU either way; without the GPU process a test takes a tenth less.
        '--disable-gpu',
        '--disable-software-rasterizer',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    },
  },
  projects: [
    { name: 'chromium' },
    { name: 'firefox', grepInvert: SETTINGS.map(([tag]) => new RegExp(tag)), ...firefox() },
    ...SETTINGS.map(([tag, prefs]) => ({
      name: `firefox${tag.replace('@', '-')}`,
      grep: new RegExp(tag),
      ...firefox(prefs),
    })),
    {
      name: 'webkit',
      testDir: 'tests/webkit',
      // Windows side by side take the focus from each other.
      workers: 1,
      testIgnore: ignoreUnless(findEngine('webkit')),
      timeout: 120_000,
      expect: { timeout: 15_000 },
    },
  ],
  webServer: {
    command: `node --import tsx scripts/serve/serve.ts --port ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
})
