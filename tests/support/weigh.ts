import { brotliCompressSync } from 'node:zlib'
import type { Page } from '@playwright/test'

/** The types of what hosts compress. */
const TEXT = /text|javascript|json|xml/

/**
 * Counts what the page transfers from now on, as a host that compresses text with brotli sends it,
 * in bytes by kind.
 */
export function weigh(page: Page): () => Promise<Record<string, number>> {
  const parts: Promise<[kind: string, bytes: number]>[] = []
  page.on('response', (response) => {
    const kind = response.request().resourceType()
    const isText = TEXT.test(response.headers()['content-type'] ?? '')
    parts.push(response.body().then((body) => [kind, (isText ? brotliCompressSync(body) : body).length]))
  })
  return async () => {
    const weights: Record<string, number> = {}
    for (const [kind, bytes] of await Promise.all(parts)) weights[kind] = (weights[kind] ?? 0) + bytes
    return weights
  }
}
