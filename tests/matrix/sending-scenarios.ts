// Faults while a request is sent: responses, leaving the page, crashes, outages.
import { FALSE_SUCCESS_NAMES } from '../support/lead-answers'
import { ALL_PERMANENT, ALL_TRANSIENT, type EndpointResponse } from './responses'
import { EARLY_MOMENTS, FORMS, WAYS_TO_LEAVE, defineGroup, flatMap } from './define-scenarios'
import type { Outage, Scenario } from './scenario'

const singleResponses = defineGroup('1 Single responses', [
  ...flatMap(['good', 'a slow receiver', 'a slow response', 'a very slow response'], (response) => ({
    responses: [response],
  })),
  ...flatMap([...FALSE_SUCCESS_NAMES, ...ALL_PERMANENT], (response) => ({
    responses: [response],
    expected: 'unconfirmed',
  })),
  ...flatMap(ALL_TRANSIENT, (response) => [
    { responses: [response, 'good'] },
    { responses: [response], expected: 'unconfirmed' },
  ]),
  ...flatMap(['the home page', 'the dialog'], (form) =>
    flatMap(
      ['an empty answer', 'success: false', 'a redirect to a login page', 'a reason in JSON 422', 'error 500'],
      (response) => ({ form, responses: [response], expected: 'unconfirmed' }),
    ),
  ),
])

const SEQUENCES: readonly (readonly [EndpointResponse, ...EndpointResponse[]])[] = [
  ['error 500', 'a connection reset before the request is read', 'busy 429 with Retry-After 2 s', 'good'],
  ['error 503 with Retry-After 1 s', 'error 502', 'error 504', 'good'],
  [
    'a lead stored, then a connection reset before the response',
    'a lead stored, then a connection reset before the response',
    'good',
  ],
  ['a lead stored, then a truncated response', 'error 500', 'good'],
  ['a lead stored, then error 504 of a proxy', 'a slow response'],
  ['error 500', 'a slow receiver'],
  ['a connection reset before the request is read', 'a lead stored, then error 500', 'good'],
  ['time-out 408', 'too early 425', 'good'],
]
const FAILING_SEQUENCES: readonly (readonly [EndpointResponse, ...EndpointResponse[]])[] = [
  ['error 500', 'an empty answer'],
  ['error 500', 'a reason in JSON 422'],
  ['a lead stored, then a connection reset before the response', 'not found 404'],
  ['a lead stored, then a connection reset before the response', 'success: false'],
  ['a lead stored, then error 500', 'a redirect to a login page'],
  ['busy 429 with Retry-After 2 s', 'the echo of another lead'],
]
const responseSequences = defineGroup('2 Response sequences', [
  ...flatMap(SEQUENCES, (responses) => flatMap(FORMS, (form) => ({ responses, form }))),
  ...flatMap(FAILING_SEQUENCES, (responses) => ({ responses, expected: 'unconfirmed' })),
  { responses: ['a response after the time-out', 'good'], moment: 'after 8 s' },
  { responses: ['no response', 'good'], moment: 'after 8 s' },
  { responses: ['a lead stored, then no response', 'good'], moment: 'after 8 s' },
])

const leaving = defineGroup('3 Leaving while sending', [
  ...flatMap(WAYS_TO_LEAVE, (nextAction) => [
    ...flatMap(EARLY_MOMENTS, (moment) =>
      flatMap(['good', 'a slow receiver', 'a slow response', 'a lead stored, then no response'], (response) => ({
        nextAction,
        moment,
        responses: [response, 'good'],
      })),
    ),
    ...flatMap(['error 500', 'a lead stored, then a connection reset before the response'], (response) => ({
      nextAction,
      moment: 'during a retry',
      responses: [response],
      expected: 'unconfirmed',
    })),
    ...flatMap(['an empty answer', 'a reason in JSON 422', 'a lead stored, then a redirect'], (response) => ({
      nextAction,
      moment: 'after the response',
      responses: [response],
      expected: 'unconfirmed',
    })),
  ]),
  ...flatMap(FORMS, (form) => ({
    form,
    nextAction: 'closes the tab for good',
    moment: 'after 0.3 s',
    responses: ['a slow upload'],
    expected: 'delivered in the background',
  })),
  ...flatMap(['closes the dialog', 'follows a link', 'closes the tab', 'reloads the page'], (nextAction) => [
    ...flatMap(['immediately', 'after 0.3 s'], (moment) => ({
      form: 'the dialog',
      nextAction,
      moment,
      responses: ['a slow response', 'good'],
    })),
    {
      form: 'the dialog',
      nextAction,
      moment: 'during a retry',
      responses: ['error 500'],
      expected: 'unconfirmed',
    },
    {
      form: 'the dialog',
      nextAction,
      moment: 'after the response',
      responses: ['ok: false'],
      expected: 'unconfirmed',
    },
  ]),
])

/** Engines in which a page's process cannot be killed alone. */
const PAGE_CRASH: Scenario['skippedIn'] = {
  firefox: 'a Firefox under automation ends together with the process of a page',
  webkit: 'WebKitWebDriver ends its session together with the process of a page',
}

const crashes = defineGroup('4 Crashes', [
  ...flatMap(['immediately', 'after 0.3 s', 'during a retry'], (moment) => ({
    nextAction: 'sees the page crash',
    moment,
    responses: ['error 500'],
    expected: 'unconfirmed',
    skippedIn: PAGE_CRASH,
  })),
  ...flatMap(EARLY_MOMENTS, (moment) =>
    flatMap(['a slow receiver', 'a lead stored, then no response'], (response) => ({
      nextAction: 'sees the page crash',
      moment,
      responses: [response, 'good'],
      skippedIn: PAGE_CRASH,
    })),
  ),
  ...flatMap(['error 500', 'a lead stored, then no response', 'an empty answer'], (response) => ({
    nextAction: 'sees the browser crash',
    moment: 'after 8 s',
    responses: [response],
    expected: 'unconfirmed',
    skippedIn: { webkit: 'MiniBrowser keeps no profile on disk under automation' },
  })),
])

const OUTAGES: readonly Outage[] = [
  'of all hosts before Send is pressed',
  'of all hosts after Send is pressed',
  'of the receiver before Send is pressed',
  'of the connection before Send is pressed',
  'of the connection after Send is pressed',
]
const outages = defineGroup('5 Outages', [
  ...flatMap(OUTAGES, (outage) => [
    ...flatMap(FORMS, (form) => ({ outage, form, expected: 'unconfirmed' })),
    ...flatMap(WAYS_TO_LEAVE, (nextAction) => ({ outage, nextAction, moment: 'after 0.3 s', expected: 'unconfirmed' })),
    { outage, change: 'where storage is denied', expected: 'unconfirmed' },
    { outage, change: 'where navigator.onLine is false', expected: 'unconfirmed' },
  ]),
])

export const SENDING_SCENARIOS: readonly Scenario[] = [
  ...singleResponses,
  ...responseSequences,
  ...leaving,
  ...crashes,
  ...outages,
]
