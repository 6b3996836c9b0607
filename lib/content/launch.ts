import { createHash } from 'node:crypto'
import { reachesNobody } from '../site/site-url'
import { DAY_MS } from '../units'
import { fieldName, type Unconfirmed } from './problem'
import type { DeliveryFields, IntegrationsFields } from './schema/integrations'
import type { SiteContent } from './types'
import { YAML_FILES, entriesOf, textsIn } from './entries'

/**
 * Numbers that the ACMA reserves for fiction, as digits: landlines, mobiles, 1800 and 1300 numbers.
 */
const FICTITIOUS_NUMBERS = [
  /^0[2378](5550|7010)\d{4}$/,
  /^049157\d{4}$/,
  /^1800(160401|9757(0[7-9]|1[01]))$/,
  /^13009757(0[7-9]|1[01])$/,
]

/** The ABN that the Australian Business Register uses in its examples. */
const EXAMPLE_ABN = '51824753556'

/**
 * Words that samples often contain. Real texts may contain them too, such as “sample inspection
 * report”, so these only warn, and the marks decide.
 */
const SAMPLE_WORDS = /\bsamples?\b|\bplaceholder\b|lorem ipsum|does not exist/i

/**
 * How long a proof of the delivery is valid, in days: keys are revoked, plans end, servers move.
 */
export const PROOF_DAYS = 90

/** Where texts read like a sample, as file and field. */
export function sampleWords(siteContent: SiteContent): string[] {
  const wordsIn = (file: string, fields: object) =>
    textsIn(fields)
      .filter(({ text }) => SAMPLE_WORDS.test(text))
      .map(({ path }) => `${file}  ${fieldName(path)}`)
  return [
    ...wordsIn(YAML_FILES.site, siteContent.site),
    ...entriesOf(siteContent).flatMap(({ file, body, allBranches, markdown, ...fields }) =>
      wordsIn(file, { ...fields, text: markdown }),
    ),
  ]
}

/**
 * Values that cannot be real although nothing marks them as samples, so that a forgotten mark does
 * not let them through, nor a preview's address that is still in the environment.
 */
export function fictitiousValues(siteContent: SiteContent, siteUrl: string): Unconfirmed[] {
  const { site } = siteContent
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const numbers = [
    ...(['phone', 'secondPhone', 'helpdesk'] as const).map((field) => [field, site[field]?.value] as const),
    ...(site.otherOffices ?? []).map(({ phone }, i) => [`otherOffices[${i}].phone`, phone] as const),
  ]
  const inSite = [
    ...numbers
      .filter(([, number = '']) => FICTITIOUS_NUMBERS.some((pattern) => pattern.test(digits(number))))
      .map(([field]) => field),
    ...(digits(site.abn.value) === EXAMPLE_ABN ? ['abn'] : []),
    ...(reachesNobody(site.email.value) ? ['email'] : []),
    ...(reachesNobody(new URL(site.url.value).hostname) ? ['url'] : []),
  ].map((field): Unconfirmed => ({ file: YAML_FILES.site, field, reason: 'reaches nobody' }))
  const preview = {
    file: 'the environment',
    field: 'SITE_URL',
    reason:
      'makes a preview, which search engines are told not to list: remove it, or make it the url of content/site.yaml',
  }
  return [...inSite, ...(siteUrl === new URL(site.url.value).origin ? [] : [preview])]
}

/**
 * A hash that identifies a delivery in its proof: any change to the configuration changes it, and
 * it reveals nothing about the configuration.
 */
export function fingerprintOf(delivery: DeliveryFields): string {
  return createHash('sha256')
    .update(JSON.stringify(Object.entries(delivery).sort()))
    .digest('hex')
}

/**
 * Why the delivery cannot be relied on: requests are left to email, or nothing proves that the
 * delivery, as configured at `now`, accepts them from the site at `siteUrl`.
 */
export function unprovenDelivery(
  { integrations, deliveryProof: { proof } }: Pick<SiteContent, 'integrations' | 'deliveryProof'>,
  siteUrl: string,
  now: Date,
): Unconfirmed[] {
  const { delivery, form } = integrations
  if (delivery.kind === 'email') {
    const place = form ? `the own form behind the frame of ${form.provider}` : 'the form'
    const reason = `kind: email leaves ${place} to the visitor’s email program, and nobody learns of a request that is never sent: connect a service that accepts requests, see docs/owner.md, “Connections”`
    return [{ file: YAML_FILES.integrations, field: 'delivery', reason }]
  }
  const refuse = (field: string, reason: string): Unconfirmed => ({ file: YAML_FILES.deliveryProof, field, reason })
  const probe = `run ${probeCommand(delivery, siteUrl)}`
  if (!proof) return [refuse('proof', `nothing proves that kind: ${delivery.kind} accepts requests: ${probe}`)]
  const age = now.getTime() - Date.parse(proof.made)
  const isElsewhere = proof.site !== siteUrl
  return [
    ...(proof.delivery === fingerprintOf(delivery)
      ? []
      : [
          refuse(
            'proof.delivery',
            `made for a different delivery from the one in ${YAML_FILES.integrations}: ${probe}`,
          ),
        ]),
    // On Netlify the form posts to the site itself, under whatever host name it is visited.
    ...(isElsewhere && delivery.kind !== 'netlify'
      ? [refuse('proof.site', `made for ${proof.site}, and the site is at ${siteUrl}: ${probe}`)]
      : []),
    ...(age < 0
      ? [refuse('proof.made', `${proof.made} is in the future: correct the computer’s clock, and ${probe}`)]
      : []),
    ...(age > PROOF_DAYS * DAY_MS
      ? [refuse('proof.made', `${Math.floor(age / DAY_MS)} days old, and a proof is valid for ${PROOF_DAYS}: ${probe}`)]
      : []),
  ]
}

/**
 * The command that proves a delivery. A delivery to the site's own server, such as Netlify's, is
 * proven on the deployed site.
 */
export function probeCommand(delivery: DeliveryFields, siteUrl: string): string {
  const isOnSite =
    delivery.kind === 'netlify' || (delivery.kind === 'receiver' && new URL(delivery.address).origin === siteUrl)
  return isOnSite ? `npm run probe -- ${siteUrl}` : 'npm run probe'
}

/** Services that are not connected, unless somebody has confirmed that they are not needed. */
export function notConnected(integrations: IntegrationsFields): Unconfirmed[] {
  if (integrations.confirmed !== false) return []
  const reason = 'not connected: connect it, or leave it so; either way, remove “confirmed: false”'
  return (['form', 'calendar', 'analytics'] as const)
    .filter((field) => integrations[field] === null)
    .map((field) => ({ file: YAML_FILES.integrations, field, reason }))
}
