/**
 * The site's own URL without a trailing slash: the environment's SITE_URL, or a sample. Throws if
 * SITE_URL is not an https URL.
 */
export const SITE_URL = readSiteUrl(process.env.SITE_URL ?? 'https://www.clearquay.example')

function readSiteUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || url.protocol !== 'https:' || url.pathname !== '/' || url.search || url.hash) {
    throw new Error(
      `SITE_URL is ${JSON.stringify(text)}; expected the site's https address without a path, such as https://www.example.com.au`,
    )
  }
  return url.origin
}

/** The absolute URL of a path: "/areas/" gives "https://www.clearquay.example/areas/". */
export function absoluteUrl(path: string): string {
  return `${SITE_URL}${path}`
}
