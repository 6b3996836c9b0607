import { keyOf, type LeadStore } from './store'

/** How long the same content is the same lead, in ms. */
const WINDOW = 600_000

/**
 * An id for a lead that came without one, made of what was posted: the same content within ten
 * minutes gives the same id, even after a restart. The key keeps others from making it.
 */
export async function idOf(content: string, key: string, store: LeadStore): Promise<string> {
  const now = Date.now()
  const window = Math.floor(now / WINDOW)
  // What came shortly before this window began is still the same lead.
  const earlier = await makeId(`${window - 1} ${content}`, key)
  const lead = await store.find(keyOf({ id: earlier, revision: 1 }))
  if (lead && now - Date.parse(lead.received) < WINDOW) return earlier
  return makeId(`${window} ${content}`, key)
}

/** A UUID of version 4 by its form, of which all but the fixed bits are an HMAC. */
async function makeId(text: string, key: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, ['sign'])
  const digits = hex(await crypto.subtle.sign('HMAC', secret, encoder.encode(text)))
  return digits.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5')
}

/** The SHA-256 of bytes, as hexadecimal digits. */
export const digest = async (bytes: BufferSource): Promise<string> => hex(await crypto.subtle.digest('SHA-256', bytes))

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
