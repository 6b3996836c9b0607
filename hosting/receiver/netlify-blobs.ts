import { getStore } from '@netlify/blobs'
import type { Blobs } from './blob-store'

/** Netlify renews a function's access token, so the store is opened for each request. */
const store = () => getStore({ name: 'leads', consistency: 'strong' })

const get = async (name: string) => {
  const content = await store().get(name, { type: 'arrayBuffer' })
  return content === null ? undefined : new Uint8Array(content)
}

/**
 * The store “leads” of Netlify Blobs, strongly consistent
 * (docs.netlify.com/build/data-and-storage/netlify-blobs).
 */
export const netlifyBlobs: Blobs = {
  get,
  create: async (name, content) => {
    const { modified } = await store().set(name, content.buffer, { onlyIfNew: true })
    if (!modified) return false
    // `modified` is true for every status but 412, including server errors. What can be read back
    // was stored.
    const there = await get(name)
    if (!there || Buffer.compare(there, content) !== 0) throw new Error(`Netlify Blobs did not keep ${name}.`)
    return true
  },
  put: async (name, content) => void (await store().set(name, content.buffer)),
  remove: (name) => store().delete(name),
  list: async (prefix) => (await store().list({ prefix })).blobs.map(({ key }) => key),
}
