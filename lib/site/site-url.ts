import { getContent } from '../content/get-content'

/**
 * The site's own URL without a trailing slash: that of content/site.yaml or, for a preview, the
 * environment's SITE_URL. Throws if SITE_URL is not an https URL.
 */
export function siteUrl(): string {
  const { SITE_URL } = process.env
  if (SITE_URL === undefined) return new URL(getContent().site.url.value).origin
  const url = URL.canParse(SITE_URL) ? new URL(SITE_URL) : undefined
  if (!url || url.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is ${JSON.stringify(SITE_URL)}; expected the site's https address without a path, such as https://www.example.com.au`,
    )
  }
  return url.origin
}

/** The absolute URL of a path: "/areas/" gives "https://www.clearquay.example/areas/". */
export function absoluteUrl(path: string): string {
  return `${siteUrl()}${path}`
}
