import { withStorage } from '../quote/draft-store'

/** Under this key the tab keeps the campaign whose link led to the site. */
const CAMPAIGN_KEY = 'quote-campaign'

/** What campaigns add to a link: ga-dev-tools.google, "Campaign URL Builder", and Google Ads. */
const CAMPAIGN = /^(utm_\w+|gclid)$/

/** The most characters that are kept of a campaign. */
const LENGTH = 300

/** The site from which the visitor came to this one, as its host. */
const referrer = () => {
  const host = URL.canParse(document.referrer) ? new URL(document.referrer).host : ''
  return host === location.host ? '' : host
}

/** Keeps the campaign that the page's address names, for the visit: no cookie, this tab alone. */
export function startOrigin(): void {
  const named = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name))
  if (named.length === 0) return
  const campaign = String(new URLSearchParams(named)).slice(0, LENGTH)
  withStorage((storage) => storage.setItem(CAMPAIGN_KEY, campaign))
}

/**
 * Where a request comes from: the page, and the campaign or the site before, where one is known.
 */
export function originOf(): { page: string; campaign?: string; referrer?: string } {
  const campaign = withStorage((storage) => storage.getItem(CAMPAIGN_KEY))
  const host = referrer()
  return { page: location.pathname, ...(campaign && { campaign }), ...(host && { referrer: host }) }
}
