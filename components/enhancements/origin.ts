import { withStorage } from '../quote/draft-store'

/** sessionStorage key of the campaign whose link led to the site. */
const CAMPAIGN_KEY = 'quote-campaign'

/**
 * Parameters that campaigns add to a link: ga-dev-tools.google, "Campaign URL Builder", and Google
 * Ads.
 */
const CAMPAIGN = /^(utm_\w+|gclid)$/

/** Maximum length of a saved campaign, in characters. */
const LENGTH = 300

/** The host of the site from which the visitor came; empty for this one. */
const referrer = () => {
  const host = document.referrer && new URL(document.referrer).host
  return host === location.host ? '' : host
}

/** Saves the campaign in the page's URL for the visit: in this tab only, without a cookie. */
export function startOrigin(): void {
  const named = [...new URLSearchParams(location.search)].filter(([name]) => CAMPAIGN.test(name))
  if (named.length === 0) return
  const campaign = String(new URLSearchParams(named)).slice(0, LENGTH)
  withStorage((storage) => storage.setItem(CAMPAIGN_KEY, campaign))
}

/** The origin of a lead: its page, and the campaign or the referring site, if known. */
export function originOf(): { page: string; campaign?: string; referrer?: string } {
  const campaign = withStorage((storage) => storage.getItem(CAMPAIGN_KEY))
  const host = referrer()
  return { page: location.pathname, ...(campaign && { campaign }), ...(host && { referrer: host }) }
}
