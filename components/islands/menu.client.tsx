'use client'

import clsx from 'clsx'
import { usePathname } from 'next/navigation'
import { useEffect, useRef, type ReactNode } from 'react'

/** How long the pointer rests before a menu opens, and stays away before it closes, in ms (NN/g on mega menus: wait for intent, and keep the menu for half a second outside). */
export const HOVER_INTENT_MS = 300
export const HOVER_LEAVE_MS = 500

interface MenuProps {
  /** The trigger's content. */
  trigger: ReactNode
  /** Menus of one set close each other. */
  set: string
  /** Whether resting the mouse on it opens it; click, touch and Enter open it in any case. */
  openOnHover?: boolean
  className?: string
  triggerClassName?: string
  children: ReactNode
}

/** A disclosure that behaves like a menu: `<details>`, so that it opens without script; with script it also opens on hover, and closes on Escape, on a click or focus elsewhere, and when the page changes. */
export function Menu({ trigger, set, openOnHover = false, className, triggerClassName, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  useEffect(() => {
    if (details.current) details.current.open = false
  }, [pathname])

  useEffect(() => {
    if (details.current) return behaveLikeMenu(details.current, openOnHover)
  }, [openOnHover])

  return (
    <details ref={details} name={set} className={clsx('group', className)}>
      <summary className={triggerClassName}>{trigger}</summary>
      {children}
    </details>
  )
}

/** Adds the menu's behaviour to a `<details>` and returns what takes it away. */
function behaveLikeMenu(menu: HTMLDetailsElement, openOnHover: boolean): () => void {
  const listeners = new AbortController()
  const { signal } = listeners
  const summary = menu.querySelector('summary')
  let timer: ReturnType<typeof setTimeout> | undefined
  let openedByHover = false

  const later = (open: boolean, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      openedByHover = open && !menu.open
      menu.open = open
    }, ms)
  }

  if (openOnHover) {
    menu.addEventListener(
      'pointerenter',
      ({ pointerType }) => pointerType === 'mouse' && later(true, menu.open ? 0 : HOVER_INTENT_MS),
      { signal },
    )
    menu.addEventListener(
      'pointerleave',
      ({ pointerType }) => pointerType === 'mouse' && later(false, HOVER_LEAVE_MS),
      { signal },
    )
  }

  // A click on a trigger whose menu has just opened under the pointer means "open", not "close".
  summary?.addEventListener(
    'click',
    (event) => {
      clearTimeout(timer)
      if (openedByHover && menu.open) event.preventDefault()
      openedByHover = false
    },
    { signal },
  )

  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape' || !menu.open) return
      if (menu.contains(document.activeElement)) summary?.focus()
      menu.open = false
    },
    { signal },
  )

  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) menu.open = false
      },
      { signal },
    )
  }

  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}
