import { partsOf, readEmail } from './email'
import { parsePhone, readPhone } from './phone'
import { LONGEST, plainText } from './reading'

/** The values of the two contact fields. */
interface Ways {
  phone: string
  email: string
}

/**
 * The same with each contact method in its own field: if one field is empty, it gets the number or
 * the address that was typed into the other. Text beside a number ("after 3 pm") stays with it.
 */
export function inTheirFields(ways: Ways): Ways {
  const [phone, email] = [plainText(ways.phone), plainText(ways.email)]
  const text = phone || email
  if ((phone && email) || text === '' || text.length > LONGEST) return ways
  if (!text.includes('@')) return readPhone(text).fault ? ways : { phone: text, email: '' }
  const rest = partsOf(text)
    .filter((part) => !part.includes('@'))
    .join(' ')
    .replace(/^(?:or|and|–|-)? |(?: (?:or|and|–|-))? ?$/gi, '')
  const isPhone = parsePhone(rest) !== undefined
  const address = readEmail(text).value
  if (!isPhone) return { phone: '', email: text }
  return address ? { phone: rest, email: address } : { phone: text, email: '' }
}
