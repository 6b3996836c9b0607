import { integrations as schema, type IntegrationsFields } from '@/lib/content/schema/integrations'

export const NONE = { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null }
export const FORMSPREE = { kind: 'formspree', address: 'https://formspree.io/f/x' }
export const WEB3FORMS = { kind: 'web3forms', key: 'public-key' }
export const RECEIVER = { kind: 'receiver', address: 'https://leads.company.com.au:8443/quote', runsOn: 'server' }
export const KINDS = 'kind: email, kind: receiver, kind: netlify, kind: formspree, or kind: web3forms'
export const SITE_URL = 'https://www.company.com.au'

export const parsed = (fields: object): IntegrationsFields => schema.parse({ ...NONE, ...fields })
