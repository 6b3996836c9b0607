import type { Blobs } from './blob-store'

/**
 * The part of the R2 API that is used
 * (developers.cloudflare.com/r2/api/workers/workers-api-reference).
 */
export interface Bucket {
  get: (key: string) => Promise<{ arrayBuffer: () => Promise<ArrayBuffer> } | null>
  put: (key: string, value: Uint8Array, options?: { onlyIf: { etagDoesNotMatch: string } }) => Promise<object | null>
  delete: (key: string) => Promise<void>
  list: (options: {
    prefix: string
    cursor?: string
  }) => Promise<{ objects: { key: string }[]; truncated: boolean; cursor?: string }>
}

/**
 * A bucket of Cloudflare R2 as blobs. R2 is strongly consistent, in lists too
 * (developers.cloudflare.com/r2/reference/consistency).
 */
export const r2Blobs = (bucket: Bucket): Blobs => ({
  get: async (name) => {
    const object = await bucket.get(name)
    return object === null ? undefined : new Uint8Array(await object.arrayBuffer())
  },
  create: async (name, content) => (await bucket.put(name, content, { onlyIf: { etagDoesNotMatch: '*' } })) !== null,
  put: async (name, content) => void (await bucket.put(name, content)),
  remove: (name) => bucket.delete(name),
  list: async (prefix) => {
    const names: string[] = []
    let cursor: string | undefined
    do {
      const page = await bucket.list({ prefix, ...(cursor !== undefined && { cursor }) })
      names.push(...page.objects.map(({ key }) => key))
      cursor = page.truncated ? page.cursor : undefined
    } while (cursor !== undefined)
    return names
  },
})
