import type { ModuleName } from './modules'

/** Timeout, in ms, after which a visitor is offered alternatives to what was requested. */
export const TIMEOUT_MS = 8000

/**
 * Timeout, in ms, for the code that handles an intent; then the browser follows the link itself.
 */
export const FALLBACK_AFTER_MS = 3000

/** An intent: a link or quote button (also a link) that was pressed before its code was loaded. */
export interface Intent {
  /** The link's URL, used if the module that handles the intent does not load. */
  href: string
  /** Subject of a quote button; undefined for other links. */
  subject?: string | undefined
  /** The pressed element; focus returns to it if it is still in the document. */
  by?: HTMLElement
}

/** A module listed in modules.ts. */
export interface Module {
  /** Enhances an element that matches the module's selector; until the signal aborts, if given. */
  attach: (element: HTMLElement, loader: Loader, signal?: AbortSignal) => void
}

/** The module that renders the quote dialog. */
export interface DialogModule {
  open: (intent: Intent, loader: Loader) => void
  /** Renders the dialog if the current history entry is marked as open. */
  resume: (loader: Loader) => void
}

/** The interface of the module with this name. */
export type ModuleOf<Name extends ModuleName> = Name extends 'dialog' ? DialogModule : Module

/** The loader's interface for modules. */
export interface Loader {
  /** Loads a module's code by the site's retry policy; rejects when all tries have failed. */
  load: <Name extends ModuleName>(name: Name) => Promise<ModuleOf<Name>>
  /** The latest of the tries to load a module's code, which begin with this call if need be. */
  fetch: (name: ModuleName) => Promise<unknown>
  /** Attaches to the elements of the page those modules that are due. */
  scan: () => Promise<unknown>
  /** The latest user interaction (pointerup or keydown). Scrolling by touch does not count. */
  gesture?: Event
  /**
   * Fetches the HTML at a URL; rejects if it does not arrive within 8 s (or `ms`), or on a status
   * of 500 or above.
   */
  getPage: (href: string, ms?: number) => Promise<string>
  /** The intent that is pending. */
  intent?: Intent | undefined
  /** Follows an intent's link, or shows the notice that its page did not load. */
  follow: (intent: Intent) => void
  /** Shows the notice that another page did not load, with a retry button; this page stays. */
  retry: (tryAgain: () => void) => void
  /** Handles an intent: set by intents.ts once it has loaded. */
  handle?: (intent: Intent) => void
}
