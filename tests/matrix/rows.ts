// The fault matrix: data only. What a row means is in row.ts, how it is played in play.ts.
import { ALL_LIES } from '../support/fault-server'
import { ALL_FINAL, ALL_PASSING, type Answer } from './answers'
import { CHANGES } from './changes'
import { MESSAGES, type Message } from './form'
import type { Form, Leaving, Moment, Outage, Press, Row } from './row'
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

const rows = (group: string, list: readonly Partial<Row>[]): Row[] =>
  list.map((row) => ({ ...GOOD_DAY, group, name: nameOf(row), ...row }))

const each = <Value, Result>(values: readonly Value[], make: (value: Value) => Result | Result[]): Result[] =>
  values.flatMap((value) => make(value))

const FORMS: readonly Form[] = ['the contact page', 'the home page', 'the dialog']
const NO_CODE: readonly Script[] = [
  'script that comes 5 s late',
  'script that is missing',
  'script that was altered',
  'script that breaks off',
  'script that is cut off',
  'script that never comes',
  'no loader',
  'an altered loader',
  'script switched off',
]
const CODE: readonly Script[] = ['script as it should be', 'script that comes 2 s late']

/** Changes after which the page has the same form. */
const CHANGED = Object.keys(CHANGES).filter((change) => change !== 'as it came' && change.startsWith('wh') === false)
/** What the browser forbids, or others break, with script alone. */
const DISTURBED = Object.keys(CHANGES).filter((change) => !CHANGED.includes(change) && change !== 'as it came')

const answered = rows('1 What the server answers', [
  ...each(['good', 'a slow receiver', 'a slow answer', 'a very slow answer'] as const, (answer) => ({
    answers: [answer] as const,
  })),
  ...each([...ALL_LIES, ...ALL_FINAL], (answer) => ({ answers: [answer] as const, ends: 'told' as const })),
  ...each(ALL_PASSING, (answer) => [
    { answers: [answer, 'good'] as const },
    { answers: [answer] as const, ends: 'told' as const },
  ]),
  ...each(['the home page', 'the dialog'] as const, (form) =>
    each(
      ['an empty answer', 'success: false', 'a redirect to a login page', 'a reason in JSON 422', 'error 500'] as const,
      (answer) => ({ form, answers: [answer] as const, ends: 'told' as const }),
    ),
  ),
])

const SEQUENCES: readonly (readonly [Answer, ...Answer[]])[] = [
  ['error 500', 'a line that is cut before the request is read', 'busy 429 with a pause of 2 s', 'good'],
  ['error 503 with a pause of 1 s', 'error 502', 'error 504', 'good'],
  ['a lead stored, and the line cut before the answer', 'a lead stored, and the line cut before the answer', 'good'],
  ['a lead stored, and the line cut in the answer', 'error 500', 'good'],
  ['a lead stored, and error 504 of a proxy', 'a slow answer'],
  ['error 500', 'a slow receiver'],
  ['a line that is cut before the request is read', 'a lead stored, and error 500', 'good'],
  ['time-out 408', 'too early 425', 'good'],
]
const MIXED_ENDS: readonly (readonly [Answer, ...Answer[]])[] = [
  ['error 500', 'an empty answer'],
  ['error 500', 'a reason in JSON 422'],
  ['a lead stored, and the line cut before the answer', 'no such page 404'],
  ['a lead stored, and the line cut before the answer', 'success: false'],
  ['a lead stored, and error 500', 'a redirect to a login page'],
  ['busy 429 with a pause of 2 s', 'the echo of another lead'],
]
const sequences = rows('2 Several answers', [
  ...each(SEQUENCES, (answers) => each(FORMS, (form) => ({ answers, form }))),
  ...each(MIXED_ENDS, (answers) => ({ answers, ends: 'told' as const })),
  { answers: ['an answer beyond all patience', 'good'], moment: 'after 8 s' },
  { answers: ['silence', 'good'], moment: 'after 8 s' },
  { answers: ['a lead stored, and silence', 'good'], moment: 'after 8 s' },
])

const WAYS: readonly Leaving[] = [
  'follows a link',
  'types another address',
  'goes back',
  'loads the page again',
  'closes the tab',
]
const MOMENTS: readonly Moment[] = ['at once', 'after 0.3 s']
const left = rows('3 Leaving while it is sent', [
  ...each(WAYS, (leaving) => [
    ...each(MOMENTS, (moment) =>
      each(['good', 'a slow receiver', 'a slow answer', 'a lead stored, and silence'] as const, (answer) => ({
        leaving,
        moment,
        answers: [answer, 'good'] as const,
      })),
    ),
    ...each(['error 500', 'a lead stored, and the line cut before the answer'] as const, (answer) => ({
      leaving,
      moment: 'while it is tried again' as const,
      answers: [answer] as const,
      ends: 'told' as const,
    })),
    ...each(['an empty answer', 'a reason in JSON 422', 'a lead stored, and a redirect'] as const, (answer) => ({
      leaving,
      moment: 'when the answer is there' as const,
      answers: [answer] as const,
      ends: 'told' as const,
    })),
  ]),
  ...each(['closes the dialog', 'follows a link', 'closes the tab', 'loads the page again'] as const, (leaving) => [
    ...each(['at once', 'after 0.3 s'] as const, (moment) => ({
      form: 'the dialog' as const,
      leaving,
      moment,
      answers: ['a slow answer', 'good'] as const,
    })),
    {
      form: 'the dialog' as const,
      leaving,
      moment: 'while it is tried again' as const,
      answers: ['error 500'] as const,
      ends: 'told' as const,
    },
    {
      form: 'the dialog' as const,
      leaving,
      moment: 'when the answer is there' as const,
      answers: ['ok: false'] as const,
      ends: 'told' as const,
    },
  ]),
])

const crashed = rows('4 Crashes', [
  ...each(['at once', 'after 0.3 s', 'while it is tried again'] as const, (moment) => ({
    leaving: 'sees the page crash' as const,
    moment,
    answers: ['error 500'] as const,
    ends: 'told' as const,
  })),
  ...each(MOMENTS, (moment) =>
    each(['a slow receiver', 'a lead stored, and silence'] as const, (answer) => ({
      leaving: 'sees the page crash' as const,
      moment,
      answers: [answer, 'good'] as const,
    })),
  ),
  ...each(['error 500', 'a lead stored, and silence', 'an empty answer'] as const, (answer) => ({
    leaving: 'sees the browser crash' as const,
    moment: 'after 8 s' as const,
    answers: [answer] as const,
    ends: 'told' as const,
    notIn: { webkit: 'WebKitGTK’s small browser keeps nothing on a disk when it is driven' },
  })),
])

const OUTAGES: readonly Outage[] = [
  'of everybody before Send is pressed',
  'of everybody after Send is pressed',
  'of the receiver before Send is pressed',
  'of the connection before Send is pressed',
  'of the connection after Send is pressed',
]
const outages = rows('5 Outages', [
  ...each(OUTAGES, (outage) => [
    ...each(FORMS, (form) => ({ outage, form, ends: 'told' as const })),
    ...each(WAYS, (leaving) => ({ outage, leaving, moment: 'after 0.3 s' as const, ends: 'told' as const })),
    { outage, change: 'where nothing may be stored', ends: 'told' as const },
    { outage, change: 'where the browser thinks that it is offline', ends: 'told' as const },
  ]),
])

const changed = rows('6 Changed pages', [
  ...each(CHANGED, (change) => [
    ...each(CODE, (script) => ({ change, script })),
    ...each(
      [
        'script that comes 5 s late',
        'script that is missing',
        'script that never comes',
        'script switched off',
      ] as const,
      (script) => ({ change, script }),
    ),
    { change, form: 'the dialog' as const },
    { change, form: 'the home page' as const },
    { change, answers: ['error 500', 'good'] as const },
    { change, answers: ['an empty answer'] as const, ends: 'told' as const },
    {
      change,
      leaving: 'closes the tab' as const,
      moment: 'at once' as const,
      answers: ['a slow answer', 'good'] as const,
    },
    { change, press: 'nothing' as const, leaving: 'loads the page again' as const, ends: 'kept' as const },
    {
      change,
      press: 'nothing' as const,
      script: 'script that comes 2 s late' as const,
      leaving: 'follows a link' as const,
      ends: 'kept' as const,
    },
  ]),
])

const disturbed = rows('7 What the browser or others forbid', [
  ...each(DISTURBED, (change) => [
    { change },
    { change, form: 'the dialog' as const },
    { change, answers: ['error 500', 'good'] as const },
    { change, answers: ['a lead stored, and the line cut before the answer', 'good'] as const },
    { change, answers: ['an empty answer'] as const, ends: 'told' as const },
    { change, press: 'a double click on Send, and Enter' as const, answers: ['a slow answer'] as const },
  ]),
])

const noCode = rows('8 Without the form’s code', [
  ...each(NO_CODE, (script) => [
    { script },
    { script, form: 'the home page' as const },
    { script, form: 'the dialog' as const },
    { script, answers: ['a slow answer'] as const },
    { script, press: 'a double click on Send' as const },
    { script, press: 'Enter in a field' as const },
    ...each(
      [
        'error 500',
        'an empty answer',
        'a page about maintenance',
        'a line that is cut before the request is read',
        'a lead stored, and error 500',
        'a lead stored, and the line cut before the answer',
        'a lead stored, and a redirect',
        'a full disk at the receiver',
      ] as const,
      (answer) => ({ script, answers: [answer] as const, ends: 'told' as const }),
    ),
  ]),
])

const PRESSES: readonly Press[] = [
  'Enter in a field',
  'Send twice',
  'Send five times',
  'a double click on Send',
  'a double click on Send, and Enter',
]
const pressed = rows('9 Presses', [
  ...each(PRESSES, (press) => [
    ...each(['good', 'a slow answer', 'a slow receiver'] as const, (answer) =>
      each([...CODE, 'script that is missing', 'script switched off'] as const, (script) => ({
        press,
        script,
        answers: [answer] as const,
      })),
    ),
    { press, answers: ['error 500', 'a lead stored, and the line cut before the answer', 'good'] as const },
    { press, form: 'the dialog' as const, answers: ['a slow answer'] as const },
  ]),
])

const tabs = rows('10 Several tabs', [
  ...each(['opens another tab', 'opens another tab and sends it there as well'] as const, (leaving) => [
    ...each(
      [
        ['a slow answer', 'good'],
        ['a very slow answer', 'good'],
        ['a lead stored, and silence', 'good'],
        ['error 500', 'error 500', 'good'],
        ['a lead stored, and the line cut before the answer', 'good'],
      ] as const,
      (answers) => ({ leaving, moment: 'after 0.3 s' as const, answers }),
    ),
    { leaving, change: 'without locks', moment: 'after 0.3 s' as const, answers: ['a slow answer', 'good'] as const },
    {
      leaving,
      moment: 'when the answer is there' as const,
      answers: ['an empty answer'] as const,
      ends: 'told' as const,
    },
  ]),
])

const edited = rows('11 Corrections', [
  ...each(
    [
      'an empty answer',
      'a reason in JSON 422',
      'a lead stored, and an empty answer',
      'a lead stored, and error 403 of a filter',
      'error 500',
      'a lead stored, and the line cut before the answer',
    ] as const,
    (answer) => ({
      edit: 'changes the message after the answer' as const,
      answers: [answer] as const,
      ends: 'told' as const,
    }),
  ),
  ...each(['a slow answer', 'a slow receiver'] as const, (answer) => ({
    edit: 'changes the message while it is sent' as const,
    answers: [answer] as const,
  })),
  { edit: 'changes the message while it is sent', answers: ['error 500', 'error 500', 'good'] },
  {
    edit: 'changes the message while it is sent',
    answers: ['a lead stored, and the line cut before the answer', 'good'],
  },
])

const texts = rows('12 Odd texts', [
  ...each(Object.keys(MESSAGES) as Message[], (message) => [
    { message },
    { message, answers: ['a lead stored, and error 500', 'good'] as const },
    { message, script: 'script switched off' as const },
    { message, press: 'nothing' as const, leaving: 'loads the page again' as const, ends: 'kept' as const },
  ]),
])

const fillers = rows('13 Fillers', [
  ...each(['a program that tells nobody', 'typing and then a program that tells nobody'] as const, (filler) => [
    ...each([...CODE, 'script that is missing', 'script switched off'] as const, (script) => ({ filler, script })),
    ...each(['the home page', 'the dialog'] as const, (form) => ({ filler, form })),
    { filler, answers: ['an empty answer'] as const, ends: 'told' as const },
  ]),
  ...each(['script as it should be', 'script that is missing', 'script switched off'] as const, (script) => [
    { isTrapped: true, script },
    { isTrapped: true, script, answers: ['a slow answer'] as const },
  ]),
  { isTrapped: true, form: 'the dialog' },
])

const kept = rows('14 Typed and not sent', [
  ...each(WAYS, (leaving) =>
    each(CODE, (script) => ({ script, press: 'nothing' as const, leaving, ends: 'kept' as const })),
  ).filter(({ leaving }) => leaving !== 'closes the tab'),
  ...each(['closes the dialog', 'loads the page again', 'follows a link'] as const, (leaving) => ({
    form: 'the dialog' as const,
    press: 'nothing' as const,
    leaving,
    ends: 'kept' as const,
  })),
  ...each(['script that is missing', 'script that never comes'] as const, (script) => ({
    script,
    press: 'nothing' as const,
    leaving: 'loads the page again' as const,
    ends: 'kept' as const,
  })),
])

/** What can differ between rows, but for the way they end. */
const COLUMNS = [
  'group',
  'form',
  'script',
  'change',
  'filler',
  'message',
  'outage',
  'press',
  'moment',
  'leaving',
  'edit',
] as const

/**
 * The part that `npm test` plays: for each thing that a column of the table can say, and for each
 * answer, the first row that says it, unless a row before says it as well.
 */
export function sample(all: readonly Row[]): Row[] {
  const shown = new Set<string>()
  return all.filter((row) => {
    const says = [
      ...COLUMNS.map((column) => `${column}: ${row[column]}`),
      ...row.answers.map((answer) => `answer: ${answer}`),
    ]
    const isNew = says.some((value) => !shown.has(value))
    for (const value of says) shown.add(value)
    return isNew
  })
}

/** Every row, each with a name of its own. */
export const ROWS: readonly Row[] = [
  ...answered,
  ...sequences,
  ...left,
  ...crashed,
  ...outages,
  ...changed,
  ...disturbed,
  ...noCode,
  ...pressed,
  ...tabs,
  ...edited,
  ...texts,
  ...fillers,
  ...kept,
]
