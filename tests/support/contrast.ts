import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { withRules } from './page'

/** WCAG 2.2, 1.4.3: contrast of text; large is 24 px, or 18.66 px in bold. */
const AT_LEAST = { usual: 4.5, large: 3 }

/** How much of a text's ground may be worse, since its edges touch other things. */
const EDGES = 0.05

/** Shows what stands behind the words, without them. */
const WITHOUT_WORDS =
  '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important } svg text { fill: transparent !important }'

interface Text {
  words: string
  colour: [red: number, green: number, blue: number]
  large: boolean
  /** px from the page's corner. */
  boxes: { left: number; top: number; right: number; bottom: number }[]
}

/**
 * Every text that shows, with its colour and the parts of its lines' boxes that no box around them
 * cuts off.
 */
function texts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: Text[] = []
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim()
      if (
        !element ||
        !words ||
        !canvas ||
        !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      )
        continue
      if (element.closest('.sr-only, :disabled, [aria-disabled=true], select')) continue
      const style = getComputedStyle(element)
      canvas.fillStyle = element instanceof SVGElement ? style.fill : style.color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      const size = parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      found.push({
        words,
        colour: [red, green, blue],
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes: [...range.getClientRects()].map((box) => {
          const seen = { left: box.left, top: box.top, right: box.right, bottom: box.bottom }
          for (let around: Element | null = element; around; around = around.parentElement) {
            const { overflow, clipPath } = getComputedStyle(around)
            const cuts = around.getBoundingClientRect()
            if (clipPath === 'inset(50%)') seen.right = seen.left
            if (overflow === 'visible') continue
            seen.left = Math.max(seen.left, cuts.left)
            seen.right = Math.min(seen.right, cuts.right)
          }
          return {
            left: seen.left + scrollX,
            top: seen.top + scrollY,
            right: seen.right + scrollX,
            bottom: seen.bottom + scrollY,
          }
        }),
      })
    }
    return found
  })
}

const channel = (value: number) =>
  value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4
const luminance = (red: number, green: number, blue: number) =>
  0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue)
const contrast = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)

/** What stands behind the words of the page, as raw pixels. */
async function ground(page: Page) {
  const shot = await withRules(page, WITHOUT_WORDS, () => page.screenshot({ fullPage: true, animations: 'disabled' }))
  return sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/**
 * The texts that do not stand out enough from the very pixels behind them, and how many texts were
 * looked at.
 */
export async function faintTexts(page: Page): Promise<{ count: number; faint: string[] }> {
  const shown = await texts(page)
  const { data, info } = await ground(page)
  const faint = shown.flatMap(({ words, colour, large, boxes }) => {
    const own = luminance(...colour)
    const contrasts = boxes
      .flatMap(({ left, top, right, bottom }) => {
        const values: number[] = []
        for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, info.height); y += 2)
          for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, info.width); x += 2) {
            const at = (y * info.width + x) * 3
            values.push(contrast(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)))
          }
        return values
      })
      .sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * EDGES)] ?? Infinity
    return worst < (large ? AT_LEAST.large : AT_LEAST.usual) ? [`${worst.toFixed(2)}:1 ${words.slice(0, 60)}`] : []
  })
  return { count: shown.length, faint }
}
