import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { contrastRatio, luminance } from './contrast-ratio'
import { withStyles } from './page'

/** WCAG 2.2, 1.4.3: contrast of text; large is 24 px, or 18.66 px in bold. */
const MIN_CONTRAST = { usual: 4.5, large: 3 }

/** The share of a text's pixels that is ignored, since its edges touch other things. */
const EDGE_SHARE = 0.05

/** Hides the text, and shows what is behind it. */
const HIDE_TEXT =
  '*, *::before, *::after { color: transparent !important; text-decoration-color: transparent !important } svg text { fill: transparent !important }'

/** A text as it shows. */
interface Text {
  text: string
  colour: [red: number, green: number, blue: number]
  large: boolean
  /** In px from the page's top left corner. */
  boxes: { left: number; top: number; right: number; bottom: number }[]
}

/** Every visible text, with its colour and the boxes of its lines, clipped by its ancestors. */
export function visibleTexts(page: Page): Promise<Text[]> {
  return page.evaluate(() => {
    const found: Text[] = []
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    /** Between which edges an element's ancestors let it be seen, in px of the viewport. */
    const clips = new Map<Element, { left: number; right: number }>()
    const clipOf = (element: Element | null): { left: number; right: number } => {
      if (!element) return { left: -Infinity, right: Infinity }
      const known = clips.get(element)
      if (known) return known
      const { left, right } = clipOf(element.parentElement)
      const { overflow, clipPath } = getComputedStyle(element)
      const box = element.getBoundingClientRect()
      const isClipped = overflow !== 'visible'
      const clip = {
        left: isClipped ? Math.max(left, box.left) : left,
        right: clipPath === 'inset(50%)' ? -Infinity : isClipped ? Math.min(right, box.right) : right,
      }
      clips.set(element, clip)
      return clip
    }
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const text = node.textContent?.trim()
      if (!element || !text || !canvas || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue
      if (element.closest('.sr-only, :disabled, [aria-disabled=true], select')) continue
      const style = getComputedStyle(element)
      canvas.fillStyle = element instanceof SVGElement ? style.fill : style.color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      const size = parseFloat(style.fontSize)
      const range = document.createRange()
      range.selectNodeContents(node)
      const clip = clipOf(element)
      found.push({
        text,
        colour: [red, green, blue],
        large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
        boxes: [...range.getClientRects()].map((box) => {
          return {
            left: Math.max(box.left, clip.left) + scrollX,
            top: box.top + scrollY,
            right: Math.min(box.right, clip.right) + scrollX,
            bottom: box.bottom + scrollY,
          }
        }),
      })
    }
    return found
  })
}

/** A page without its text, as raw pixels: red, green and blue. */
export interface Pixels {
  data: Buffer
  info: { width: number; height: number }
}

/** The page without its text. */
export async function backgroundPixels(page: Page): Promise<Pixels> {
  const shot = await withStyles(page, HIDE_TEXT, () =>
    page.screenshot({ fullPage: true, animations: 'disabled', caret: 'initial' }),
  )
  return sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
}

/** The texts with too little contrast with the pixels behind them. */
export function lowContrastTexts(texts: readonly Text[], { data, info }: Pixels): string[] {
  return texts.flatMap(({ text, colour, large, boxes }) => {
    const textLuminance = luminance(...colour)
    const contrasts = boxes
      .flatMap(({ left, top, right, bottom }) => {
        const values: number[] = []
        for (let y = Math.max(0, Math.ceil(top)); y < Math.min(bottom, info.height); y += 2)
          for (let x = Math.max(0, Math.ceil(left)); x < Math.min(right, info.width); x += 2) {
            const at = (y * info.width + x) * 3
            values.push(contrastRatio(textLuminance, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)))
          }
        return values
      })
      .sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * EDGE_SHARE)] ?? Infinity
    return worst < (large ? MIN_CONTRAST.large : MIN_CONTRAST.usual)
      ? [`${worst.toFixed(2)}:1 ${text.slice(0, 60)}`]
      : []
  })
}
