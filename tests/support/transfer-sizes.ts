import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'
import { memoize } from '../../lib/content/memoize'
import { ICON_FILES, SVG_ICON } from '../../lib/site/icons'
import { isFirefox } from './engines'

/** From the site's root. */
const ICONS = [SVG_ICON, ...ICON_FILES.map(({ path }) => path)]

/** The content types that hosts compress. */
const TEXT = /text|javascript|json|xml/

/** A file of the server: Firefox's driver does not keep what its browser was answered. */
const bodyOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

/** The bytes of a text once compressed: pages share most of what they load. */
const compressedSize = memoize((text: string) => brotliCompressSync(text).length)

/**
 * Records what the page transfers from now on, without the site's icons, which a browser without a
 * window may leave out; gives the bytes by resource type, with text compressed with brotli, as a
 * host would send it.
 */
export function recordTransferSizes(page: Page): () => Promise<Record<string, number>> {
  const parts: Promise<[kind: string, bytes: number]>[] = []
  const counted = new Set<string>()
  page.on('response', (response) => {
    if (ICONS.includes(new URL(response.url()).pathname)) return
    const kind = response.request().resourceType()
    const file = `${kind} ${response.url()}`
    // Firefox tells what comes from its cache, too: a font that two style sheets name.
    if (isFirefox(page) && counted.has(file)) return
    counted.add(file)
    const isText = TEXT.test(response.headers()['content-type'] ?? '')
    parts.push(bodyOf(response.url()).then((body) => [kind, isText ? compressedSize(body.toString()) : body.length]))
  })
  return async () => {
    const sizes: Record<string, number> = {}
    for (const [kind, bytes] of await Promise.all(parts)) sizes[kind] = (sizes[kind] ?? 0) + bytes
    return sizes
  }
}
