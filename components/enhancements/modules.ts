/** When a module's code is loaded. */
export type LoadTrigger =
  /** At once, in a browser whose document has it (WebMCP). */
  | 'modelContext'
  /** On the first tap, key or mouse movement, or when an image fails to load. */
  | 'gesture'
  /** When its element is about to scroll into view; the loader does so for `frame` alone. */
  | 'near'
  /**
   * When its form or quote button is used, or at once if form values were saved earlier; the loader
   * does so for `dialog` and `form` alone.
   */
  | 'use'

interface Definition {
  /** Its path below components/. */
  file: string
  /** Selector of the elements that it enhances. */
  selector: string
  when: LoadTrigger
}

/**
 * All browser code besides the loader: which module enhances which element, and when it is loaded.
 * Each becomes a file of its own.
 */
export const MODULES = {
  /**
   * Menus, tooltips, toasts, copying, printing, the call bar, analytics, quote buttons, navigation.
   */
  page: { file: 'enhancements/page', selector: 'html', when: 'gesture' },
  /** Tools for agents, once for each document: the element stays when the page changes. */
  agent: { file: 'enhancements/agent', selector: 'body', when: 'modelContext' },
  hero: { file: 'enhancements/hero', selector: '.hero-pictures', when: 'gesture' },
  suburbs: { file: 'enhancements/suburbs', selector: '[data-module=suburbs]', when: 'gesture' },
  /** The monthly range on the pricing page, dollars an hour on the page that compares quotes. */
  prices: { file: 'enhancements/prices', selector: '[data-module=prices]', when: 'gesture' },
  questions: { file: 'enhancements/questions', selector: '[data-module=questions]', when: 'gesture' },
  frame: { file: 'quote/islands', selector: '[data-island=frame]', when: 'near' },
  dialog: { file: 'quote/islands', selector: 'a[data-opens]', when: 'use' },
  form: { file: 'quote/form', selector: 'form[name=quote]', when: 'use' },
} as const satisfies Record<string, Definition>

/** The name of a module. */
export type ModuleName = keyof typeof MODULES

/**
 * A module as the loader needs it, in few bytes: its selector, when it is loaded (empty or left out
 * for the first gesture) and, unless it is one file with the module's own name, the names of its
 * files beside the loader, without “.js” and with a space between them (the module itself, then
 * what it imports).
 */
export type LoadedModule = [selector: string, when?: Exclude<LoadTrigger, 'gesture'> | '', files?: string]
