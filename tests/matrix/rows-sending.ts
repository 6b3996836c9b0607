// What can happen to a request that is sent: answers, leaving, crashes, outages.
import { ALL_LIES } from '../support/lead-answers'
import { ALL_FINAL, ALL_PASSING, type Answer } from './answers'
import { FORMS, MOMENTS, WAYS, each, rows } from './make-rows'
import type { Outage, Row } from './row'

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
  ...each(FORMS, (form) => ({
    form,
    leaving: 'closes the tab for good' as const,
    moment: 'after 0.3 s' as const,
    answers: ['a slow line'] as const,
    ends: 'arrives' as const,
  })),
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

/** Engines in which the process of a page cannot die alone. */
const PAGE_CRASH: Row['notIn'] = {
  firefox: 'Firefox ends with the process of a page while it is driven',
  webkit: 'WebKitWebDriver ends its session with the process of a page',
}

const crashed = rows('4 Crashes', [
  ...each(['at once', 'after 0.3 s', 'while it is tried again'] as const, (moment) => ({
    leaving: 'sees the page crash' as const,
    moment,
    answers: ['error 500'] as const,
    ends: 'told' as const,
    notIn: PAGE_CRASH,
  })),
  ...each(MOMENTS, (moment) =>
    each(['a slow receiver', 'a lead stored, and silence'] as const, (answer) => ({
      leaving: 'sees the page crash' as const,
      moment,
      answers: [answer, 'good'] as const,
      notIn: PAGE_CRASH,
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

export const SENDING: readonly Row[] = [...answered, ...sequences, ...left, ...crashed, ...outages]
