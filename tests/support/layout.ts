// What a page's layout does to visitors with large text, long words, another direction of writing,
// or a thumb.
import type { Page } from '@playwright/test'

/** A page of any engine in which functions can be run. */
export interface Scripted {
  evaluate: {
    <Result>(script: () => Result): Promise<Result>
    <Result, Given>(script: (given: Given) => Result, given: Given): Promise<Result>
  }
}

/** The bars that stay on the screen while the page scrolls. */
const BARS = '.site-header, .jump-row, .call-bar'

/** The page's width and the elements beyond its end, when it scrolls horizontally. */
export function overflowingElements(page: Scripted): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth, dir } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    const all = [...document.querySelectorAll('body *')].filter((element) => element.checkVisibility())
    const wide = all.filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return dir === 'rtl' ? left < -1 : right > clientWidth + 1
    })
    return [`${scrollWidth} px`, ...wide.map(({ outerHTML }) => outerHTML.slice(0, 120)).slice(0, 5)]
  })
}

/**
 * The texts of which a visitor cannot see a part: beyond the viewport's sides, or beyond a box that
 * clips its content or has an edge of its own (a button, a card, a field). What scrolls is not cut.
 */
export function cutTexts(page: Scripted): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth } = document.documentElement
    /** Of each element: whether it ends the search, and the box that its content may not leave. */
    const known = new Map<Element, { isEnd: boolean; box: DOMRect | null }>()
    const limitsOf = (element: Element) => {
      const limits = known.get(element)
      if (limits) return limits
      const { overflowX, clipPath, borderInlineEndWidth, borderInlineStartWidth } = getComputedStyle(element)
      const isSpoken = clipPath === 'inset(50%)' || (/hidden/.test(overflowX) && element.clientWidth <= 1)
      // It scrolls, or is for screen readers alone.
      const isEnd = /auto|scroll/.test(overflowX) || isSpoken
      const isBox =
        /hidden|clip/.test(overflowX) || (borderInlineStartWidth !== '0px' && borderInlineEndWidth !== '0px')
      const found = { isEnd, box: isBox ? element.getBoundingClientRect() : null }
      known.set(element, found)
      return found
    }
    const isCut = (text: Text, { left, right }: DOMRect): boolean => {
      for (let element = text.parentElement; element && element !== document.body; element = element.parentElement) {
        const { isEnd, box } = limitsOf(element)
        if (isEnd) return false
        if (box && (right > box.right + 1 || left < box.left - 1)) return true
      }
      return right > clientWidth + 1 || left < -1
    }
    const cut: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (!text.data.trim() || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (parent.closest('script, style, template, .sr-only')) continue
      range.selectNodeContents(text)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
      if (lines.some((line) => isCut(text, line))) cut.push(`${text.data.trim().slice(0, 60)} (${parent.className})`)
    }
    return cut
  })
}

/** The words, in the elements that a selector finds, that are broken within over two lines. */
export function brokenWords(page: Page, selector = 'body'): Promise<string[]> {
  return page.locator(selector).evaluateAll((elements) => {
    const range = document.createRange()
    const broken: string[] = []
    for (const element of elements) {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const text = walker.currentNode as Text
        const parent = text.parentElement
        if (!parent?.checkVisibility() || parent.closest('script, style, svg, select, .sr-only')) continue
        for (const { 0: word, index } of text.data.matchAll(/\p{L}{2,}/gu)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
          if (lines.size > 1) broken.push(`${word} (${parent.className})`)
        }
      }
    }
    return broken
  })
}

/** Phone numbers and email addresses that are not written from the left to the right. */
export function reversedContacts(page: Scripted): Promise<string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      if (!text.parentElement?.checkVisibility() || text.parentElement.closest('script, style, .sr-only')) continue
      for (const { 0: contact, index } of text.data.matchAll(/\(?\d[\d\s()]{6,}\d|\S+@\w\S+\w/g)) {
        const [first, last] = [index, index + contact.length - 1].map((at) => {
          range.setStart(text, at)
          range.setEnd(text, at + 1)
          return range.getBoundingClientRect()
        })
        // One that is broken over two lines is left out.
        if (first && last && first.top === last.top && first.left > last.left) found.push(contact)
      }
    }
    return found
  })
}

/** Where the names stand that the map shows, in px from its left edge. */
export function placesOnMap(page: Scripted): Promise<number[]> {
  return page.evaluate(() => {
    const left = document.querySelector('.area-map')?.getBoundingClientRect().left ?? Number.NaN
    const boxes = [...document.querySelectorAll('.area-map text')].map((text) => text.getBoundingClientRect())
    return boxes.filter(({ width }) => width > 0).map((box) => Math.round(box.left - left))
  })
}

/**
 * The share of the height, in percent, that the bars take which stay on the screen, while
 * its middle is read.
 */
export function heightOfBars(page: Scripted): Promise<number> {
  return page.evaluate((bars) => {
    scrollTo({ top: document.body.scrollHeight / 2, behavior: 'instant' })
    const heights = [...document.querySelectorAll(bars)]
      .filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
      // A bar that does not stay has its place far away; it may pass by like any other part.
      .filter((bar) => {
        const { position, top, bottom } = getComputedStyle(bar)
        return position === 'sticky' && ![top, bottom].some((place) => parseFloat(place) < -innerHeight)
      })
      .map((bar) => bar.getBoundingClientRect())
      .map(({ top, bottom }) => Math.max(0, Math.min(innerHeight, bottom) - Math.max(0, top)))
    return (100 * heights.reduce((sum, height) => sum + height, 0)) / innerHeight
  }, BARS)
}

/**
 * What a thumb may miss: controls and links, but those within a sentence, that are smaller than
 * 44 by 44 px and have another in that space, or are smaller than 24 by 24 px.
 */
export function smallTargets(page: Scripted): Promise<string[]> {
  return page.evaluate(() => {
    const [LARGE, SMALL] = [44, 24]
    const targets = [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((target) => {
        // A label is part of its control; a link's overlay makes its card the target.
        const label = target instanceof HTMLInputElement ? target.closest('label') : null
        const overlay = getComputedStyle(target, '::after')
        const isCard = overlay.position === 'absolute' && overlay.content !== 'none'
        const own = (isCard && target.closest('.card, li')) || label || target
        return { target, own, rect: own.getBoundingClientRect() }
      })
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
    const isInText = (target: Element) =>
      getComputedStyle(target).display === 'inline' &&
      (target.closest('.prose') !== null ||
        [...(target.parentElement?.childNodes ?? [])].some(
          (node) => node !== target && node instanceof Text && /\w/.test(node.data),
        ))
    return targets
      .filter(({ target, own, rect }) => {
        if ((rect.width >= LARGE && rect.height >= LARGE) || isInText(target)) return false
        if (rect.width < SMALL || rect.height < SMALL) return true
        const [x, y] = [rect.x + rect.width / 2, rect.y + rect.height / 2]
        const [halfWidth, halfHeight] = [Math.max(LARGE, rect.width) / 2, Math.max(LARGE, rect.height) / 2]
        return targets.some(
          (other) =>
            other.own !== own &&
            !other.own.contains(own) &&
            other.rect.left < x + halfWidth - 0.5 &&
            other.rect.right > x - halfWidth + 0.5 &&
            other.rect.top < y + halfHeight - 0.5 &&
            other.rect.bottom > y - halfHeight + 0.5,
        )
      })
      .map(
        ({ target, rect }) =>
          `${Math.round(rect.width)} × ${Math.round(rect.height)} px: ${target.textContent?.trim().slice(0, 40)} ` +
          `(${target.outerHTML.slice(0, 90)})`,
      )
  })
}

/**
 * Gives the page the words of another language, and names as long as any: each heading, link, label
 * and button gets a word of thirty letters, and names and addresses become forty letters long.
 */
export function lengthenWords(page: Scripted, names: readonly string[]): Promise<void> {
  return page.evaluate((known) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const texts: Text[] = []
    while (walker.nextNode()) texts.push(walker.currentNode as Text)
    for (const text of texts) {
      // The map stays as drawn.
      if (!text.data.trim() || text.parentElement?.closest('script, style, svg')) continue
      const name = known.find((each) => text.data.includes(each))
      if (name) text.data = text.data.replaceAll(name, name.padEnd(40, 'gesellschaft'))
      else if (text.parentElement?.closest('h1, h2, h3, a, button, label, legend, summary, dt, th'))
        text.data += ' Gebäudereinigungsvereinbarung'
    }
  }, names)
}
