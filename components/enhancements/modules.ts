/** When a module's code is fetched. */
export type When =
  /** At the visitor's first tap, key or movement of the mouse, or when a picture fails. */
  | 'gesture'
  /** When its element is about to scroll into view. */
  | 'near'
  /** When its form or quote button is used, or at once when something typed before is kept. */
  | 'use'

interface Definition {
  /** Its place below components/. */
  file: string
  /** The elements that it takes over, as a selector. */
  answers: string
  when: When
}

/**
 * All code that runs in the browser beside the loader: which module answers which element, and when
 * it is fetched. Each becomes a file of its own.
 */
export const MODULES = {
  /**
   * Menus, tooltips, toasts, copying, printing, the call bar, analytics, quote buttons, change of
   * page.
   */
  page: { file: 'enhancements/page', answers: 'html', when: 'gesture' },
  hero: { file: 'enhancements/hero', answers: '.hero-pictures', when: 'gesture' },
  suburbs: { file: 'enhancements/suburbs', answers: '[data-search=suburbs]', when: 'gesture' },
  questions: { file: 'enhancements/questions', answers: '[data-search=questions]', when: 'gesture' },
  form: { file: 'quote/form', answers: 'form[name=quote]', when: 'use' },
  dialog: { file: 'quote/islands', answers: 'a[data-opens]', when: 'use' },
  frame: { file: 'quote/islands', answers: '[data-island=frame]', when: 'near' },
} as const satisfies Record<string, Definition>

export type ModuleName = keyof typeof MODULES

/**
 * What the loader knows of a module, in few bytes: what it answers, when it is fetched, and the
 * addresses of its files, as seen from the loader (the module itself comes last, after what it
 * imports).
 */
export type LoadedModule = [answers: string, when: When, files: readonly string[]]
