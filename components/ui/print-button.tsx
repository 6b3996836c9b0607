import type { ReactNode } from 'react'
import { buttonLook } from './button'

/** Prints the page: components/enhancements/print.ts. */
export function PrintButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" data-prints className={buttonLook('quiet', 'needs-script screen-only')}>
      {children}
    </button>
  )
}
