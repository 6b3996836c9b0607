import type { Metadata } from 'next'
import type { Route } from '../content/types'
import { FEED_PATH } from './feed'
import { absoluteUrl } from '../site/site-url'
import { SOCIAL_SIZE, socialPicture } from './social'

interface PageMetadata {
  route: Route
  siteName: string
  /** Only for articles: when it was published, as 2026-11-21. */
  published?: string
}

/**
 * Everything in the head of a page that describes it: title, description, canonical address, Open
 * Graph.
 */
export function pageMetadata({ route, siteName, published }: PageMetadata): Metadata {
  const url = absoluteUrl(route.canonical)
  const social = socialPicture(route)
  const image = { url: absoluteUrl(social.path), ...SOCIAL_SIZE, type: 'image/png', alt: social.alt }
  const shared = { title: route.title, description: route.description, url, siteName, locale: 'en_AU', images: [image] }
  return {
    title: route.title,
    description: route.description,
    ...(!route.listed && route.path === route.canonical && { robots: { index: false } }),
    alternates: { canonical: url, types: { 'application/atom+xml': absoluteUrl(FEED_PATH) } },
    openGraph: published
      ? { ...shared, type: 'article', publishedTime: published, modifiedTime: route.updated }
      : { ...shared, type: 'website' },
  }
}
