'use client'

import { useEffect } from 'react'

/** Lets Escape hide the tooltip that shows (WCAG 1.4.13), until pointer and focus have left it; all else about tooltips is CSS (components/ui/tooltip.tsx). */
export function TooltipEscape() {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    const hide = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      for (const tooltip of document.querySelectorAll('.tooltip:is(:hover, :focus-within)')) {
        tooltip.setAttribute('data-hidden', '')
      }
    }
    const release = () => {
      for (const tooltip of document.querySelectorAll('.tooltip[data-hidden]:not(:hover, :focus-within)')) {
        tooltip.removeAttribute('data-hidden')
      }
    }
    document.addEventListener('keydown', hide, { signal })
    document.addEventListener('pointerover', release, { signal })
    document.addEventListener('focusout', release, { signal })
    return () => listeners.abort()
  }, [])

  return null
}
