import { partsOf, readEmail } from './email'
import { parsePhone, readPhone } from './phone'
import { LONGEST, plainText } from './reading'

/** What was written into the two fields for ways to reach the visitor. */
interface Ways {
  phone: string
  email: string
}

/**
 * The same with each way in the field that it belongs to: where one field is empty, it is given the
 * number or the address that was written into the other. What was written beside a number ("after
 * 3 pm") stays with it.
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
