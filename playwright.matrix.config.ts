import { defineConfig } from '@playwright/test'
import { findEngine } from './scripts/tools/engines'
import type { Engine } from './tests/matrix/driver'

const ENGINES: readonly Engine[] = ['chromium', 'firefox', 'webkit']

/**
 * The fault matrix: `npm run test:matrix`. Its scenarios mostly wait, so there are more
 * workers than cores.
 */
export default defineConfig<object, { engine: Engine }>({
  testDir: 'tests/matrix',
  outputDir: 'test-results/matrix',
  fullyParallel: true,
  workers: Number(process.env.MATRIX_WORKERS) || 6,
  forbidOnly: true,
  timeout: 150_000,
  reporter: [['dot'], ['./tests/matrix/reporter.ts']],
  projects: ENGINES.filter((engine) => findEngine(engine)).map((engine) => ({ name: engine, use: { engine } })),
})
