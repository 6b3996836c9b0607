'use client'

import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { closeToast, currentToasts, subscribe, type Toast } from '@/components/behaviour/toast'

/** How long a message stays, in ms (spec.md, toast defaults). The time stands still under the pointer and under the keyboard's focus (WCAG 2.2.1). */
export const TOAST_MS = 5000

const NONE: readonly Toast[] = []

/** Where the messages of `showToast` appear. The region is in the HTML from the start: screen readers announce only what changes in a region they know. */
export function Toaster() {
  const toasts = useSyncExternalStore(subscribe, currentToasts, () => NONE)
  return (
    <div
      role="status"
      aria-atomic={false}
      className="fixed inset-x-4 bottom-[max(1rem,env(safe-area-inset-bottom))] z-50 mx-auto w-fit print:hidden"
    >
      {toasts.length > 0 && <Stack toasts={toasts} />}
    </div>
  )
}

function Stack({ toasts }: { toasts: readonly Toast[] }) {
  const list = useRef<HTMLUListElement>(null)
  const cameFrom = useRef<HTMLElement>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  useEffect(() => {
    const element = list.current
    const listeners = new AbortController()
    const { signal } = listeners
    const onFocusCrossing = (type: 'focusin' | 'focusout', act: (elsewhere: EventTarget | null) => void) =>
      element?.addEventListener(
        type,
        ({ relatedTarget }) => !element.contains(relatedTarget as Node | null) && act(relatedTarget),
        { signal },
      )
    element?.addEventListener('pointerenter', () => setHovered(true), { signal })
    element?.addEventListener('pointerleave', () => setHovered(false), { signal })
    onFocusCrossing('focusin', (elsewhere) => {
      cameFrom.current = elsewhere instanceof HTMLElement ? elsewhere : null
      setFocused(true)
    })
    onFocusCrossing('focusout', () => setFocused(false))
    return () => listeners.abort()
  }, [])

  const close = (id: number, button: HTMLElement) => {
    // The button goes away with the message: the focus returns to where it was before.
    cameFrom.current?.focus({ preventScroll: true })
    button.blur()
    closeToast(id)
  }

  return (
    <ul ref={list} className="space-y-2">
      {toasts.map((toast) => (
        <Message key={toast.id} toast={toast} paused={hovered || focused} onClose={close} />
      ))}
    </ul>
  )
}

interface MessageProps {
  toast: Toast
  paused: boolean
  onClose: (id: number, button: HTMLElement) => void
}

function Message({ toast: { id, text }, paused, onClose }: MessageProps) {
  const left = useRef(TOAST_MS)

  useEffect(() => {
    if (paused) return
    const started = performance.now()
    const timer = setTimeout(() => closeToast(id), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - started
    }
  }, [id, paused])

  return (
    <li className="on-dark toast flex items-center gap-2 rounded-card border border-harbour-soft bg-ink py-1 pr-1 pl-4 text-white shadow-xl">
      <p className="min-w-0 py-2 text-balance wrap-anywhere">{text}</p>
      <button
        type="button"
        className="ml-auto flex size-11 shrink-0 items-center justify-center rounded-small hover:bg-harbour"
        onClick={({ currentTarget }) => onClose(id, currentTarget)}
      >
        <span className="sr-only">Close message</span>
        {/* components/ui/icon.tsx would bring every pictogram's drawing into the browser. */}
        <svg aria-hidden viewBox="0 0 24 24" className="size-5 stroke-current stroke-2">
          <path d="m6 6 12 12M18 6 6 18" />
        </svg>
      </button>
    </li>
  )
}
