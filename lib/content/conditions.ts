import { partiesOf } from '../integrations/integrations'
import type { Facts } from './facts'
import type { Conditions } from './markdown'
import { FILE_LIMITS } from './schema/form-limits'
import { integrations as schema, type IntegrationsFields } from './schema/integrations'

/** The kinds of delivery, and the analytics services: each is a condition of its own. */
const DELIVERIES = schema.shape.delivery.options.map(({ shape }) => shape.kind.value)
const ANALYTICS = schema.shape.analytics.unwrap().options.map(({ shape }) => shape.provider.value)

/** A site with nothing connected; also used if integrations.yaml cannot be read. */
const NOTHING: IntegrationsFields = { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null }

/**
 * What is connected, as conditions in texts refer to it: `$connected.form`, `$connected.calendar`,
 * `$connected.analytics`; each kind of delivery and of analytics, such as `$connected.email` and
 * `$connected.plausible`; and `$connected.cookies`, whether the analytics may set cookies.
 */
export function connectionsOf({ form, calendar, delivery, analytics } = NOTHING): Record<string, boolean> {
  return {
    form: form !== null,
    calendar: calendar !== null,
    analytics: analytics !== null,
    cookies: analytics !== null && 'storage' in analytics && analytics.storage === 'granted',
    ...Object.fromEntries(DELIVERIES.map((kind) => [kind, delivery.kind === kind])),
    ...Object.fromEntries(ANALYTICS.map((provider) => [provider, analytics?.provider === provider])),
  }
}

/**
 * The connected services as facts: {formName}, {formPrivacyUrl} and {formStoredIn}, and the same
 * for the calendar, the delivery and the analytics; and {photoLimit}, the limits of the delivery
 * for files.
 */
export function connectionFacts(integrations = NOTHING): Facts {
  return new Map([
    ...Object.entries(partiesOf(integrations)).flatMap(([field, party]): [string, string | null][] => [
      [`${field}Name`, party?.name ?? null],
      [`${field}PrivacyUrl`, party?.privacyUrl ?? null],
      [`${field}StoredIn`, party?.storedIn ?? null],
    ]),
    ['photoLimit', limitText(integrations.delivery)],
  ])
}

/**
 * The maximum number and size of files in words. Only a lead receiver accepts files: without one,
 * no text mentions them.
 */
function limitText(delivery: IntegrationsFields['delivery']): string {
  const { files, megabytes, allMegabytes } = FILE_LIMITS[delivery.kind === 'receiver' ? delivery.runsOn : 'server']
  const ofEach = megabytes < allMegabytes ? ` of ${megabytes} MB each` : ''
  return `${files} files${ofEach}, ${allMegabytes} MB together`
}

/**
 * What conditions in texts may refer to: whether a fact exists, as `$offered.{name}`, whether
 * something is connected, and whether a page or a folder is marked as a sample: samples.ts.
 */
export function conditionsOf(
  facts: Facts,
  integrations: IntegrationsFields | undefined,
  sample: Readonly<Record<string, boolean>>,
) {
  return {
    offered: Object.fromEntries([...facts].map(([name, text]) => [name, text !== null])),
    connected: connectionsOf(integrations),
    sample,
  } satisfies Conditions
}
