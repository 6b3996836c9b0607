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

/** The built site on the loopback interface. */
interface ServedSite {
  /** The URL for which it was built, without a trailing slash. */
  origin: string
  /**
   * Arguments with which Chromium resolves that URL to this server, and everything else as usual.
   */
  chromiumArgs: string[]
  stop: () => void
}

/**
 * Serves out/, as a host does, to a browser that takes it for the real site: the service sees the
 * origin that it will see after the launch. Throws a NotProven if there is no finished export.
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
      // Only of this server: a service with an invalid certificate reaches no visitor.
      `--ignore-certificate-errors-spki-list=${keyHash(cert)}`,
    ],
    stop: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}

/** What to do if out/ is not what would be launched. */
export const BUILD_FIRST = 'Build first: npm run build'

/** How Chromium identifies a certificate's key: the SHA-256 hash of its SubjectPublicKeyInfo. */
function keyHash(cert: string): string {
  const key = createPublicKey(cert).export({ type: 'spki', format: 'der' })
  return createHash('sha256').update(key).digest('base64')
}
