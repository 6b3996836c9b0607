import type { IconVariant } from '../../lib/site/icons'
import { paletteColour } from '../../lib/site/palette'
import { MARK } from '../../components/ui/mark'

/**
 * The scale of the mark on the background that fills the square. Of a maskable icon only the
 * central circle of 80 % is sure to be shown.
 */
const SCALES: Record<IconVariant, number> = { rounded: 1, square: 0.84, maskable: 0.72 }

/** The mark as an SVG file, in the colours of the palette. */
export function markSvg(variant: IconVariant, pixels: number = MARK.size): string {
  const { size, ground, lines } = MARK
  const scale = SCALES[variant]
  const shift = (size * (1 - scale)) / 2
  const radius = variant === 'rounded' ? ` rx="${ground.radius}"` : ''
  const paths = lines.map(
    ({ d, colour, width }) => `<path d="${d}" stroke="${paletteColour(colour)}" stroke-width="${width}"/>`,
  )
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${size} ${size}">`,
    `<rect width="${size}" height="${size}"${radius} fill="${paletteColour(ground.colour)}"/>`,
    `<g transform="translate(${shift} ${shift}) scale(${scale})" fill="none" stroke-linecap="round" stroke-linejoin="round">`,
    ...paths,
    '</g></svg>\n',
  ].join('')
}
