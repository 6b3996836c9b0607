import type { Page } from '@playwright/test'

/** How extensions and translators change a page in the browser, by their name in test titles. */
export const CHANGES = {
  'left unchanged': () => {},

  'in another language': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Node[] = []
    while (walker.nextNode()) texts.push(walker.currentNode)
    for (const text of texts) {
      if (!text.textContent?.trim() || text.parentElement?.closest('script, style, textarea')) continue
      const outer = document.createElement('font')
      const inner = document.createElement('font')
      inner.textContent = `¡${text.textContent}!`
      outer.append(inner)
      text.parentNode?.replaceChild(outer, text)
    }
    document.documentElement.lang = 'es'
    document.documentElement.classList.add('translated-ltr')
  },

  'with a password manager’s element beside each field': () => {
    for (const field of document.querySelectorAll('input, select, textarea')) {
      const element = document.createElement('div')
      element.attachShadow({ mode: 'open' }).append('fill in')
      field.after(element)
      field.setAttribute('data-manager-id', 'field')
    }
  },

  'without its comments': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT)
    const comments: Node[] = []
    while (walker.nextNode()) comments.push(walker.currentNode)
    for (const comment of comments) comment.parentNode?.removeChild(comment)
  },

  'with attributes and classes added': () => {
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      element.setAttribute('data-extension', '1')
      element.classList.add('extension-checked')
    }
    document.body.setAttribute('cz-shortcut-listen', 'true')
  },
} satisfies Record<string, () => void>

type Change = keyof typeof CHANGES
export const CHANGE_NAMES = Object.keys(CHANGES) as Change[]

/** Changes the page in one of these ways. */
export const change = (page: Page, how: Change): Promise<void> => page.evaluate(CHANGES[how])
