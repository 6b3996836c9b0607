'use client'

import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import {
  useEffect,
  useRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react'

/** How long the pointer rests before a menu opens, and stays away before it closes, in ms (NN/g on mega menus: half a second of intent, then at once). */
export const HOVER_INTENT_MS = 300
export const HOVER_LEAVE_MS = 500

interface MenuProps {
  /** The trigger's content. */
  trigger: ReactNode
  /** Menus of one set close each other. */
  set: string
  /** Whether resting the pointer on it opens it; it opens by click, touch and Enter in any case. */
  openOnHover?: boolean
  className?: string
  triggerClassName?: string
  children: ReactNode
}

/** A disclosure that behaves like a menu: `<details>`, so that it opens without script; with script it also opens on hover, and closes on Escape, on a click or focus elsewhere, and when the page changes. */
export function Menu({ trigger, set, openOnHover = false, className, triggerClassName, children }: MenuProps) {
  const menu = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const openedByHover = useRef(false)
  const pathname = usePathname()

  const show = (open: boolean) => {
    clearTimeout(timer.current)
    if (menu.current) menu.current.open = open
    if (!open) openedByHover.current = false
  }

  useEffect(() => show(false), [pathname])

  useEffect(() => {
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) show(false)
    }
    const closeOnEscape = (event: globalThis.KeyboardEvent) => {
      if (event.key === 'Escape') show(false)
    }
    document.addEventListener('pointerdown', closeOutside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      clearTimeout(timer.current)
      document.removeEventListener('pointerdown', closeOutside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [])

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      openedByHover.current = open
      show(open)
      openedByHover.current = open
    }, ms)
  }

  const enter = (event: PointerEvent) => {
    if (!openOnHover || event.pointerType !== 'mouse') return
    if (menu.current?.open) clearTimeout(timer.current)
    else later(true, HOVER_INTENT_MS)
  }

  const leave = (event: PointerEvent) => {
    if (openOnHover && event.pointerType === 'mouse') later(false, HOVER_LEAVE_MS)
  }

  // A click on a trigger whose menu has just opened under the pointer means "open", not "close".
  const click = (event: MouseEvent) => {
    clearTimeout(timer.current)
    if (!openedByHover.current) return
    event.preventDefault()
    openedByHover.current = false
  }

  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !menu.current?.open) return
    event.stopPropagation()
    show(false)
    menu.current.querySelector('summary')?.focus()
  }

  const blur = (event: FocusEvent) => {
    if (event.relatedTarget instanceof Node && !menu.current?.contains(event.relatedTarget)) show(false)
  }

  return (
    <details
      ref={menu}
      name={set}
      onPointerEnter={enter}
      onPointerLeave={leave}
      onKeyDown={escape}
      onBlur={blur}
      className={clsx('group', className)}
    >
      <summary onClick={click} className={triggerClassName}>
        {trigger}
      </summary>
      {children}
    </details>
  )
}
