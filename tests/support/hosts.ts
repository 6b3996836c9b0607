import { CONNECTED } from './variants'

/** Who is played besides the site. `evil` is nobody's. */
export const HOSTS = {
  form: 'api.leadconnectorhq.com',
  calendar: 'calendly.com',
  leads: new URL(CONNECTED.integrations.delivery.address).hostname,
  /** Takes the requests of the other company’s site. */
  formspree: 'formspree.io',
  analytics: new URL(CONNECTED.integrations.analytics.script).hostname,
  evil: 'evil.clearquay.test',
}

/** The variant for Netlify under a name where its own pages may show it in a frame. */
export const FRAMED = { host: 'framed.clearquay.test', emptyPage: '/empty' }
