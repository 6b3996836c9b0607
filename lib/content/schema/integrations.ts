import { z } from 'zod'
import { httpsUrl, line } from './common'
import { calendarEmbed, formEmbed } from './embed'

/** Where the site's own form goes. */
const delivery = z.discriminatedUnion(
  'kind',
  [
    /** Nothing to set up: the request becomes an e-mail draft on the visitor's own device. */
    z.strictObject({ kind: z.literal('email') }),
    /** The receiver that comes with the site, or a server that answers as it does. */
    z.strictObject({ kind: z.literal('receiver'), address: httpsUrl }),
    /** The site is on Netlify, with form detection switched on there. */
    z.strictObject({ kind: z.literal('netlify') }),
    /** A form of formspree.io, by its address there. */
    z.strictObject({ kind: z.literal('formspree'), address: httpsUrl }),
    /** web3forms.com, by its access key, which is public by design. */
    z.strictObject({ kind: z.literal('web3forms'), key: line }),
  ],
  'kind: email, kind: receiver, kind: netlify, kind: formspree, or kind: web3forms',
)

/**
 * Who counts visits. Its script is loaded only after the visitor has first tapped, clicked or
 * typed.
 */
const analytics = z.discriminatedUnion(
  'provider',
  [
    /** Plausible: no cookies, so no consent is asked. `domain` is the site's name there. */
    z.strictObject({
      provider: z.literal('plausible'),
      domain: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain, such as example.com.au'),
      script: httpsUrl.default('https://plausible.io/js/script.js'),
    }),
    /**
     * Google Analytics 4. Consent mode starts with everything for advertising denied; `storage:
     * denied` denies its cookies as well, and only pings without cookies are sent.
     */
    z.strictObject({
      provider: z.literal('gtag'),
      id: z.string().regex(/^G-[A-Z0-9]+$/, 'a measurement id, such as G-AB12CD34EF'),
      storage: z.enum(['denied', 'granted']).default('denied'),
    }),
    /** Google Tag Manager, with the same consent mode. */
    z.strictObject({
      provider: z.literal('gtm'),
      id: z.string().regex(/^GTM-[A-Z0-9]+$/, 'a container id, such as GTM-AB12CD3'),
      storage: z.enum(['denied', 'granted']).default('denied'),
    }),
  ],
  'provider: plausible, provider: gtag, or provider: gtm',
)

/** content/integrations.yaml: what the site is connected to. */
export const integrations = z.strictObject({
  /**
   * `false` until the owner has gone through the file, and what is null is so on purpose; a launch
   * build refuses meanwhile.
   */
  confirmed: z.literal(false).optional(),
  /** The quote form of a provider, in a frame; null shows the site's own form. */
  form: formEmbed.nullable(),
  /** The booking calendar of a provider, in a frame; null shows how to ask for a walkthrough. */
  calendar: calendarEmbed.nullable(),
  delivery,
  /** null counts nothing. */
  analytics: analytics.nullable(),
})
export type IntegrationsFields = z.infer<typeof integrations>
export type DeliveryFields = IntegrationsFields['delivery']
export type AnalyticsFields = NonNullable<IntegrationsFields['analytics']>
