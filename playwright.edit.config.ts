import { defineConfig } from '@playwright/test'
import config from './playwright.config'

const { webServer: _, ...shared } = config

/** The editor, on a copy of the project: `npm run test:edit`. One test follows the other. */
export default defineConfig({
  ...shared,
  projects: [{ name: 'chromium' }],
  testDir: 'tests/edit',
  fullyParallel: false,
  workers: 1,
  timeout: 180_000,
})
