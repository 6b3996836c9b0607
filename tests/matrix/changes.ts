import { CHANGES as SUPPORTED } from '../support/changes'

/** What is done to a page before the visitor touches it, in the words of a row's name. */
export const CHANGES: Readonly<Record<string, () => void>> = {
  ...SUPPORTED,

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

  'where nothing may be stored': () => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('Denied', 'SecurityError')
        },
      })
    }
  },

  'where no room is left to store anything': () => {
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

  'where the browser thinks that it is offline': () => {
    Object.defineProperty(navigator, 'onLine', { get: () => false })
  },

  'without locks': () => {
    Object.defineProperty(navigator, 'locks', { value: undefined })
  },

  'whose counter throws': () => {
    const plausible = () => {
      throw new Error('broken')
    }
    Object.defineProperty(window, 'plausible', { get: () => plausible, set: () => {} })
  },

  'whose counter is no function': () => {
    Object.defineProperty(window, 'plausible', { get: () => 'blocked', set: () => {} })
  },

  'whose counter cannot be reached at all': () => {
    Object.defineProperty(window, 'plausible', {
      get: () => {
        throw new Error('broken')
      },
      set: () => {},
    })
  },
}
