import type { z } from 'zod'
import type { integrations } from '../../lib/content/schema/integrations'
import { exportTrouble } from '../../scripts/release/manifest'

/** The site as it is built from another content/integrations.yaml, for the tests. */
export interface Variant {
  name: string
  /**
   * Below the reserved domain .test (RFC 2606), which leads nowhere but to where the tests map it.
   */
  host: string
  integrations: z.input<typeof integrations>
}

/** Everything connected: a provider's form and calendar, a receiver of requests, analytics. */
export const CONNECTED = {
  name: 'connected',
  host: 'connected.clearquay.test',
  integrations: {
    form: {
      provider: 'leadconnector',
      id: 'aB3dE5fG7hJ9kL1mN2pQ',
      title: 'Quote form of LeadConnector',
      prefill: { name: 'name', service: 'service' },
    },
    calendar: { provider: 'calendly', id: 'clearquay/walkthrough', title: 'Calendar of Calendly' },
    delivery: { kind: 'receiver', address: 'https://leads.clearquay.test/quote', runsOn: 'server' },
    analytics: {
      provider: 'plausible',
      domain: 'clearquay.test',
      script: 'https://plausible.clearquay.test/script.js',
    },
  },
} as const satisfies Variant

/** On Netlify, without any frame. */
export const NETLIFY = {
  name: 'netlify',
  host: 'netlify.clearquay.test',
  integrations: { form: null, calendar: null, delivery: { kind: 'netlify' }, analytics: null },
} as const satisfies Variant

/** Each is a build of its own, so there are few. */
export const VARIANTS: readonly Variant[] = [CONNECTED, NETLIFY]

/**
 * A company of another shape, with a font and content of its own: long names, three services, two
 * suburbs in one region that no map shows, hours that differ by day, and no helpdesk, promise,
 * article, review, client or industry. docs/decisions/45-shapes-of-companies.md
 */
export const OTHER_COMPANY = {
  name: 'northern-rivers',
  host: 'northern-rivers.clearquay.test',
  /** Its texts; its pictures are those of content/illustrations that they name. */
  content: 'tests/fixtures/northern-rivers/content',
  /** Its font, an open one that a package of the project has. */
  font: 'node_modules/next/dist/next-devtools/server/font/geist-latin.woff2',
  /** Its documents to download. */
  public: 'tests/fixtures/northern-rivers/public',
  /** The folder that holds its content with the pictures, once it is built. */
  root: '.variants/northern-rivers-root',
} as const

/** Where the tests see a variant. */
export const addressOf = ({ host }: Pick<Variant, 'host'>) => `https://${host}`

/** The export of a second build of the site as it is, in another folder. */
export const BUILT_AGAIN = '.variants/again'

/**
 * What its owner has put into public/ there: a page by which a search engine knows whose the site
 * is.
 */
export const OWNERS_FILE = {
  name: 'google0123456789abcdef.html',
  text: 'google-site-verification: google0123456789abcdef.html',
}

/** Every part of the kit on one page, which no real export has. */
export const STYLEGUIDE = {
  path: '/styleguide/',
  folder: '.variants/styleguide',
  /** Only the development server takes it for a page under its own name (next.config.mjs). */
  source: 'app/styleguide/page.dev.tsx',
  page: 'app/styleguide/page.tsx',
}

/** The folder that holds a variant's export. */
export const folderOf = ({ name }: Pick<Variant, 'name'>) => `.variants/${name}`

/** The same folder; throws where its export is not whole. */
export function builtFolderOf(variant: Pick<Variant, 'name'>): string {
  const trouble = exportTrouble(folderOf(variant))
  if (trouble) throw new Error(`${trouble}\nRun npm run build:variants first.`)
  return folderOf(variant)
}
