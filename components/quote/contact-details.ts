import { partsOf, readEmail } from './email'
import { parsePhone, readPhone } from './phone'
import { MAX_LENGTH, plainText } from './parsed-field'

/** The values of the two contact fields. */
interface ContactDetails {
  phone: string
  email: string
}

/**
 * The same with each contact method in its own field: if one field is empty, it gets the number or
 * the address that was typed into the other. Text beside a number ("after 3 pm") stays with it.
 */
export function sortIntoFields(ways: ContactDetails): ContactDetails {
  const [phone, email] = [plainText(ways.phone), plainText(ways.email)]
  const text = phone || email
  // Invisible characters, such as those left after a pasted number was deleted, are not a contact
  // method.
  if (text === '') return { phone: '', email: '' }
  if ((phone && email) || text.length > MAX_LENGTH) return ways
  if (!text.includes('@')) return readPhone(text).error ? ways : { phone: text, email: '' }
  const rest = partsOf(text)
    .filter((part) => !part.includes('@'))
    .join(' ')
    .replace(/^(?:or|and|–|-)? |(?: (?:or|and|–|-))? ?$/gi, '')
  const isPhone = parsePhone(rest) !== undefined
  const address = readEmail(text).value
  if (!isPhone) return { phone: '', email: text }
  return address ? { phone: rest, email: address } : { phone: text, email: '' }
}
