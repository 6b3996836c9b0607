import type { Metadata } from 'next'
import { withPlainSpaces } from '../content/facts'
import { getContent } from '../content/get-content'
import { pagePath } from '../content/routes'
import type { SiteFields } from '../content/schema/site'
import { zoneOf } from '../content/schema/states'
import type { Route } from '../content/types'
import { editionPath } from './editions'
import { FEED_PATH, JSON_FEED_PATH } from './feed'
import { dateTimeOf } from '../site/moments'
import { absoluteUrl, whyUnlisted } from '../site/site-url'
import { SOCIAL_SIZE, socialPicture } from './social'

/**
 * A page's metadata: title, description, canonical URL, Open Graph; for an article also its author,
 * since reader modes would otherwise look for it in the text.
 */
export function pageMetadata(route: Route, siteName: string, author?: string): Metadata {
  const url = absoluteUrl(route.canonical)
  const description = withPlainSpaces(route.entry.description)
  const social = socialPicture(route)
  const zone = zoneOf(getContent().site)
  const image = { url: absoluteUrl(social.path), ...SOCIAL_SIZE, type: 'image/png', alt: social.alt }
  const shared = {
    title: route.title,
    description,
    url,
    siteName,
    locale: 'en_AU',
    images: [image],
  }
  return {
    title: route.title,
    description,
    ...(author && { authors: [{ name: author }] }),
    // Google Discover shows large pictures only for pages that allow them.
    robots:
      whyUnlisted() || (!route.listed && route.path === route.canonical)
        ? { index: false }
        : { 'max-image-preview': 'large' },
    ...(route.path === pagePath('home') && { verification: verificationOf(getContent().site) }),
    alternates: {
      canonical: url,
      types: {
        'text/markdown': absoluteUrl(editionPath(route.canonical)),
        ...(getContent().articles.length > 0 && { 'application/atom+xml': absoluteUrl(FEED_PATH) }),
        ...(isOfBlog(route) && { 'application/feed+json': absoluteUrl(JSON_FEED_PATH) }),
      },
    },
    openGraph:
      route.kind === 'article'
        ? {
            ...shared,
            type: 'article',
            publishedTime: dateTimeOf(route.entry.published, zone),
            modifiedTime: dateTimeOf(route.updated, zone),
          }
        : { ...shared, type: 'website' },
  }
}

const isOfBlog = ({ kind, path }: Route) => kind === 'article' || path === pagePath('blog')

/** The codes by which search consoles verify the site's owner. */
function verificationOf({ verification: { google, bing } = {} }: SiteFields): Metadata['verification'] {
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) }
}
