import { firefoxProxyPrefs } from './connect-proxy'
import { FaultServer } from './fault-server'
import { test as base } from './test'

/** Playwright's fixture of a fault server, one for each worker. */
export async function startedServer(give: (server: FaultServer) => Promise<void>): Promise<void> {
  const server = await FaultServer.start()
  await give(server)
  await server.stop()
}

/**
 * The test with a browser that resolves the site's variants, and the third parties they use, to a
 * fault server: the `faults` fixture, which is reset before each test.
 */
export const test = base.extend<{ faults: FaultServer }, { server: FaultServer }>({
  server: [({}, give) => startedServer(give), { scope: 'worker' }],
  launchOptions: [
    async ({ browserName, launchOptions, server }, give) => {
      const { args = [], firefoxUserPrefs } = launchOptions
      await give(
        browserName === 'firefox'
          ? { ...launchOptions, firefoxUserPrefs: { ...firefoxUserPrefs, ...firefoxProxyPrefs(server.proxyAddress) } }
          : {
              ...launchOptions,
              args: [...args, '--ignore-certificate-errors', `--host-resolver-rules=${server.resolverRules}`],
            },
      )
    },
    { scope: 'worker' },
  ],
  // In Chromium the argument holds for requests that outlive their page, too.
  ignoreHTTPSErrors: ({ browserName }, give) => give(browserName === 'firefox'),
  faults: [
    async ({ server }, give) => {
      await server.reset()
      await give(server)
    },
    { auto: true },
  ],
})

export { expect } from './test'
