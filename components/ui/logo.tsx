import { Mark } from './mark'

/** The mark and the company's short name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2.5 text-title font-bold tracking-tight">
      <Mark className="size-8 shrink-0" />
      {name}
    </span>
  )
}
