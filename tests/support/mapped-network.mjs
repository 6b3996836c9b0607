// Loaded into a program of Node, leads the addresses in MAPPED_NETWORK, as JSON such as
// { "www.example.test:443": 8443 }, to ports of this computer; every other name is unknown.
import dns from 'node:dns'
import { syncBuiltinESMExports } from 'node:module'
import net from 'node:net'
import tls from 'node:tls'

/** @type {Record<string, number>} */
const ports = JSON.parse(process.env.MAPPED_NETWORK ?? '{}')
const names = Object.keys(ports).map((address) => address.split(':')[0])

for (const transport of [net, tls]) {
  const { connect } = transport
  transport.connect = (/** @type {any} */ options, /** @type {any[]} */ ...rest) => {
    const port = ports[`${options?.host}:${options?.port}`]
    return connect(port ? { ...options, host: '127.0.0.1', port } : options, ...rest)
  }
}
const { lookup } = dns.promises
dns.promises.lookup = (/** @type {string} */ name, /** @type {any} */ options) =>
  lookup(names.includes(name) ? '127.0.0.1' : name, options)
syncBuiltinESMExports()
