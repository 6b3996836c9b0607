import { getContent } from '@/lib/content/get-content'
import { checkPrivacy } from '@/lib/content/checks/privacy'
import { parseMarkdown } from '@/lib/content/markdown'
import { integrations as schema, type IntegrationsFields } from '@/lib/content/schema/integrations'
import { editContent } from '../support/edited-content'

const NONE: IntegrationsFields = { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null }

/** What the check says when these are connected and the privacy page has this text. */
function check(connected: Partial<IntegrationsFields>, text = 'We name nobody.') {
  const content = getContent()
  const pages = content.pages.map((page) => (page.slug === 'privacy' ? { ...page, body: parseMarkdown(text) } : page))
  return checkPrivacy({ ...content, pages, integrations: { ...NONE, ...connected } })
}

/** A frame as the configuration has it; the address is where it leads. */
const frame = (provider: string, address: string) =>
  ({
    provider,
    title: 'Frame',
    heights: { phone: 750, desktop: 750 },
    allowedOrigins: [],
    prefill: {},
    address,
    src: address,
  }) as never

const delivery = (fields: object) => schema.shape.delivery.parse(fields)
const analytics = (fields: object) => schema.shape.analytics.parse(fields)

const CONNECTED: [name: string, field: keyof IntegrationsFields, fields: Partial<IntegrationsFields>][] = [
  ['LeadConnector', 'form', { form: frame('leadconnector', 'https://link.company.com.au/widget/form/x') }],
  ['forms.other.example', 'form', { form: frame('custom', 'https://forms.other.example/x') }],
  ['LeadConnector', 'calendar', { calendar: frame('leadconnector', 'https://api.leadconnectorhq.com/x') }],
  ['Calendly', 'calendar', { calendar: frame('calendly', 'https://calendly.com/x/y') }],
  ['Netlify', 'delivery', { delivery: delivery({ kind: 'netlify' }) }],
  ['Formspree', 'delivery', { delivery: delivery({ kind: 'formspree', address: 'https://formspree.io/f/x' }) }],
  ['Web3Forms', 'delivery', { delivery: delivery({ kind: 'web3forms', key: 'public-key' }) }],
  [
    'company.com.au',
    'delivery',
    { delivery: delivery({ kind: 'receiver', address: 'https://leads.company.com.au/in' }) },
  ],
  [
    'workers.dev',
    'delivery',
    { delivery: delivery({ kind: 'receiver', address: 'https://leads.company.workers.dev/in' }) },
  ],
  ['Plausible', 'analytics', { analytics: analytics({ provider: 'plausible', domain: 'company.com.au' }) }],
  ['Google Analytics', 'analytics', { analytics: analytics({ provider: 'gtag', id: 'G-AB12CD34EF' }) }],
  ['Google Tag Manager', 'analytics', { analytics: analytics({ provider: 'gtm', id: 'GTM-AB12CD3' }) }],
]

test.each(CONNECTED)('%s as %s stops the build until the privacy page names it', (name, field, connected) => {
  expect(check(connected)).toEqual([
    {
      file: 'content/pages/privacy.md',
      field: 'text',
      found: `nothing about ${name}`,
      expected: `a sentence that names ${name}, which content/integrations.yaml connects (${field})`,
    },
  ])
  expect(check(connected, `Your request goes to ${name}, a third party.`)).toEqual([])
})

test('each that is connected is asked for by itself', () => {
  const both = Object.assign({}, ...CONNECTED.slice(4).map(([, , fields]) => fields)) as Partial<IntegrationsFields>
  expect(check(both).map(({ found }) => found)).toEqual([
    'nothing about workers.dev',
    'nothing about Google Tag Manager',
  ])
})

test('a site that is connected to nobody has nobody to name', () => {
  expect(check({})).toEqual([])
})

test('the page names nobody who is not connected, so that connecting one is noticed', () => {
  const { pages, integrations } = getContent()
  const text = pages.find(({ slug }) => slug === 'privacy')?.source ?? ''
  const unused = CONNECTED.filter(([, field]) => JSON.stringify(integrations[field]) === JSON.stringify(NONE[field]))
  const used = CONNECTED.filter((item) => !unused.includes(item)).map(([name]) => name)
  expect(unused.map(([name]) => name).filter((name) => text.includes(name) && !used.includes(name))).toEqual([])
})

describe('the check of all content', () => {
  let content: ReturnType<typeof editContent>
  beforeEach(() => {
    content = editContent()
    content.edit('integrations.yaml', /^delivery: .*$/m, 'delivery: { kind: netlify }')
  })

  test('finds it', () => {
    expect(content.check().problems).toEqual([
      expect.objectContaining({ file: 'content/pages/privacy.md', found: 'nothing about Netlify' }),
    ])
  })

  test('is content with a sentence', () => {
    content.edit('pages/privacy.md', /\n---\n/, '\n---\n\nA request is carried by Netlify.\n')
    expect(content.check().problems).toEqual([])
  })

  test('says only that the page is missing when it is', () => {
    content.remove('pages/privacy.md')
    expect(content.check().problems.filter(({ found }) => found.includes('Netlify'))).toEqual([])
  })
})
