import type { SiteFields } from '../content/schema/site'
import type { Route } from '../content/types'
import { absoluteUrl } from '../site/site-url'

/**
 * The site's security.txt: the contact for vulnerability reports (RFC 9116). It expires a year
 * after the content last changed, the maximum that the standard recommends, and does not depend on
 * the day of the build.
 */
export function securityText(site: SiteFields, routes: readonly Route[]): string {
  const latest =
    routes
      .map(({ updated }) => updated)
      .sort()
      .at(-1) ?? ''
  const expires = new Date(latest)
  expires.setUTCFullYear(expires.getUTCFullYear() + 1)
  return [
    `Contact: mailto:${site.email.value}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n')
}
