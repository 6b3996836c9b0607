'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'

/** Marks the bar at the foot of a phone's screen while a quote form is in view, so that it does not lie over it (app/styles/call-bar.css). */
export function FormInView() {
  const pathname = usePathname()

  useEffect(() => {
    const bar = document.querySelector('.call-bar')
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) inView[isIntersecting ? 'add' : 'delete'](target)
      bar?.toggleAttribute('data-form-in-view', inView.size > 0)
    })
    for (const form of document.querySelectorAll('#page form[method=post]')) observer.observe(form)
    return () => {
      observer.disconnect()
      bar?.removeAttribute('data-form-in-view')
    }
  }, [pathname])

  return null
}
