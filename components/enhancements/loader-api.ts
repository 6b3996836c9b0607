import type { ModuleName } from './modules'

/** How long what a visitor has asked for may take before other ways are offered, in ms. */
export const PATIENCE_MS = 8000

/** How long the code that grants a wish may take before the browser's own way is taken, in ms. */
export const GIVE_WAY_AFTER_MS = 3000

/** What a visitor has pressed: a link to a page, or a quote button, which is a link as well. */
export interface Wish {
  /** Where it leads without the module that grants it. */
  href: string
  /** What a quote button is about; missing for other links. */
  subject?: string | undefined
  /** What was pressed: the focus returns to it, where it is still there. */
  by?: HTMLElement
}

/** A module of the list in modules.ts. */
export interface Module {
  /** Takes over an element that the list says it answers; until the signal, where there is one. */
  attach: (element: HTMLElement, loader: Loader, signal?: AbortSignal) => void
}

/** The module that draws the quote dialog. */
export interface DialogModule {
  open: (wish: Wish, loader: Loader) => void
  /** Draws it when the present entry of the browser's history says that it is open. */
  resume: (loader: Loader) => void
}

export type ModuleOf<Name extends ModuleName> = Name extends 'dialog' ? DialogModule : Module

/** What the loader does for modules. */
export interface Loader {
  /** Fetches a module's code, by the site's retry policy; throws when it does not come. */
  load: <Name extends ModuleName>(name: Name) => Promise<ModuleOf<Name>>
  /** The same with one try. */
  fetch: <Name extends ModuleName>(name: Name) => Promise<ModuleOf<Name>>
  /** Attaches to the elements of the page the modules whose time has come. */
  scan: () => Promise<unknown>
  /** The visitor's last tap, click or key, once there was one. A finger that scrolls is none. */
  act?: Event
  /**
   * The HTML at an address; throws when it does not come within 8 s (or as many ms), or the server
   * is out of order.
   */
  ask: (href: string, ms?: number) => Promise<string>
  /** What was pressed and is not granted yet. */
  wish?: Wish | undefined
  /** Opens the page that a wish leads to, or says that it does not come. */
  giveWay: (wish: Wish) => void
  /** Says that this page stays since another did not come, and offers to try again. */
  stay: (tryAgain: () => void) => void
  /** Grants a wish: wishes.ts, once it is there. */
  grant?: (wish: Wish) => void
}
