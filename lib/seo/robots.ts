import type { SiteFields } from '../content/schema/site'

/**
 * Who may read the site, for robots.txt: everybody but the crawlers that the owner refuses. That
 * holds also where every page is noindex: what a crawler may not read, it may still list.
 */
export function robotsPolicies({ crawlers }: Pick<SiteFields, 'crawlers'>) {
  return [
    { userAgent: '*', allow: '/' },
    ...Object.entries(crawlers).map(([userAgent, answer]) =>
      answer === 'allow' ? { userAgent, allow: '/' } : { userAgent, disallow: '/' },
    ),
  ]
}
