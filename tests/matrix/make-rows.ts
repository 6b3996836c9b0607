import type { Form, Leaving, Moment, Row } from './row'
import type { Script } from './world'

const GOOD_DAY: Omit<Row, 'group' | 'name'> = {
  form: 'the contact page',
  script: 'script as it should be',
  change: 'as it came',
  filler: 'typing',
  message: 'an ordinary message',
  isTrapped: false,
  outage: 'none',
  answers: ['good'],
  press: 'Send',
  moment: 'at once',
  leaving: 'stays',
  edit: 'none',
  ends: 'thanked',
  notIn: {},
}

/** What differs from a good day, in the order of time; it is the row's name. */
function nameOf(row: Partial<Row>): string {
  const { form, change, script, filler, message, isTrapped, outage, press, answers, moment, leaving, edit } = row
  const outages = outage && outage !== 'none' && `an outage ${outage}`
  const parts = [
    `${form ?? GOOD_DAY.form}${change && change !== 'as it came' ? ` ${change}` : ''}`,
    script,
    filler && filler !== 'typing' && `filled in by ${filler}`,
    message,
    isTrapped && 'the hidden field filled in',
    outages,
    press === 'nothing' ? 'Send not pressed' : press,
    answers && answers.join(', then '),
    edit && edit !== 'none' && `the visitor ${edit}`,
    leaving && leaving !== 'stays' && `the visitor ${leaving}${moment ? ` ${moment}` : ''}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** Rows of a group, of which only what differs from a good day is given. */
export const rows = (group: string, list: readonly Partial<Row>[]): Row[] =>
  list.map((row) => ({ ...GOOD_DAY, group, name: nameOf(row), ...row }))

/** What is made of each value, as one list. */
export const each = <Value, Result>(values: readonly Value[], make: (value: Value) => Result | Result[]): Result[] =>
  values.flatMap((value) => make(value))

/** Where a form stands. */
export const FORMS: readonly Form[] = ['the contact page', 'the home page', 'the dialog']
/** The form's code comes while the visitor waits for it. */
export const CODE: readonly Script[] = ['script as it should be', 'script that comes 2 s late']

/** Ways to leave a page. */
export const WAYS: readonly Leaving[] = [
  'follows a link',
  'types another address',
  'goes back',
  'loads the page again',
  'closes the tab',
]
/** Moments before any answer. */
export const MOMENTS: readonly Moment[] = ['at once', 'after 0.3 s']
