import { shapesText, type Drawing } from '../../lib/brand/drawing'
import { hasGround, withoutGround } from '../../lib/brand/mark'
import { getContent } from '../../lib/content/get-content'
import type { Role } from '../../lib/content/schema/colours'
import type { IconVariant } from '../../lib/site/icons'
import { paletteColour } from '../../lib/site/palette'

/**
 * The scale of the mark on the background that fills the square. Only the central circle, 80% of
 * the width, of a maskable icon is sure to be shown: a mark with its own background keeps its lines
 * inside that circle, another mark may reach into the corners.
 */
const SQUARE = 0.84
const MASKABLE = { withGround: 0.72, without: 0.56 }

/** What fills the square behind the mark: its own background, or that of a page. */
export function iconGround(): string {
  return paletteColour(hasGround(getContent().mark) ? 'mark' : 'ground')
}

/** The mark as the SVG file of an icon. */
export function markSvg(variant: IconVariant, size: number = getContent().mark.width): string {
  const { mark } = getContent()
  if (variant === 'rounded') return svg(size, size, drawn(mark, size, size, 'ink'))
  const scale = variant === 'square' ? SQUARE : hasGround(mark) ? MASKABLE.withGround : MASKABLE.without
  const inner = size * scale
  const ground = `<rect width="${size}" height="${size}" fill="${iconGround()}"/>`
  return svg(size, size, ground + drawn(withoutGround(mark), inner, inner, 'ink', (size - inner) / 2))
}

/** The logo on a dark background as an SVG file: the word-mark, or else the mark. */
export function logoOnDark(height: number): { file: string; width: number; hasName: boolean } {
  const { mark, wordmark } = getContent()
  const drawing = wordmark ?? mark
  const width = Math.round((height * drawing.width) / drawing.height)
  return { file: svg(width, height, drawn(drawing, width, height, 'on-dark')), width, hasName: wordmark !== null }
}

function svg(width: number, height: number, inside: string): string {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${inside}</svg>\n`
}

/**
 * A drawing in the colours of the palette.
 * @param text the role of currentColor
 */
function drawn({ viewBox, shapes }: Drawing, width: number, height: number, text: Role, at = 0): string {
  const inside = shapesText(shapes, (name, role) => ({ name, value: paletteColour(role) }))
  const place = `x="${at}" y="${at}" width="${width}" height="${height}" viewBox="${viewBox}"`
  return `<svg ${place} color="${paletteColour(text)}">${inside}</svg>`
}
