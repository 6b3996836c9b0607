import { MARK } from '@/components/ui/mark'

/** On dark ground the tick stands back and the blade is what shows. */
const STROKES = { white: 'stroke-teal-bright', sun: 'stroke-sun', harbour: 'stroke-harbour' } as const

/** The mark without its field, very large on dark ground, where a page has no picture: decoration. */
export function MarkPanel({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg aria-hidden viewBox="1 -1 32 32" fill="none" strokeLinecap="round" className="size-full bg-harbour">
        {MARK.lines.map(({ d, colour, width }) => (
          <path key={d} d={d} strokeWidth={width} strokeLinejoin="round" className={STROKES[colour]} />
        ))}
      </svg>
    </div>
  )
}
