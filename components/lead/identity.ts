/** Crockford's base 32 (crockford.com/base32.html): no letter in it is read as a digit. */
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/**
 * How many hexadecimal digits of an id its reference stands for: 20 bits, four digits of base 32.
 */
const USED = 5

/** An id of a lead, for the whole life of its draft: a UUID of version 4. */
export function newId(): string {
  // Browsers have randomUUID only where the page came by https.
  if (globalThis.isSecureContext !== false) return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Whether a text is an id such as `newId` gives. */
export const isId = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/.test(text)

/** Whether a text is a reference such as `referenceOf` gives. */
export const isReference = (text: string): boolean => /^[A-Z]{2,4}-[0-9A-Z]{4}$/.test(text)

/**
 * What people call a lead by, such as "CQ-7F3K": the company's letters, and four digits of the id.
 */
export function referenceOf(id: string, letters: string): string {
  const bits = parseInt(id.slice(0, USED), 16)
  return `${letters}-${[15, 10, 5, 0].map((at) => DIGITS[(bits >> at) & 31]).join('')}`
}

/** Under this name the address of the page of thanks says the reference. */
export const REFERENCE_PARAMETER = 'reference'
