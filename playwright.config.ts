import { defineConfig } from '@playwright/test'
import { findChromium } from './scripts/tools/chromium'

const PORT = 4173

const executablePath = findChromium()

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // One set of goldens for every system: the letters are the site's own.
  snapshotPathTemplate: '{testDir}/golden/{arg}{ext}',
  fullyParallel: true,
  // One more than the cores that it is meant for: tests wait as often as they compute.
  workers: 3,
  forbidOnly: true,
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
  webServer: {
    command: `node --import tsx scripts/serve/serve.ts --port ${PORT}`,
    port: PORT,
    reuseExistingServer: false,
  },
})
