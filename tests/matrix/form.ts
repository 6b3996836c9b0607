import { LIST_SEPARATOR } from '../../components/quote/fields'
import type { Control } from './in-page'

/** What a visitor writes, by the names of the fields that are typed into. */
const WRITTEN: Readonly<Record<string, string>> = {
  name: 'Zoë O’Neill & Sons "Ltd"',
  company: 'O’Neill Property',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  location: 'Parramatta 2150',
  start: '2030-05-20',
  size: '12',
  message: 'Two floors,\nkitchen & <b>bathrooms</b> = 100 % + more',
}

/** How many of the boxes of one name are ticked. */
const TICKED = 2

/** Other things that a visitor may write as a message. */
export const MESSAGES = {
  'an ordinary message': WRITTEN.message!,
  'a message with emoji and joined characters': 'Two floors 🙂👩‍👩‍👧‍👦 e\u0301 \u0915\u094d\u0937',
  'a message from right to left': '\u202eטקסט בעברית\u202c and العربية',
  'a message in HTML and script': '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;',
  'a message that is a formula': '=HYPERLINK("https://example.com";"+1") \t@SUM(1)',
  'a message of many lines': Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'),
  'a message of many characters': 'Zoë’s 100 % 漢字 '.repeat(100).trim(),
  'a message that looks like a form': 'leadId=1&revision=2&try=3%20+&name=',
} as const

export type Message = keyof typeof MESSAGES

/** A field as it is to be filled in. */
export interface Filling {
  name: string
  /** What is to be stored of it: several answers of one field are one text. */
  value: string
  /** Its controls, as selectors below the form's, and what is written into each. */
  controls: { control: string; value: string }[]
}

/** How the controls of a form are filled in; `mark` makes the lead one that no other test has. */
export function fillingsOf(controls: readonly Control[], message: Message, mark: string): Filling[] {
  const names = [...new Set(controls.map(({ name }) => name))]
  return names.map((name) => {
    const own = controls.filter((control) => control.name === name)
    const choices = own.flatMap((control) => control.choices)
    const { type } = own[0]!
    if (type === 'checkbox' || type === 'radio') {
      const count = type === 'checkbox' ? TICKED : 1
      // The first days of a walkthrough may pass between a build and the rows that are played on
      // it.
      const ticked = name === 'times' ? choices.slice(-count) : choices.slice(0, count)
      const boxes = ticked.map((value) => ({ control: `[name="${name}"][value="${quoted(value)}"]`, value }))
      return { name, value: ticked.join(LIST_SEPARATOR), controls: boxes }
    }
    const typed = name === 'message' ? `${MESSAGES[message]} ${mark}` : (WRITTEN[name] ?? name)
    const value = type === 'select-one' ? choices[0]! : typed
    return { name, value, controls: [{ control: `[name="${name}"]`, value }] }
  })
}

/** A text as it stands between the quotes of a CSS selector. */
const quoted = (text: string) => text.replaceAll(/["\\]/g, '\\$&')

/** The fields that do not have what was written; none when all is there. */
export function missingIn(
  found: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string>>,
): string[] {
  const isThere = (name: string) => {
    const [a, b] = [found[name] ?? '', written[name]!].map(plain) as [string, string]
    // The form's code sends a number and what it counts as one answer.
    const counted = plain(`${written.size} ${written.sizeIn}`)
    if (name === 'size' && a === counted) return true
    if (name === 'sizeIn' && a === '' && plain(found.size ?? '') === counted) return true
    // A receiver understands a number, and writes it in its own way.
    return a === b || (name === 'phone' && digits(a) === digits(b))
  }
  return Object.keys(written).filter((name) => !isThere(name))
}

const plain = (text: string) => text.replaceAll('\r\n', '\n').trim()

const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-9)

/**
 * What was written, as it is kept in a browser: an outbox's entry, a draft, or a form's query
 * string.
 */
export function valuesIn(kept: string): Record<string, string> {
  try {
    const { lead, values } = JSON.parse(kept) as Record<string, Record<string, string>>
    return lead ?? values ?? {}
  } catch {
    const query = new URLSearchParams(kept)
    return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(LIST_SEPARATOR)]))
  }
}
