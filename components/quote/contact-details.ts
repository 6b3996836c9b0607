import { readEmail } from './email'
import { parsePhone } from './phone'
import { readPlace, type Place, type PlaceFault } from './place'
import { plainText } from './reading'
import { inTheirFields } from './ways'

/** A phone number or an e-mail address, or both, as the visitor meant them. */
export interface Contact {
  phone?: string
  email?: string
}

export type ContactFault = 'contactMissing' | 'contactUnclear' | 'phoneInvalid' | 'emailInvalid'

/** What the visitor wrote into the field that takes a phone number, an e-mail address, or both. */
export function parseContact(text: string): Contact | ContactFault {
  const plain = plainText(text)
  if (plain === '') return 'contactMissing'
  const written = inTheirFields({ phone: text, email: '' })
  const phone = parsePhone(written.phone)
  const read = readEmail(written.email)
  const email = read.doubt === 'emailUnusual' || read.doubt === 'emailIncomplete' ? undefined : read.value
  if (email || phone) return { ...(phone && { phone }), ...(email && { email }) }
  if (plain.includes('@')) return 'emailInvalid'
  return /\d{3}/.test(plain.replaceAll(/\D/g, '')) ? 'phoneInvalid' : 'contactUnclear'
}

export type LocationFault = 'locationMissing' | PlaceFault

/** A suburb, a postcode, or both, however they are written. */
export function parseLocation(text: string): Place | LocationFault {
  const { value, fault } = readPlace(text)
  return fault ?? value ?? 'locationMissing'
}
