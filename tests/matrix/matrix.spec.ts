import { expect, test as base } from '@playwright/test'
import { findEngine, type Engine } from '../../scripts/tools/engines'
import type { Driver } from './driver'
import { FaultProxy } from './fault-proxy'
import { PlaywrightDriver } from './playwright-driver'
import { runScenario } from './run-scenario'
import { SCENARIOS, selectSample } from './scenarios'
import { WebDriverDriver } from './webdriver-driver'

interface Environment {
  proxy: FaultProxy
  driver: Driver
}

const test = base.extend<object, { engine: Engine; environment: Environment }>({
  engine: ['chromium', { option: true, scope: 'worker' }],
  environment: [
    async ({ engine }, provide) => {
      const proxy = await FaultProxy.start()
      const path = findEngine(engine)
      const driver =
        engine === 'webkit'
          ? await WebDriverDriver.launch(path!, proxy.address)
          : await PlaywrightDriver.launch(engine, path, proxy.address)
      await provide({ proxy, driver })
      await driver.stop()
      await proxy.stop()
    },
    { scope: 'worker' },
  ],
})

const sample = new Set(selectSample(SCENARIOS))

for (const [index, scenario] of SCENARIOS.entries()) {
  const { group, name, skippedIn } = scenario
  const tag = sample.has(scenario) ? '@sample' : []
  test(`${group} › ${name}`, { tag }, async ({ environment: { driver, proxy }, engine }, info) => {
    test.skip(engine in skippedIn, skippedIn[engine])
    const result = await runScenario(scenario, driver, proxy, `scenario ${index}.`)
    info.annotations.push({ type: 'result', description: JSON.stringify({ group, ...result }) })
    expect(result.violations).toEqual([])
  })
}
