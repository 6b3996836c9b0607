import { createHash, createPublicKey } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { load } from 'cheerio'
import { generate } from 'selfsigned'
import { QUOTE_HREF, fileOf } from '../../../lib/content/routes'
import { OUT } from '../../release/folders'
import { exportTrouble } from '../../release/manifest'
import { exportServer } from '../../serve/export-server'
import { NotProven } from './not-proven'

/** The built site on loopback. */
interface ServedSite {
  /** The address for which it was built, without a slash at its end. */
  origin: string
  /** With these Chromium finds it under that address, and everything else where it really is. */
  chromiumArgs: string[]
  stop: () => void
}

/**
 * Serves out/, as a host does, to a browser that takes it for the real site: the service sees the
 * origin that it will see after the launch. Throws a NotProven when there is no finished export.
 */
export async function serveBuiltSite(): Promise<ServedSite> {
  const trouble = exportTrouble(OUT)
  if (trouble) throw new NotProven(trouble, BUILD_FIRST)
  const page = join(OUT, fileOf(new URL(QUOTE_HREF, 'https://site').pathname))
  const canonical = load(readFileSync(page))('link[rel=canonical]').attr('href') ?? ''
  if (!URL.canParse(canonical)) throw new NotProven(`${page} has no canonical address.`, BUILD_FIRST)
  const { origin, hostname, port: sitePort } = new URL(canonical)

  const { private: key, cert } = await generate([{ name: 'commonName', value: hostname }])
  const server = createServer({ key, cert }, exportServer(OUT))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    origin,
    chromiumArgs: [
      `--host-resolver-rules=MAP ${hostname}:${sitePort || 443} 127.0.0.1:${port}`,
      // Of this server alone: a service whose certificate is wrong reaches no visitor.
      `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    ],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What to do when out/ is not what would be launched. */
export const BUILD_FIRST = 'Build first: npm run build'

/** What Chromium knows a certificate's key by: the SHA-256 hash of its SubjectPublicKeyInfo. */
function keyHash(cert: string): string {
  const key = createPublicKey(cert).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
