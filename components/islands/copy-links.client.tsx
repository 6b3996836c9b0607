'use client'

import { useEffect } from 'react'
import { showToast } from '@/components/behaviour/toast'

/** Lets links with `data-copies` copy the address that they lead to, beside leading there, and says so. */
export function CopyLinks({ done }: { done: string }) {
  useEffect(() => {
    const listeners = new AbortController()
    const copy = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-copies]')
      // Where the browser does not allow it, the address stands in its bar.
      if (link && 'clipboard' in navigator)
        navigator.clipboard.writeText(link.href).then(
          () => showToast(done),
          () => {},
        )
    }
    document.addEventListener('click', copy, { signal: listeners.signal })
    return () => listeners.abort()
  }, [done])

  return null
}
