import { Mark } from './mark'

/** The mark and the company's short name. */
export function Logo({ name }: { name: string }) {
  return (
    <span
      translate="no"
      className="inline-flex items-center gap-2.5 text-title font-semibold tracking-[-0.03em] wrap-anywhere"
    >
      <Mark className="size-9 shrink-0" />
      {name}
    </span>
  )
}
