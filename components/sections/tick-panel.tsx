import { MARK } from '@/components/ui/mark'

/** The mark's tick, very large on dark ground, beside the heading of a page that says that something is done: decoration. */
export function TickPanel() {
  const { tick } = MARK
  return (
    <svg
      aria-hidden
      viewBox="-6 1 41 32"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="h-40 w-full bg-harbour lg:h-full"
    >
      <path d={tick.path} strokeWidth={tick.width} className="stroke-teal-bright" />
    </svg>
  )
}
