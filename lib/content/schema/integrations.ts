import { z } from 'zod'
import { httpsUrl, line } from './common'
import { calendarEmbed, formEmbed } from './embed'

const storage = z.enum(['denied', 'granted']).default('denied').meta({
  description: '`granted` lets Google set cookies; only with a legal basis for them.',
})

/** As Formspree shows it for each form (help.formspree.io). */
const FORMSPREE = 'the address of a form at Formspree, https://formspree.io/f/ with the form’s id'

/** Where the site's own form sends requests. */
const delivery = z.discriminatedUnion(
  'kind',
  [
    z
      .strictObject({ kind: z.literal('email').meta({ description: 'An email draft.' }) })
      .meta({ description: 'The request becomes an email draft on the visitor’s own device. Needs no set-up.' }),
    z
      .strictObject({
        kind: z.literal('receiver').meta({ description: 'The lead receiver.' }),
        address: httpsUrl.meta({ description: 'The receiver’s address.' }),
        runsOn: z.enum(['server', 'netlify', 'cloudflare']).meta({
          description:
            'Where it runs: `server` for a server of your own, `netlify`, or `cloudflare`. How many files a visitor may send follows from it. Fact: {photoLimit}.',
        }),
      })
      .meta({ description: 'The receiver in hosting/receiver, or a server that answers as it does.' }),
    z
      .strictObject({ kind: z.literal('netlify').meta({ description: 'Netlify Forms.' }) })
      .meta({ description: 'For a site on Netlify with form detection enabled.' }),
    z
      .strictObject({
        kind: z.literal('formspree').meta({ description: 'Formspree.' }),
        address: z
          .string()
          .regex(/^https:\/\/formspree\.io\/f\/[\w-]+$/, FORMSPREE)
          .meta({ title: 'https address', description: 'The form’s address there.' }),
      })
      .meta({ description: 'A form of formspree.io.' }),
    z
      .strictObject({
        kind: z.literal('web3forms').meta({ description: 'Web3Forms.' }),
        key: line.meta({ description: 'The access key, which is public by design.' }),
      })
      .meta({ description: 'web3forms.com.' }),
  ],
  'kind: email, kind: receiver, kind: netlify, kind: formspree, or kind: web3forms',
)

/** The service that counts visits. */
const analytics = z.discriminatedUnion(
  'provider',
  [
    z
      .strictObject({
        provider: z.literal('plausible').meta({ description: 'Plausible.' }),
        domain: z
          .string()
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'a domain, such as example.com.au')
          .meta({ description: 'The site’s name there: a domain, such as example.com.au.' }),
        script: httpsUrl
          .default('https://plausible.io/js/script.js')
          .meta({ description: 'The script’s address, for a Plausible server of your own.' }),
      })
      .meta({ description: 'Plausible sets no cookies, so no consent is asked.' }),
    z
      .strictObject({
        provider: z.literal('gtag').meta({ description: 'Google Analytics 4.' }),
        id: z
          .string()
          .regex(/^G-[A-Z0-9]+$/, 'a measurement id, such as G-AB12CD34EF')
          .meta({ description: 'The measurement id, such as G-AB12CD34EF.' }),
        storage,
      })
      .meta({ description: 'Google Analytics, in consent mode: advertising is denied.' }),
    z
      .strictObject({
        provider: z.literal('gtm').meta({ description: 'Google Tag Manager.' }),
        id: z
          .string()
          .regex(/^GTM-[A-Z0-9]+$/, 'a container id, such as GTM-AB12CD3')
          .meta({ description: 'The container id, such as GTM-AB12CD3.' }),
        storage,
      })
      .meta({ description: 'Google Tag Manager, in the same consent mode.' }),
  ],
  'provider: plausible, provider: gtag, or provider: gtm',
)

/** content/integrations.yaml */
export const integrations = z
  .strictObject({
    confirmed: z.literal(false).optional().meta({
      description:
        '`false` until the owner has checked the file, and what is null is meant to be null; a launch build refuses it. Then remove this field.',
    }),
    form: formEmbed.nullable().meta({
      description:
        'A provider’s quote form, in a frame; null shows the site’s own form. Facts, while there is one: {formName}, {formPrivacyUrl}.',
    }),
    calendar: calendarEmbed.nullable().meta({
      description:
        'A provider’s booking calendar, in a frame; null shows the site’s own choice of times. Facts, while there is one: {calendarName}, {calendarPrivacyUrl}, {calendarStoredIn}.',
    }),
    delivery: delivery.meta({
      description:
        'Where the site’s own form sends requests. Facts, except for kind: email: {deliveryName}, {deliveryPrivacyUrl}.',
    }),
    analytics: analytics.nullable().meta({
      description:
        'Who counts visits; null for nobody. The script is loaded only after the visitor’s first tap, click or key, or on the second page. Facts, while there is one: {analyticsName}, {analyticsPrivacyUrl}, {analyticsStoredIn}.',
    }),
  })
  .meta({ description: 'The outside services that the site is connected to.' })
export type IntegrationsFields = z.infer<typeof integrations>
export type DeliveryFields = IntegrationsFields['delivery']
export type AnalyticsFields = NonNullable<IntegrationsFields['analytics']>
