import type { SiteFields } from '../content/schema/site'

/**
 * Who may crawl the site, for robots.txt: everybody except the crawlers that the owner blocks. This
 * also holds if every page is noindex: a crawler that may not read a page can still list it.
 */
export function robotsPolicies({ crawlers }: Pick<SiteFields, 'crawlers'>) {
  return [
    { userAgent: '*', allow: '/' },
    ...Object.entries(crawlers).map(([userAgent, answer]) =>
      answer === 'allow' ? { userAgent, allow: '/' } : { userAgent, disallow: '/' },
    ),
  ]
}
