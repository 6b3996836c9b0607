'use client'

import type { ReactNode } from 'react'
import { useHydrated } from '@/components/behaviour/use-hydrated'
import { buttonLook } from '@/components/ui/button-link'

/** Prints the page. Keeps its place but cannot be seen or reached before and without script, where it could do nothing. */
export function PrintButton({ children }: { children: ReactNode }) {
  const look = buttonLook('quiet', useHydrated() ? 'print:hidden' : 'invisible print:hidden')
  return (
    <button type="button" onClick={() => window.print()} className={look}>
      {children}
    </button>
  )
}
