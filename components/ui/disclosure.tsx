import type { ReactNode } from 'react'
import { Icon } from './icon'

interface DisclosureProps {
  title: string
  open?: boolean
  children: ReactNode
}

/** A third-level heading that opens to what stands under it; works without script and is found by the browser's page search. */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="group/item">
      <summary className="flex min-h-11 items-center justify-between gap-4 py-4">
        <h3 className="min-w-0 text-title wrap-anywhere">{title}</h3>
        <Icon name="chevron-down" className="size-5 text-teal group-open/item:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
