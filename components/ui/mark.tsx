/** Roles of the palette: `@theme` in app/globals.css. */
type LineColour = 'mark-tick' | 'mark-blade'

/**
 * The company's logo mark, drawn in a square: the header, the icons, the images for social networks
 * and the placeholder of an image that fails to load all derive from it. Keep its lines inside the
 * circle that fits into the square.
 */
export const MARK: {
  /** Width and height of the square. */
  size: number
  ground: { colour: 'mark'; radius: number }
  lines: readonly { d: string; colour: LineColour; width: number }[]
} = {
  size: 32,
  ground: { colour: 'mark', radius: 7.5 },
  // A tick whose long line ends in the blade of a squeegee.
  lines: [
    { d: 'M6 17.4 12.3 24.2 23 9.4', colour: 'mark-tick', width: 3.7 },
    { d: 'M18.2 5.3 27.9 12.3', colour: 'mark-blade', width: 4.3 },
  ],
}

const STROKES: Record<LineColour, string> = { 'mark-tick': 'stroke-mark-tick', 'mark-blade': 'stroke-mark-blade' }

/**
 * The mark on its background; decoration beside the company's name. As every svg, it has a size of
 * its own, for browsers without the stylesheet: otherwise it would be as wide as the screen.
 */
export function Mark({ className }: { className?: string }) {
  const { size, ground } = MARK
  return (
    <svg aria-hidden width={24} height={24} viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} rx={ground.radius} className="fill-mark in-[.on-dark]:fill-brand" />
      <MarkLines />
    </svg>
  )
}

/** Only the mark's lines, inside an svg of the caller; `strokes` replaces their colours. */
export function MarkLines({ strokes }: { strokes?: Partial<Record<LineColour, string>> }) {
  return MARK.lines.map(({ d, colour, width }) => (
    <path
      key={d}
      d={d}
      className={strokes?.[colour] ?? STROKES[colour]}
      strokeWidth={width}
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ))
}
