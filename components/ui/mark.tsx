/** A colour of the palette, as `@theme` names it in app/globals.css. */
export type MarkColour = 'harbour' | 'sun' | 'white'

/** The company's mark, drawn on a square field: the header, the icons, the pictures for social networks and a picture that does not come all derive from it. Keep its lines inside the circle that fits into the field. */
export const MARK: {
  /** Width and height of the field. */
  size: number
  ground: { colour: MarkColour; radius: number }
  lines: readonly { d: string; colour: MarkColour; width: number }[]
} = {
  size: 32,
  ground: { colour: 'harbour', radius: 7 },
  // A wiped line over a tick.
  lines: [
    { d: 'M7 25 25 7', colour: 'sun', width: 4.5 },
    { d: 'm7 15 5 5L20 8', colour: 'white', width: 3 },
  ],
}

const FILLS: Record<MarkColour, string> = { harbour: 'fill-harbour', sun: 'fill-sun', white: 'fill-white' }
const STROKES: Record<MarkColour, string> = { harbour: 'stroke-harbour', sun: 'stroke-sun', white: 'stroke-white' }

/** The mark on its ground; decoration beside the company's name. */
export function Mark({ className }: { className?: string }) {
  const { size, ground, lines } = MARK
  return (
    <svg aria-hidden viewBox={`0 0 ${size} ${size}`} className={className}>
      <rect width={size} height={size} rx={ground.radius} className={FILLS[ground.colour]} />
      {lines.map(({ d, colour, width }) => (
        <path
          key={d}
          d={d}
          className={STROKES[colour]}
          strokeWidth={width}
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      ))}
    </svg>
  )
}
