// The receiver's tests once more, with leads in blobs, as functions keep them. Blobs are in memory
// here; receiver-stores.test.ts shows that those of Netlify and Cloudflare behave like them.
import { createBlobStore, type Blobs } from '@/hosting/receiver/blob-store'
// Here, so that it removes the folders of all these tests at the end: within the first of them it
// did so after the first.
import '../support/receiver'

jest.mock('@/hosting/receiver/disk-store', () => ({ openDiskStore: openStore }))

const folders = new Map<string, Map<string, Uint8Array>>()

/** The store that is in a folder: the same one after a restart. */
async function openStore(folder: string) {
  const there = folders.get(folder) ?? new Map<string, Uint8Array>()
  folders.set(folder, there)
  const blobs: Blobs = {
    get: async (name) => there.get(name),
    create: async (name, content) => !there.has(name) && Boolean(there.set(name, content)),
    put: async (name, content) => void there.set(name, content),
    remove: async (name) => void there.delete(name),
    list: async (prefix) => [...there.keys()].filter((name) => name.startsWith(prefix)),
  }
  return createBlobStore(blobs)
}

describe.each([
  './receiver.test',
  './receiver-refusals.test',
  './receiver-owner.test',
  './receiver-health.test',
  './receiver-mail.test',
  './receiver-mail-faults.test',
])('%s', (file) => void jest.requireActual(file))
