// What can be wrong with a page, and what visitors do in its form.
import { CHANGES } from './changes'
import { MESSAGES, type Message } from './form'
import { CODE, WAYS, each, rows } from './make-rows'
import type { Press, Row } from './row'
import type { Script } from './world'

/** Changes after which the page has the same form. */
const CHANGED = Object.keys(CHANGES).filter((change) => change !== 'as it came' && change.startsWith('wh') === false)
/** What the browser forbids, or others break, with script alone. */
const DISTURBED = Object.keys(CHANGES).filter((change) => !CHANGED.includes(change) && change !== 'as it came')

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

export const PAGES: readonly Row[] = [
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
