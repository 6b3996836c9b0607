import { expect, test as base } from '@playwright/test'
import { findEngine } from '../../scripts/tools/engines'
import type { Driver, Engine } from './driver'
import { play } from './play'
import { PlaywrightDriver } from './playwright-driver'
import { ROWS, sample } from './rows'
import { WebDriverDriver } from './webdriver-driver'
import { World } from './world'

interface Stage {
  world: World
  driver: Driver
}

const test = base.extend<{ stage: Stage }, { engine: Engine; worker: Stage }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  worker: [
    async ({ engine }, give) => {
      const world = await World.start()
      const path = findEngine(engine)
      const driver =
        engine === 'webkit'
          ? await WebDriverDriver.launch(path!, world.proxyAddress)
          : await PlaywrightDriver.launch(engine, path, world.proxyAddress)
      await give({ world, driver })
      await driver.stop()
      await world.stop()
    },
    { scope: 'worker' },
  ],
  stage: ({ worker }, give) => give(worker),
})

const sampled = new Set(sample(ROWS))

for (const [number, row] of ROWS.entries()) {
  const tag = sampled.has(row) ? '@sample' : []
  test(`${row.group} › ${row.name}`, { tag }, async ({ stage: { driver, world }, engine }, info) => {
    test.skip(engine in row.notIn, row.notIn[engine])
    const result = await play(row, driver, world, `row ${number}.`)
    info.annotations.push({ type: 'result', description: JSON.stringify({ group: row.group, ...result }) })
    expect(result.faults).toEqual([])
  })
}
