'use client'

import { useEffect } from 'react'

/** Says that script has taken over, and makes the press that the page's starter (scripts/finish/starter.ts) has kept until then. It stands after all islands of the layout, whose listeners are then in place. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    const kept = document.querySelector<HTMLElement>('[data-waiting]')
    delete kept?.dataset.waiting
    kept?.click()
    // From now on links are followed without a new document: scripts/finish/speculation.ts.
    document.querySelector('script[type=speculationrules]')?.remove()
  }, [])
  return null
}
