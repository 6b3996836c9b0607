// The ring around what has the focus, measured against the pixels that it is drawn over.
import type { Page } from '@playwright/test'
import type { Pixels } from './contrast'
import { contrastRatio, luminance } from './contrast-ratio'
import { withStyles } from './page'

/** WCAG 2.2, 1.4.11 and 2.4.13: contrast of the ring with what it is drawn over. */
const MIN_CONTRAST = 3

/** The share of a ring that may be weaker: where it crosses an edge, an icon or another control. */
const EDGE_SHARE = 0.1

type Colour = [red: number, green: number, blue: number]

/** The ring of a control. */
interface Ring {
  name: string
  /** What the browser draws: undefined where nothing does. */
  colour?: Colour
  /**
   * The ground of a control within which its ring lies, if it has one of its own: it may show only
   * while focused.
   */
  ground?: Colour
  /** The middle of its line, around each of its boxes, in px from the page's top left corner. */
  boxes: { left: number; top: number; right: number; bottom: number }[]
}

/**
 * The ring of each visible control, which gets the focus as by the keyboard: a key was pressed. The
 * page is at its top in the end, where what waits above the screen, as the skip link, lies over
 * nothing.
 */
export function focusRings(page: Page): Promise<Ring[]> {
  return withStyles(page, '* { transition: none !important; scroll-behavior: auto !important }', () =>
    page.evaluate(() => {
      const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
      const controls = document.querySelectorAll<HTMLElement>(
        'a[href], button, input, select, textarea, summary, [tabindex="0"]',
      )
      const colours = new Map<string, Colour>()
      const colourOf = (value: string): Colour => {
        const known = colours.get(value)
        if (known || !canvas) return known ?? [0, 0, 0]
        canvas.fillStyle = value
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
        colours.set(value, [red, green, blue])
        return [red, green, blue]
      }
      const rings = [...controls].flatMap((control): Ring[] => {
        // The map draws its rings as shapes of its own.
        if (control instanceof SVGElement || !control.checkVisibility({ visibilityProperty: true })) return []
        control.focus({ preventScroll: true, focusVisible: true })
        if (document.activeElement !== control) return []
        const name = `${control.textContent?.trim().slice(0, 40)} ${control.outerHTML.slice(0, 80)}`
        let owner: Element | null = control
        while (owner && getComputedStyle(owner).outlineStyle === 'none') owner = owner.parentElement
        if (!owner) return [{ name, boxes: [] }]
        const { outlineColor, outlineWidth, outlineOffset, backgroundColor } = getComputedStyle(owner)
        const away = parseFloat(outlineOffset) + parseFloat(outlineWidth) / 2
        const boxes = [...owner.getClientRects()]
          .filter(({ width, height }) => width > 1 && height > 1)
          .map(({ left, top, right, bottom }) => ({
            left: left - away + scrollX,
            top: top - away + scrollY,
            right: right + away + scrollX,
            bottom: bottom + away + scrollY,
          }))
        const colour = colourOf(outlineColor)
        const isWithin = parseFloat(outlineOffset) <= -parseFloat(outlineWidth)
        const hasGround = isWithin && backgroundColor !== 'rgba(0, 0, 0, 0)'
        return [{ name, colour, ...(hasGround && { ground: colourOf(backgroundColor) }), boxes }]
      })
      ;(document.activeElement as HTMLElement).blur()
      scrollTo({ top: 0, behavior: 'instant' })
      return rings
    }),
  )
}

/** Places on the line around a box, 2 px apart. */
function pointsAround({ left, top, right, bottom }: Ring['boxes'][number]): [x: number, y: number][] {
  const points: [number, number][] = []
  for (let x = left; x <= right; x += 2) points.push([x, top], [x, bottom])
  for (let y = top; y <= bottom; y += 2) points.push([left, y], [right, y])
  return points
}

/** The rings that are missing or too weak on their ground. */
export function weakFocusRings(rings: readonly Ring[], { data, info }: Pixels): string[] {
  return rings.flatMap(({ name, colour, ground, boxes }) => {
    if (!colour) return [`no ring: ${name}`]
    const own = luminance(...colour)
    const contrasts = boxes
      .flatMap(pointsAround)
      .map(([x, y]) => [Math.round(x), Math.round(y)] as const)
      .filter(([x, y]) => x >= 0 && y >= 0 && x < info.width && y < info.height)
      .map(([x, y]) => {
        if (ground) return contrastRatio(own, luminance(...ground))
        const at = (y * info.width + x) * 3
        return contrastRatio(own, luminance(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0))
      })
      .sort((a, b) => a - b)
    const worst = contrasts[Math.floor(contrasts.length * EDGE_SHARE)] ?? Infinity
    return worst < MIN_CONTRAST ? [`${worst.toFixed(2)}:1 ${name}`] : []
  })
}
