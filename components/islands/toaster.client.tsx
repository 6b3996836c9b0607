'use client'

import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { closeToast, currentToast, subscribe, type Toast } from '@/components/behaviour/toast'

/** How long a message stays, in ms, as the owner specified. The time stands still under the pointer and under the keyboard's focus (WCAG 2.2.1). */
export const TOAST_MS = 5000

/** Where the message of `showToast` appears. The region is in the HTML from the start, since screen readers announce only what changes in a region they know, and it is as high as the screen, so that no message moves another. */
export function Toaster() {
  const toast = useSyncExternalStore(subscribe, currentToast, () => undefined)
  return (
    <div
      role="status"
      className="toast-region pointer-events-none fixed inset-x-4 top-0 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 flex items-end justify-center print:hidden"
    >
      {toast && <Message key={toast.id} toast={toast} />}
    </div>
  )
}

function Message({ toast: { id, text } }: { toast: Toast }) {
  const left = useRef(TOAST_MS)
  const cameFrom = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)
  const paused = hovered || focused

  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => closeToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [id, paused])

  const onFocus = ({ relatedTarget }: FocusEvent) => {
    cameFrom.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
    setFocused(true)
  }
  const close = () => {
    // The button goes away with the message: the focus returns to where it was before.
    cameFrom.current?.focus({ preventScroll: true })
    closeToast(id)
  }

  return (
    <div
      className="on-dark toast pointer-events-auto flex items-center gap-2 rounded-card border border-harbour-soft bg-ink py-1 pr-1 pl-4 text-white shadow-float"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
    >
      <p className="min-w-0 py-2 text-balance wrap-anywhere">{text}</p>
      <button
        type="button"
        className="ml-auto flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-small hover:bg-harbour"
        onFocus={onFocus}
        onBlur={() => setFocused(false)}
        onClick={close}
      >
        <span className="sr-only">Close message</span>
        {/* components/ui/icon.tsx would bring every pictogram's drawing into the browser. */}
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 stroke-current stroke-2">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </div>
  )
}
