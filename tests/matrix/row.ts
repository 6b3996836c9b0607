import type { Answer } from './answers'
import type { Engine } from './driver'
import type { Message } from './form'
import type { Script } from './world'

/** Where the form stands that is filled in. */
export type Form = 'the contact page' | 'the home page' | 'the dialog'

/** How Send is pressed. */
export type Press =
  | 'Send'
  | 'Enter in a field'
  | 'Send twice'
  | 'Send five times'
  | 'a double click on Send'
  | 'a double click on Send, and Enter'
  /** Nothing is asked for: what was typed is to stay. */
  | 'nothing'

/** What the visitor does after that. */
export type Leaving =
  | 'stays'
  | 'follows a link'
  | 'types another address'
  | 'goes back'
  | 'loads the page again'
  | 'closes the tab'
  /** And opens no page of the site again. */
  | 'closes the tab for good'
  | 'closes the dialog'
  | 'opens another tab'
  | 'opens another tab and sends it there as well'
  | 'sees the page crash'
  | 'sees the browser crash'

export type Moment = 'at once' | 'after 0.3 s' | 'while it is tried again' | 'when the answer is there' | 'after 8 s'

/** When nothing can be reached. */
export type Outage =
  | 'none'
  | 'of everybody before Send is pressed'
  | 'of everybody after Send is pressed'
  | 'of the receiver before Send is pressed'
  /** The browser is told, too. */
  | 'of the connection before Send is pressed'
  | 'of the connection after Send is pressed'

/** What is done besides, after Send was pressed. */
export type Edit = 'none' | 'changes the message while it is sent' | 'changes the message after the answer'

/** How the fields are filled in. */
export type Filler = 'typing' | 'a program that tells nobody' | 'typing and then a program that tells nobody'

/** A row of the matrix: everything that is not named is as on a good day. */
export interface Row {
  group: string
  name: string
  form: Form
  script: Script
  /** What is done to the page before the visitor touches it: a name in changes.ts. */
  change: string
  filler: Filler
  message: Message
  /** Whether the field that people do not see is filled in, too. */
  isTrapped: boolean
  outage: Outage
  /**
   * How requests are answered, one after the other, until all is well again; the last one stays.
   */
  answers: readonly [Answer, ...Answer[]]
  press: Press
  moment: Moment
  leaving: Leaving
  edit: Edit
  /**
   * What the visitor is told as long as all is as the row says: that the request has arrived, or
   * that it has not (yet). After that everything is well again, and every request that was asked
   * for arrives. A request that was not asked for is kept; one whose visitor has gone arrives by
   * itself.
   */
  ends: 'thanked' | 'told' | 'kept' | 'arrives'
  /** Engines in which a row cannot be played, and why. */
  notIn: Partial<Record<Engine, string>>
}
