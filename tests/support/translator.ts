import type { Scripted } from './layout'

/** What the translator puts around each text, in place of another language. */
const [BEFORE, AFTER] = ['¡', '!']

/** The text as the translator shows it. */
export const translated = (text: string) => `${BEFORE}${text}${AFTER}`

/** Elements whose text a translator leaves as it is. */
const KEPT = '[translate=no], script, style, textarea, template, svg'

/**
 * Translates the page as a browser does, from now on: it replaces each text by elements of its own,
 * and each text that comes or changes, soon after.
 */
export function startTranslator(page: Scripted): Promise<void> {
  return page.evaluate(
    ([before, after, kept]) => {
      const translate = () => {
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const texts: Text[] = []
        while (walker.nextNode()) texts.push(walker.currentNode as Text)
        for (const text of texts) {
          if (!text.data.trim() || text.parentElement?.closest(`font, ${kept}`)) continue
          const [outer, inner] = [document.createElement('font'), document.createElement('font')]
          inner.textContent = `${before}${text.data}${after}`
          outer.append(inner)
          text.replaceWith(outer)
        }
      }
      document.documentElement.lang = 'es'
      document.documentElement.classList.add('translated-ltr')
      translate()
      new MutationObserver(translate).observe(document.documentElement, {
        subtree: true,
        childList: true,
        characterData: true,
      })
    },
    [BEFORE, AFTER, KEPT],
  )
}

/**
 * What a visitor sees of the page that is not translated, or twice, and whether the page still says
 * which language it is in.
 */
export function untranslated(page: Scripted): Promise<string[]> {
  return page.evaluate(
    ([before, after, kept]) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (walker.nextNode()) {
        const { data, parentElement } = walker.currentNode as Text
        if (!data.trim() || !parentElement?.checkVisibility() || parentElement.closest(kept!)) continue
        const isWhole = data.startsWith(before!) && data.endsWith(after!) && !data.includes(before!, 1)
        if (!isWhole || !parentElement.closest('font font')) found.push(data)
      }
      const { lang, className } = document.documentElement
      if (lang !== 'es' || !className.includes('translated-ltr'))
        found.push(`<html lang="${lang}" class="${className}">`)
      return found
    },
    [BEFORE, AFTER, KEPT],
  )
}
