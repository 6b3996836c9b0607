import { defineConfig } from '@playwright/test'
import config from './playwright.config'

/** Screenshots of every page and of the key states, in shots/: `npm run shots`. */
export default defineConfig({ ...config, projects: [{ name: 'chromium' }], testDir: 'tests/shots', timeout: 120_000 })
