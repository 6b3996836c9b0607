/**
 * Crockford's base 32 (crockford.com/base32.html): none of its letters can be mistaken for a digit.
 */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Number of an id's hexadecimal digits used for its reference: 20 bits, four digits of base 32. */
const USED = 5

/** Creates a lead's id, kept as long as its draft: a UUID of version 4. */
export function newId(): string {
  // Browsers have randomUUID only on https pages.
  if (globalThis.isSecureContext !== false) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Whether a text has the format of `newId`. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)

/** Whether a text has the format of `referenceOf`. */
export const isReference = (text: string): boolean => /^[A-Z]{2,4}-[0-9A-Z]{4}$/.test(text)

/**
 * The reference people use for a lead, such as "CQ-7F3K": the company's letters, and four digits
 * derived from the id.
 */
export function referenceOf(id: string, letters: string): string {
  const bits = parseInt(id.slice(0, USED), 16)
  return `${letters}-${[15, 10, 5, 0].map((at) => DIGITS[(bits >> at) & 31]).join('')}`
}

/** URL parameter with the reference on the thank-you page. */
export const REFERENCE_PARAMETER = 'reference'
