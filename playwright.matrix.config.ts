import { defineConfig } from '@playwright/test'
import { ENGINE_NAMES, findEngine, type Engine } from './scripts/tools/engines'

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
  projects: ENGINE_NAMES.filter((engine) => findEngine(engine)).map((engine) => ({ name: engine, use: { engine } })),
})
