import { keyOf, type LeadStore } from './store'

/** How long the same content counts as the same lead, in ms. */
const WINDOW = 600_000

/**
 * Derives an id for a lead that was posted without one from its content: the same content within
 * ten minutes gives the same id, even after a restart. Others cannot compute it without the key.
 */
export async function idOf(content: string, key: string, store: LeadStore): Promise<string> {
  const now = Date.now()
  const window = Math.floor(now / WINDOW)
  // The same content from shortly before this window is still the same lead.
  const earlier = await makeId(`${window - 1} ${content}`, key)
  const lead = await store.find(keyOf({ id: earlier, revision: 1 }))
  if (lead && now - Date.parse(lead.received) < WINDOW) return earlier
  return makeId(`${window} ${content}`, key)
}

/** A UUID in the format of version 4, of which all but the fixed bits are an HMAC. */
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
