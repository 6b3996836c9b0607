'use client'

import { useEffect } from 'react'

/** Tells the page's starter (scripts/finish/starter.ts) that script has taken over, and that a press it has kept can be made now. It stands after all islands of the layout, whose listeners are then in place. */
export function Ready() {
  useEffect(() => {
    document.documentElement.dataset.ready = ''
    dispatchEvent(new Event('ready'))
    // From now on links are followed without a new document: scripts/finish/speculation.ts.
    document.querySelector('script[type=speculationrules]')?.remove()
  }, [])
  return null
}
