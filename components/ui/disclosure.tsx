import type { ReactNode } from 'react'
import { Icon } from './icon'

interface DisclosureProps {
  title: string
  open?: boolean
  children: ReactNode
}

/**
 * A disclosure whose summary is a third-level heading; works without script and is found by the
 * browser's find-in-page. Styles: components/ui/disclosure.css.
 */
export function Disclosure({ title, open = false, children }: DisclosureProps) {
  return (
    <details open={open} className="disclosure">
      <summary>
        <h3 className="min-w-0 text-title">{title}</h3>
        <Icon name="plus" className="disclosure-sign size-6" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  )
}
