import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether script has taken over: false in the HTML and while React compares itself with it, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
