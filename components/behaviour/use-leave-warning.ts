import { useEffect } from 'react'

/** While it is on, the browser asks before it lets the visitor leave the page. */
export function useLeaveWarning(on: boolean): void {
  useEffect(() => {
    if (!on) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [on])
}
