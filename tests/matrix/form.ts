import { LIST_SEPARATOR } from '../../components/quote/fields'
import type { Control } from './in-page'

/** What the visitor types, by the names of the fields. */
const FIELD_VALUES: Readonly<Record<string, string>> = {
  name: 'Zoë O’Neill & Sons "Ltd"',
  company: 'O’Neill Property',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  location: 'Parramatta 2150',
  start: '2030-05-20',
  size: '12',
  message: 'Two floors,\nkitchen & <b>bathrooms</b> = 100 % + more',
}

/** How many checkboxes of one name are checked. */
const CHECKED_BOXES = 2

/** Messages that the visitor may type, by name. */
export const MESSAGES = {
  'an ordinary message': FIELD_VALUES.message!,
  'a message with emoji and joined characters': 'Two floors 🙂👩‍👩‍👧‍👦 e\u0301 \u0915\u094d\u0937',
  'a message from right to left': '\u202eטקסט בעברית\u202c and العربية',
  'a message in HTML and script': '"><script>alert(1)</script><img src=x onerror=alert(1)>&amp;',
  'a message that is a formula': '=HYPERLINK("https://example.com";"+1") \t@SUM(1)',
  'a message of many lines': Array.from({ length: 30 }, (_, line) => `Line ${line}`).join('\n'),
  'a message of many characters': 'Zoë’s 100 % 漢字 '.repeat(100).trim(),
  'a message that looks like a form': 'leadId=1&revision=2&try=3%20+&name=',
} as const

export type Message = keyof typeof MESSAGES

/** What is entered into a field. */
export interface FieldInput {
  name: string
  /** The value that is to be stored: several choices are one text. */
  value: string
  /** Its controls, as selectors within the form, each with its value. */
  controls: { selector: string; value: string }[]
}

/** What is entered into the controls of a form; `marker` makes the lead unique to its test. */
export function inputsFor(controls: readonly Control[], message: Message, marker: string): FieldInput[] {
  const names = [...new Set(controls.map(({ name }) => name))]
  return names.map((name) => {
    const own = controls.filter((control) => control.name === name)
    const choices = own.flatMap((control) => control.choices)
    const { type } = own[0]!
    if (type === 'checkbox' || type === 'radio') {
      const count = type === 'checkbox' ? CHECKED_BOXES : 1
      // The first days of a walkthrough may have passed since the build.
      const checked = name === 'times' ? choices.slice(-count) : choices.slice(0, count)
      const boxes = checked.map((value) => ({ selector: `[name="${name}"][value="${quoted(value)}"]`, value }))
      return { name, value: checked.join(LIST_SEPARATOR), controls: boxes }
    }
    const typed = name === 'message' ? `${MESSAGES[message]} ${marker}` : (FIELD_VALUES[name] ?? name)
    const value = type === 'select-one' ? choices[0]! : typed
    return { name, value, controls: [{ selector: `[name="${name}"]`, value }] }
  })
}

/** A text escaped for the quotes of a CSS selector. */
const quoted = (text: string) => text.replaceAll(/["\\]/g, '\\$&')

/** The names of the fields that lack their expected value. */
export function missingFields(
  found: Readonly<Record<string, string>>,
  expected: Readonly<Record<string, string>>,
): string[] {
  const isPresent = (name: string) => {
    const [a, b] = [found[name] ?? '', expected[name]!].map(normalize) as [string, string]
    // The form's code sends the size and its unit as one value.
    const sizeWithUnit = normalize(`${expected.size} ${expected.sizeIn}`)
    if (name === 'size' && a === sizeWithUnit) return true
    if (name === 'sizeIn' && a === '' && normalize(found.size ?? '') === sizeWithUnit) return true
    // The receiver formats phone numbers.
    return a === b || (name === 'phone' && digits(a) === digits(b))
  }
  return Object.keys(expected).filter((name) => !isPresent(name))
}

const normalize = (text: string) => text.replaceAll('\r\n', '\n').trim()

const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-9)

/** The values in what a browser keeps: an outbox entry, a draft, or a form's query string. */
export function parseStored(stored: string): Record<string, string> {
  try {
    const { lead, values } = JSON.parse(stored) as Record<string, Record<string, string>>
    return lead ?? values ?? {}
  } catch {
    const query = new URLSearchParams(stored)
    return Object.fromEntries([...query.keys()].map((name) => [name, query.getAll(name).join(LIST_SEPARATOR)]))
  }
}
