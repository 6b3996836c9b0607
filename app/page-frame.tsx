import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/sections/closing-call'
import { LastChanged } from '@/components/sections/last-changed'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { catalogue, routeOf } from '@/lib/content/catalogue'
import { contactWays } from '@/lib/content/contact'
import { quoteLink } from '@/lib/content/navigation'
import type { NavLink, Route } from '@/lib/content/types'
import { pageGraph, type Subject } from '../lib/seo/json-ld'
import { pageMetadata } from '../lib/seo/metadata'
import { SiteFrame } from './site-frame'

/** The metadata of the page at a path of the registry. */
export function metadataOf(path: string, published?: string): Metadata {
  return pageMetadata({ route: routeOf(path), siteName: catalogue().site.name.value, ...(published && { published }) })
}

interface PageFrameProps {
  path: string
  subject?: Subject
  /**
   * The words of the call to action at the end, when they are not the site's usual ones; null where
   * the page is itself the next step.
   */
  closing?: { title: string; lead: string } | null
  children: ReactNode
}

/**
 * The frame of every page: its structured data, its breadcrumbs, its sections, the call to action
 * at its end.
 */
export function PageFrame({ path, subject, closing, children }: PageFrameProps) {
  const { site, suburbs } = catalogue()
  const route = routeOf(path)
  const trail = trailOf(route)
  const graph = pageGraph({ site, route, trail, suburbs, ...(subject && { subject }) })
  return (
    <SiteFrame path={path}>
      {/* Escaped so that no text of the content can end the script. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(graph).replaceAll('<', '\\u003c') }}
      />
      <Breadcrumbs trail={trail} />
      {children}
      <LastChanged day={route.updated} />
      {closing !== null && (
        <ClosingCall
          title={closing?.title ?? site.words.closingTitle}
          text={closing?.lead ?? site.words.closingText}
          quote={quoteLink()}
          phone={contactWays().phone}
        />
      )}
    </SiteFrame>
  )
}

/** From home to the page, by the parents in the registry. */
function trailOf(route: Route): NavLink[] {
  const above = route.parent ? trailOf(routeOf(route.parent)) : []
  return [...above, { name: route.label, href: route.path }]
}
