import { MARK } from '@/components/ui/mark'

/** The mark without its field, very large on dark ground, where a page has no picture: decoration. */
export function MarkPanel({ className }: { className?: string }) {
  const { tick, blade } = MARK
  return (
    <div className={className}>
      <svg aria-hidden viewBox="1 -1 32 32" fill="none" strokeLinecap="round" className="size-full bg-harbour">
        <path d={tick.path} strokeWidth={tick.width} strokeLinejoin="round" className="stroke-teal-bright" />
        <path d={blade.path} strokeWidth={blade.width} className="stroke-sun" />
      </svg>
    </div>
  )
}
