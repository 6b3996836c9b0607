'use client'

import { useEffect } from 'react'
import { onFirstGesture } from '@/components/behaviour/first-gesture'
import { track, type ClickEvent } from '@/components/behaviour/analytics'
import type { AnalyticsFields } from '@/content/schema/integrations'

/** Counts clicks on links that say so (`data-counts`), and loads the configured facility's script once the visitor has first tapped, clicked or typed. Without a configured facility it loads nothing. */
export function Analytics({ config }: { config: AnalyticsFields | null }) {
  useEffect(() => {
    const listeners = new AbortController()
    const { signal } = listeners
    window.addEventListener(
      'click',
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLElement>('[data-counts]') : null
        if (link?.dataset.counts) track(JSON.parse(link.dataset.counts) as ClickEvent)
      },
      { capture: true, signal },
    )
    if (!config) return () => listeners.abort()

    // A visitor who comes from another page of the site has tapped a link there.
    if (document.referrer.startsWith(location.origin)) {
      loadFacility(config)
      return () => listeners.abort()
    }
    const stop = onFirstGesture(() => loadFacility(config))
    return () => {
      stop()
      listeners.abort()
    }
  }, [config])
  return null
}

/** Sets up the facility's queue, so that what happens before its script arrives is counted, and adds the script. */
function loadFacility(config: AnalyticsFields): void {
  const script = document.createElement('script')
  script.async = true
  if (config.provider === 'plausible') {
    script.src = config.script
    script.dataset.domain = config.domain
    const queue: unknown[][] = []
    window.plausible ??= Object.assign((...call: unknown[]) => void queue.push(call), { q: queue })
  } else {
    const layer = (window.dataLayer ??= [])
    const gtag = (...call: unknown[]) => layer.push(toArguments(...call))
    // Consent mode (developers.google.com/tag-platform/security/guides/consent): denied unless the owner says otherwise.
    const denied = 'denied'
    gtag('consent', 'default', {
      ad_storage: denied,
      ad_user_data: denied,
      ad_personalization: denied,
      analytics_storage: config.storage,
    })
    if (config.provider === 'gtag') {
      window.gtag = gtag
      gtag('js', new Date())
      gtag('config', config.id)
    } else layer.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
    script.src = `https://www.googletagmanager.com/${config.provider === 'gtag' ? 'gtag/js' : 'gtm.js'}?id=${config.id}`
  }
  document.head.append(script)
}

/** Google's script reads commands from `arguments` objects only. */
function toArguments(..._call: unknown[]): IArguments {
  return arguments
}
