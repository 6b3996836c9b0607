import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { ClosingCall } from '@/components/sections/closing-call'
import { LastChanged } from '@/components/sections/last-changed'
import { Breadcrumbs } from '@/components/layout/breadcrumbs'
import { getContent, routeOf } from '@/lib/content/get-content'
import { contactMethods } from '@/lib/content/contact'
import { withPlainSpaces } from '@/lib/content/facts'
import { quoteLink } from '@/lib/content/navigation'
import { personOf, type PageFacts } from '@/lib/pages/page-data'
import { editionPath } from '@/lib/seo/editions'
import { pageGraph } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { SiteFrame } from './site-frame'

/** The metadata of the page at a path of the registry. */
export function metadataOf(path: string): Metadata {
  const route = routeOf(path)
  const author = route.kind === 'article' ? personOf(route)?.name : undefined
  return pageMetadata(route, getContent().site.name.value, author)
}

interface PageFrameProps {
  page: PageFacts
  /**
   * The words of the call to action at the end, if they are not the default ones; null if the page
   * is itself the next step.
   */
  closing?: { title: string; lead: string } | null
  children: ReactNode
}

/**
 * The parts that every page has: its structured data, its breadcrumbs, its sections, the call to
 * action at its end.
 */
export function PageFrame({ page, closing, children }: PageFrameProps) {
  const { site } = getContent()
  const graph = pageGraph(page, getContent())
  return (
    <SiteFrame path={page.route.path}>
      {/* Escaped so that no text of the content can close the script element. */}
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: withPlainSpaces(JSON.stringify(graph)).replaceAll('<', '\\u003c') }}
      />
      <Breadcrumbs trail={page.trail} />
      {children}
      <LastChanged day={page.route.updated} edition={editionPath(page.route.canonical)} />
      {closing !== null && (
        <ClosingCall
          title={closing?.title ?? site.words.closingTitle}
          text={closing?.lead ?? site.words.closingText}
          quote={quoteLink()}
          phone={contactMethods().phone}
        />
      )}
    </SiteFrame>
  )
}
