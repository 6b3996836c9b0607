import type { Control } from './in-page'

/** What a visitor writes, by the names of the fields; a form has some of them. */
const WRITTEN: Readonly<Record<string, string>> = {
  name: 'Zoë O’Neill & Sons "Ltd"',
  company: 'O’Neill Property',
  contact: '0412 345 678, zoe@example.com.au',
  phone: '0412 345 678',
  email: 'zoe@example.com.au',
  location: 'Parramatta 2150',
  start: '2030-05-20',
  size: '12',
  message: 'Two floors,\nkitchen & <b>bathrooms</b> = 100 % + more',
  times: 'Tuesday before 9 am',
}

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
  /** A selector of its control below the form's. */
  control: string
  value: string
}

/** How the controls of a form are filled in; `mark` makes the lead one that no other test has. */
export function fillingsOf(controls: readonly Control[], message: Message, mark: string): Filling[] {
  const first = controls.filter(({ name }, i) => controls.findIndex((other) => other.name === name) === i)
  return first.map(({ name, type, choices }) => {
    const isBox = type === 'checkbox' || type === 'radio'
    const isChosen = isBox || type === 'select-one'
    const value = isChosen ? choices[0]! : name === 'message' ? `${MESSAGES[message]} ${mark}` : (WRITTEN[name] ?? name)
    return { name, value, control: isBox ? `[name="${name}"][value="${CSS_escape(value)}"]` : `[name="${name}"]` }
  })
}

const CSS_escape = (text: string) => text.replaceAll(/["\\]/g, '\\$&')

/** The fields that do not have what was written; none when all is there. */
export function missingIn(
  found: Readonly<Record<string, string>>,
  written: Readonly<Record<string, string>>,
): string[] {
  const same = (name: string) => {
    const [a, b] = [found[name] ?? '', written[name]!].map((text) => text.replaceAll('\r\n', '\n').trim())
    // A receiver understands a number, and writes it in its own way.
    return a === b || (name === 'phone' && digits(a!) === digits(b!))
  }
  return Object.keys(written).filter((name) => !same(name))
}

const digits = (text: string) => text.replaceAll(/\D/g, '').slice(-9)

/** What was written, as it is kept in a browser: an outbox's entry, a draft, or a form's query string. */
export function valuesIn(kept: string): Record<string, string> {
  try {
    const { lead, values } = JSON.parse(kept) as Record<string, Record<string, string>>
    return lead ?? values ?? {}
  } catch {
    return Object.fromEntries(new URLSearchParams(kept))
  }
}
