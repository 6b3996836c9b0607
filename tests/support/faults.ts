import { FaultServer } from './fault-server'
import { test as base } from './test'

/**
 * The test with a browser that resolves the site's variants, and the third parties they use, to a
 * fault server: the `faults` fixture, which is reset before each test.
 */
export const test = base.extend<{ faults: FaultServer }, { server: FaultServer }>({
  server: [
    async ({}, give) => {
      const server = await FaultServer.start()
      await give(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    async ({ launchOptions, server }, give) => {
      const { args = [] } = launchOptions
      await give({
        ...launchOptions,
        args: [...args, '--ignore-certificate-errors', `--host-resolver-rules=${server.resolverRules}`],
      })
    },
    { scope: 'worker' },
  ],
  faults: [
    async ({ server }, give) => {
      await server.reset()
      await give(server)
    },
    { auto: true },
  ],
})

export { expect } from './test'
