import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { generate } from 'selfsigned'
import { exportServer } from '../../scripts/serve/export-server'
import { addressOf, folderOf, type Variant } from './variants'

/** Another host, as Node is led to it, and what Node has to trust. */
export interface OtherHost {
  ports: Record<string, number>
  cert: string
}

/**
 * Puts a variant on a host of its own: https, which http and the name with www lead to. Gives how
 * Chromium and Node find it, and what Node has to trust.
 */
export async function startVariantHost(variant: Variant, other: OtherHost) {
  const stops: (() => void)[] = []
  const names = [variant.host, `www.${variant.host}`]
  const altNames = names.map((value) => ({ type: 2 as const, value }))
  const { private: key, cert } = await generate([{ name: 'commonName', value: variant.host }], {
    notAfterDate: new Date(Date.now() + 90 * 24 * 60 * 60 * 1000),
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames },
    ],
  })
  const site = exportServer(folderOf(variant))
  const redirect: typeof site = (request, response) =>
    void response.writeHead(301, { Location: addressOf(variant) + request.url }).end()
  const secure = createServer({ key, cert }, (request, response) =>
    (request.headers.host === variant.host ? site : redirect)(request, response),
  )
  const ports: Record<string, number> = {}
  for (const [server, port] of [[secure, 443] as const, [createHttpServer(redirect), 80] as const]) {
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
    for (const name of names) ports[`${name}:${port}`] = (server.address() as AddressInfo).port
    stops.push(() => {
      server.close()
      server.closeAllConnections()
    })
  }
  const trusted = join(mkdtempSync(join(tmpdir(), 'host-')), 'authority.pem')
  writeFileSync(trusted, `${cert}\n${other.cert}`)
  stops.push(() => rmSync(dirname(trusted), { recursive: true }))
  const env = {
    MAPPED_NETWORK: JSON.stringify({ ...ports, ...other.ports }),
    NODE_OPTIONS: `--import ${pathToFileURL(resolve('tests/support/mapped-network.mjs')).href}`,
    NODE_EXTRA_CA_CERTS: trusted,
  }
  const rule = `MAP ${variant.host} 127.0.0.1:${ports[`${variant.host}:443`]}`
  return { rule, env, stop: () => stops.forEach((stop) => stop()) }
}
