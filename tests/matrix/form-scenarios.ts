// Faults of the page and of its script, and the ways in which visitors use the form.
import { PAGE_CHANGE_NAMES, RESTRICTION_NAMES } from './changes'
import { WAYS_TO_LEAVE, WORKING_SCRIPTS, defineGroup, flatMap } from './define-scenarios'
import { MESSAGES, type Message } from './form'
import type { Scenario, SubmitAction } from './scenario'
import type { ScriptFault } from './script-faults'

const CHANGED = PAGE_CHANGE_NAMES.filter((change) => change !== 'left unchanged')

const BROKEN_SCRIPTS: readonly ScriptFault[] = [
  'script delayed by 5 s',
  'script missing',
  'script replaced',
  'script truncated',
  'script connection reset',
  'script request never answered',
  'loader missing',
  'loader replaced',
  'script disabled',
]
const modifiedPages = defineGroup('6 Modified pages', [
  ...flatMap(CHANGED, (change) => [
    ...flatMap(WORKING_SCRIPTS, (script) => ({ change, script })),
    ...flatMap(
      ['script delayed by 5 s', 'script missing', 'script request never answered', 'script disabled'],
      (script) => ({ change, script }),
    ),
    { change, form: 'the dialog' },
    { change, form: 'the home page' },
    { change, responses: ['error 500', 'good'] },
    { change, responses: ['an empty answer'], expected: 'unconfirmed' },
    {
      change,
      nextAction: 'closes the tab',
      moment: 'immediately',
      responses: ['a slow response', 'good'],
    },
    { change, submit: 'none', nextAction: 'reloads the page', expected: 'draft kept' },
    {
      change,
      submit: 'none',
      script: 'script delayed by 2 s',
      nextAction: 'follows a link',
      expected: 'draft kept',
    },
  ]),
])

const restrictedBrowsers = defineGroup('7 Browser restrictions and failing analytics', [
  ...flatMap(RESTRICTION_NAMES, (change) => [
    { change },
    { change, form: 'the dialog' },
    { change, responses: ['error 500', 'good'] },
    { change, responses: ['a lead stored, then a connection reset before the response', 'good'] },
    { change, responses: ['an empty answer'], expected: 'unconfirmed' },
    { change, submit: 'a double click on Send, and Enter', responses: ['a slow response'] },
  ]),
])

const brokenScripts = defineGroup('8 Script faults', [
  ...flatMap(BROKEN_SCRIPTS, (script) => [
    { script },
    { script, form: 'the home page' },
    { script, form: 'the dialog' },
    { script, responses: ['a slow response'] },
    { script, submit: 'a double click on Send' },
    { script, submit: 'Enter in a field' },
    ...flatMap(
      [
        'error 500',
        'an empty answer',
        'a page about maintenance',
        'a connection reset before the request is read',
        'a lead stored, then error 500',
        'a lead stored, then a connection reset before the response',
        'a lead stored, then a redirect',
        'a full disk at the receiver',
      ],
      (response) => ({ script, responses: [response], expected: 'unconfirmed' }),
    ),
  ]),
])

const SUBMIT_ACTIONS: readonly SubmitAction[] = [
  'Enter in a field',
  'Send twice',
  'Send five times',
  'a double click on Send',
  'a double click on Send, and Enter',
]
const submitActions = defineGroup('9 Submit actions', [
  ...flatMap(SUBMIT_ACTIONS, (submit) => [
    ...flatMap(['good', 'a slow response', 'a slow receiver'], (response) =>
      flatMap([...WORKING_SCRIPTS, 'script missing', 'script disabled'], (script) => ({
        submit,
        script,
        responses: [response],
      })),
    ),
    { submit, responses: ['error 500', 'a lead stored, then a connection reset before the response', 'good'] },
    { submit, form: 'the dialog', responses: ['a slow response'] },
  ]),
])

const multipleTabs = defineGroup('10 Multiple tabs', [
  ...flatMap(['opens another tab', 'opens another tab and sends from there, too'], (nextAction) => [
    ...flatMap(
      [
        ['a slow response', 'good'],
        ['a very slow response', 'good'],
        ['a lead stored, then no response', 'good'],
        ['error 500', 'error 500', 'good'],
        ['a lead stored, then a connection reset before the response', 'good'],
      ],
      (responses) => ({ nextAction, moment: 'after 0.3 s', responses }),
    ),
    { nextAction, change: 'without the Web Locks API', moment: 'after 0.3 s', responses: ['a slow response', 'good'] },
    {
      nextAction,
      moment: 'after the response',
      responses: ['an empty answer'],
      expected: 'unconfirmed',
    },
  ]),
])

const corrections = defineGroup('11 Corrections', [
  ...flatMap(
    [
      'an empty answer',
      'a reason in JSON 422',
      'a lead stored, then an empty response',
      'a lead stored, then error 403 of a filter',
      'error 500',
      'a lead stored, then a connection reset before the response',
    ],
    (response) => ({
      edit: 'edits the message after the response',
      responses: [response],
      expected: 'unconfirmed',
    }),
  ),
  ...flatMap(['a slow response', 'a slow receiver'], (response) => ({
    edit: 'edits the message while sending',
    responses: [response],
  })),
  { edit: 'edits the message while sending', responses: ['error 500', 'error 500', 'good'] },
  {
    edit: 'edits the message while sending',
    responses: ['a lead stored, then a connection reset before the response', 'good'],
  },
])

const messages = defineGroup('12 Unusual messages', [
  ...flatMap(Object.keys(MESSAGES) as Message[], (message) => [
    { message },
    { message, responses: ['a lead stored, then error 500', 'good'] },
    { message, script: 'script disabled' },
    { message, submit: 'none', nextAction: 'reloads the page', expected: 'draft kept' },
  ]),
])

const autofill = defineGroup('13 Autofill and honeypot', [
  ...flatMap(['autofill without events', 'typing, then autofill without events'], (fillMethod) => [
    ...flatMap([...WORKING_SCRIPTS, 'script missing', 'script disabled'], (script) => ({ fillMethod, script })),
    ...flatMap(['the home page', 'the dialog'], (form) => ({ fillMethod, form })),
    { fillMethod, responses: ['an empty answer'], expected: 'unconfirmed' },
  ]),
  ...flatMap(['script intact', 'script missing', 'script disabled'], (script) => [
    { fillsHoneypot: true, script },
    { fillsHoneypot: true, script, responses: ['a slow response'] },
  ]),
  { fillsHoneypot: true, form: 'the dialog' },
])

const unsentDrafts = defineGroup('14 Unsent drafts', [
  ...flatMap(WAYS_TO_LEAVE, (nextAction) =>
    flatMap(WORKING_SCRIPTS, (script) => ({ script, submit: 'none', nextAction, expected: 'draft kept' })),
  ).filter(({ nextAction }) => nextAction !== 'closes the tab'),
  ...flatMap(['closes the dialog', 'reloads the page', 'follows a link'], (nextAction) => ({
    form: 'the dialog',
    submit: 'none',
    nextAction,
    expected: 'draft kept',
  })),
  ...flatMap(['script missing', 'script request never answered'], (script) => ({
    script,
    submit: 'none',
    nextAction: 'reloads the page',
    expected: 'draft kept',
  })),
])

export const FORM_SCENARIOS: readonly Scenario[] = [
  ...modifiedPages,
  ...restrictedBrowsers,
  ...brokenScripts,
  ...submitActions,
  ...multipleTabs,
  ...corrections,
  ...messages,
  ...autofill,
  ...unsentDrafts,
]
