import { wordmark } from '@/lib/brand/mark'
import { Drawn, Mark } from './mark'

/** The mark and the company's short name; or the name as a drawing, content/brand/wordmark.svg. */
export function Logo({ name }: { name: string }) {
  const drawn = wordmark()
  return (
    <span
      translate="no"
      className="inline-flex items-center gap-2.5 text-title font-semibold tracking-[-0.03em] wrap-anywhere"
    >
      {drawn ? <Drawn {...drawn} className="h-9 w-auto max-w-full" /> : <Mark className="size-9 shrink-0" />}
      {drawn ? <span className="sr-only">{name}</span> : name}
    </span>
  )
}
