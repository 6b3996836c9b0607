import { MARK } from '@/components/ui/mark'

/**
 * The mark's tick, very large on dark ground, beside the heading of a page that says that something
 * is done: decoration.
 */
export function TickPanel() {
  return (
    <svg
      aria-hidden
      width={24}
      height={24}
      viewBox="-6 1 41 32"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-40 w-full bg-ground-strong lg:h-full"
    >
      {MARK.lines
        .filter(({ colour }) => colour === 'mark-tick')
        .map(({ d, width }) => (
          <path key={d} d={d} strokeWidth={width} className="stroke-brand" />
        ))}
    </svg>
  )
}
