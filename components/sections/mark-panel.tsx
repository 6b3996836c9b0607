import { MarkLines } from '@/components/ui/mark'

/** The mark without its field, very large on dark ground, where a page has no picture: decoration. */
export function MarkPanel({ className }: { className?: string }) {
  return (
    <div className={className}>
      <svg aria-hidden viewBox="1 -1 32 32" className="size-full bg-harbour">
        <MarkLines strokes={{ white: 'stroke-teal-bright' }} />
      </svg>
    </div>
  )
}
