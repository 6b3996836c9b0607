import { CHANGES as SHARED } from '../support/changes'

type Changes = Record<string, () => void>

/** Modifications of a page by other software, by name. They run in the page. */
const PAGE_CHANGES = {
  ...SHARED,

  'with an element beside the form': () => {
    for (const form of document.forms) form.before(document.createElement('protonpass-root'))
  },

  'with its fields wrapped one by one': () => {
    for (const field of document.querySelectorAll('input:not([type=hidden]), select, textarea')) {
      const wrapper = document.createElement('span')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  },

  'with its form replaced by a copy': () => {
    for (const form of document.querySelectorAll('#quote form')) form.replaceWith(form.cloneNode(true))
  },

  'without the Web Locks API': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined })
  },
} satisfies Changes

/** What a browser denies, and analytics that fail, by name. They run in the page. */
const RESTRICTIONS = {
  'where storage is denied': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  },

  'where storage is full': () => {
    for (const storage of [localStorage, sessionStorage]) {
      for (let size = 4_000_000, number = 0; size > 0; number++) {
        try {
          storage.setItem(`filler-${number}`, 'x'.repeat(size))
        } catch {
          size = Math.floor(size / 2)
        }
      }
    }
  },

  'where navigator.onLine is false': () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
  },

  'whose analytics function throws': () => {
    const plausible = () => {
      throw new Error('broken')
    }
    Object.defineProperty(window, 'plausible', { get: () => plausible, set: () => {} })
  },

  'whose analytics function is not a function': () => {
    Object.defineProperty(window, 'plausible', { get: () => 'blocked', set: () => {} })
  },

  'whose analytics function cannot be read': () => {
    Object.defineProperty(window, 'plausible', {
      get: () => {
        throw new Error('broken')
      },
      set: () => {},
    })
  },
} satisfies Changes

/** All of them. */
export const CHANGES = { ...PAGE_CHANGES, ...RESTRICTIONS }
export type Change = keyof typeof CHANGES

export const PAGE_CHANGE_NAMES = Object.keys(PAGE_CHANGES) as (keyof typeof PAGE_CHANGES)[]
export const RESTRICTION_NAMES = Object.keys(RESTRICTIONS) as (keyof typeof RESTRICTIONS)[]
