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
  className?: string | undefined
  triggerClassName?: string
  children: ReactNode
}

/** A disclosure that behaves like a menu: `<details>`, so that it opens without script; with script it also opens on hover, and closes on Escape, on a link of its own, on a click or focus elsewhere, and when the page changes. What was opened by click stays open when the mouse leaves. */
export function Menu({ trigger, set, openOnHover = false, className, triggerClassName, children }: MenuProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const pathname = usePathname()

  // Not when script takes over: the menu may have been opened before.
  const shown = useRef(pathname)
  useEffect(() => {
    if (details.current && shown.current !== pathname) details.current.open = false
    shown.current = pathname
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

  const later = (change: () => void, ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(change, ms)
  }
  const open = () => {
    openedByHover = openedByHover || !menu.open
    menu.open = true
  }
  const close = () => {
    openedByHover = false
    menu.open = false
  }
  const hasFocus = () => menu.contains(document.activeElement)

  if (openOnHover) {
    const onMouse = (type: 'pointerenter' | 'pointerleave', act: () => void) =>
      menu.addEventListener(type, ({ pointerType }) => pointerType === 'mouse' && act(), { signal })
    onMouse('pointerenter', () => later(open, HOVER_INTENT_MS))
    // The mouse may have come before script.
    if (menu.matches(':hover') && matchMedia('(hover: hover)').matches) later(open, HOVER_INTENT_MS)
    // Only what the mouse opened closes when it leaves, and not under the keyboard's focus.
    onMouse('pointerleave', () => later(() => openedByHover && !hasFocus() && close(), HOVER_LEAVE_MS))
  }

  menu.addEventListener(
    'click',
    (event) => {
      if (!(event.target instanceof Element)) return
      if (event.target.closest('a')) close()
      if (!summary?.contains(event.target)) return
      clearTimeout(timer)
      // A click on a trigger whose menu has just opened under the pointer means "open", not "close".
      if (openedByHover && menu.open) event.preventDefault()
      openedByHover = false
    },
    { signal },
  )

  document.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return
      clearTimeout(timer)
      if (!menu.open) return
      if (hasFocus()) summary?.focus()
      close()
    },
    { signal },
  )

  for (const type of ['pointerdown', 'focusin'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Node && !menu.contains(target)) close()
      },
      { signal },
    )
  }

  return () => {
    clearTimeout(timer)
    listeners.abort()
  }
}
