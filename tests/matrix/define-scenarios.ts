import type { FormLocation, Moment, NextAction, Scenario } from './scenario'
import type { ScriptFault } from './script-faults'

/** A scenario without any fault. */
const DEFAULTS: Omit<Scenario, 'group' | 'name'> = {
  form: 'the contact page',
  script: 'script intact',
  change: 'left unchanged',
  fillMethod: 'typing',
  message: 'an ordinary message',
  fillsHoneypot: false,
  outage: 'none',
  responses: ['good'],
  submit: 'Send',
  moment: 'immediately',
  nextAction: 'stays',
  edit: 'none',
  expected: 'confirmed',
  skippedIn: {},
}

/** The name of a scenario: its fields that are not the defaults, in the order of time. */
function nameOf(scenario: Partial<Scenario>): string {
  const {
    form,
    change,
    script,
    fillMethod,
    message,
    fillsHoneypot,
    outage,
    submit,
    responses,
    moment,
    nextAction,
    edit,
  } = scenario
  const outages = outage && outage !== 'none' && `an outage ${outage}`
  const parts = [
    `${form ?? DEFAULTS.form}${change && change !== 'left unchanged' ? ` ${change}` : ''}`,
    script,
    fillMethod && fillMethod !== 'typing' && `filled in by ${fillMethod}`,
    message,
    fillsHoneypot && 'the honeypot filled in',
    outages,
    submit === 'none' ? 'not submitted' : submit,
    responses && responses.join(', then '),
    edit && edit !== 'none' && `the visitor ${edit}`,
    nextAction && nextAction !== 'stays' && `the visitor ${nextAction}${moment ? ` ${moment}` : ''}`,
  ]
  return parts.filter(Boolean).join('; ')
}

/** The scenarios of a group, each given by the fields that are not the defaults. */
export const defineGroup = (group: string, list: readonly Partial<Scenario>[]): Scenario[] =>
  list.map((given) => ({ ...DEFAULTS, group, name: nameOf(given), ...given }))

/** Array.flatMap with literal types: neither values nor scenarios need `as const`. */
export const flatMap = <const Value>(
  values: readonly Value[],
  make: (value: Value) => Partial<Scenario> | Partial<Scenario>[],
): Partial<Scenario>[] => values.flatMap((value) => make(value))

/** Every location of a form. */
export const FORMS: readonly FormLocation[] = ['the contact page', 'the home page', 'the dialog']
/** With these the form's code is loaded before the visitor submits. */
export const WORKING_SCRIPTS: readonly ScriptFault[] = ['script intact', 'script delayed by 2 s']

/** Ways to leave a page. */
export const WAYS_TO_LEAVE: readonly NextAction[] = [
  'follows a link',
  'enters another address',
  'goes back',
  'reloads the page',
  'closes the tab',
]
/** Moments before any response. */
export const EARLY_MOMENTS: readonly Moment[] = ['immediately', 'after 0.3 s']
