import type { Engine } from '../../scripts/tools/engines'
import type { Change } from './changes'
import type { EndpointResponse } from './responses'
import type { Message } from './form'
import type { ScriptFault } from './script-faults'

/** Where the form that is filled in stands. */
export type FormLocation = 'the contact page' | 'the home page' | 'the dialog'

/** How the form is submitted. */
export type SubmitAction =
  | 'Send'
  | 'Enter in a field'
  | 'Send twice'
  | 'Send five times'
  | 'a double click on Send'
  | 'a double click on Send, and Enter'
  /** The form is filled in and not submitted. */
  | 'none'

/** What the visitor does after submitting. */
export type NextAction =
  | 'stays'
  | 'follows a link'
  | 'enters another address'
  | 'goes back'
  | 'reloads the page'
  | 'closes the tab'
  /** And does not come back to the site. */
  | 'closes the tab for good'
  | 'closes the dialog'
  | 'opens another tab'
  | 'opens another tab and sends from there, too'
  | 'sees the page crash'
  | 'sees the browser crash'

/** When the visitor does it, counted from submitting. */
export type Moment = 'immediately' | 'after 0.3 s' | 'during a retry' | 'after the response' | 'after 8 s'

/** Which hosts cannot be reached, and from when on. */
export type Outage =
  | 'none'
  | 'of all hosts before Send is pressed'
  | 'of all hosts after Send is pressed'
  | 'of the receiver before Send is pressed'
  /** The browser itself is set offline, too. */
  | 'of the connection before Send is pressed'
  | 'of the connection after Send is pressed'

/** What the visitor edits after submitting. */
export type Edit = 'none' | 'edits the message while sending' | 'edits the message after the response'

/** How the fields are filled in. */
export type FillMethod = 'typing' | 'autofill without events' | 'typing, then autofill without events'

/** One case of the fault matrix: a form, faults, what the visitor does, and what is expected. */
export interface Scenario {
  group: string
  name: string
  form: FormLocation
  script: ScriptFault
  /** How the page is modified before the form is used. */
  change: Change
  fillMethod: FillMethod
  message: Message
  /** Whether the honeypot field is filled in, too. */
  fillsHoneypot: boolean
  outage: Outage
  /** The endpoint's responses, in this order until the faults end; the last one repeats. */
  responses: readonly [EndpointResponse, ...EndpointResponse[]]
  submit: SubmitAction
  moment: Moment
  nextAction: NextAction
  edit: Edit
  /**
   * What is expected while the faults last: the page confirms the request, or says that it is not
   * confirmed (and it arrives once the faults end); a draft that was not submitted is kept; or the
   * request is delivered although the visitor has closed the site.
   */
  expected: 'confirmed' | 'unconfirmed' | 'draft kept' | 'delivered in the background'
  /** Engines in which the scenario cannot run, and why. */
  skippedIn: Partial<Record<Engine, string>>
}
