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

/**
 * Whether a host or a mailbox is for documentation: those of RFC 2606, and the one that this
 * project itself uses as an example.
 */
const isExample = (address: string): boolean => /(^|[.@])example(\.(com|net|org)(\.au)?)?$/.test(address)

/**
 * Whether a host or a mailbox can reach nobody: those for documentation, and for tests (RFC 2606).
 */
export const reachesNobody = (address: string): boolean =>
  isExample(address) || /(^|[.@])(test|invalid|localhost)$/.test(address)

/**
 * Why search engines are told not to list this build: it has a sample’s address, or is a preview.
 * Undefined for the site itself.
 */
export function whyUnlisted(): string | undefined {
  const { url } = getContent().site
  if (url.sample || isExample(new URL(url.value).hostname)) return 'url in content/site.yaml is still a sample'
  if (siteUrl() !== new URL(url.value).origin) return `SITE_URL is another address than url in content/site.yaml`
  // Cloudflare Pages marks its previews itself.
  const context = process.env.NETLIFY ? process.env.CONTEXT : process.env.VERCEL_ENV
  return context && context !== 'production' ? `the host calls it ${context}` : undefined
}
