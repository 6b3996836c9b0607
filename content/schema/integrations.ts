import { z } from 'zod'
import { httpsUrl, line } from './common'
import { calendarEmbed, formEmbed } from './embed'

/** The name of a form field. */
const fieldName = z.string().regex(/^[A-Za-z_][\w-]*$/, 'the name of a form field, such as _gotcha')

/** The name of the field that only programs fill in, where nobody asks for another. */
export const HONEYPOT = 'company-website'

/** Where the site's own form goes. */
const delivery = z.discriminatedUnion(
  'kind',
  [
    /** Nothing to set up: the request becomes an e-mail draft on the visitor's own device. */
    z.strictObject({ kind: z.literal('email') }),
    /** The site is on Netlify, with form detection switched on there. */
    z.strictObject({ kind: z.literal('netlify') }),
    /**
     * A service or server of the owner's that takes form posts, such as Formspree or Web3Forms. It
     * has to allow requests from the site's address (CORS).
     */
    z.strictObject({
      kind: z.literal('endpoint'),
      /**
       * The final address: a redirect counts as the server's thanks for what it has taken, so an
       * address that has moved would lose requests. Send one request before you launch.
       */
      address: httpsUrl,
      /**
       * How it wants the fields when script sends them; without script the browser always posts a
       * form.
       */
      format: z.enum(['json', 'form']),
      /**
       * Fields that go with every request, such as Web3Forms' access_key (which is public by
       * design).
       */
      fields: z.record(fieldName, line).default({}),
      /**
       * The name under which the service looks for what only programs fill in: _gotcha for
       * Formspree, botcheck for Web3Forms.
       */
      honeypot: fieldName.default(HONEYPOT),
      /**
       * The name under which the service takes the page to go to after a post without script: _next
       * for Formspree, redirect for Web3Forms.
       */
      redirectField: fieldName.optional(),
    }),
  ],
  'kind: email, kind: netlify, or kind: endpoint',
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
