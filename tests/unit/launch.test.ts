import { spawnSync } from 'node:child_process'
import { getContent } from '@/lib/content/get-content'
import {
  PROOF_DAYS,
  fictitiousValues,
  fingerprintOf,
  notConnected,
  sampleWords,
  unprovenDelivery,
} from '@/lib/content/launch'
import { describeUnconfirmed } from '@/lib/content/problem'
import { deliveryProof, type DeliveryProof } from '@/lib/content/schema/delivery-proof'
import { integrations as schema } from '@/lib/content/schema/integrations'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { copyContent } from '../support/content-copy'
import { editContent } from '../support/edited-content'

type Edits = [from: RegExp, to: string][]

/** The fields that cannot be real after the edits to site.yaml. */
function remaining(siteUrl: string, edits: Edits) {
  const content = editContent()
  for (const [from, to] of edits) content.edit('site.yaml', from, to)
  const { siteContent, problems } = content.check()
  expect(problems).toEqual([])
  return siteContent ? fictitiousValues(siteContent, siteUrl).map(({ field }) => field) : []
}

const FICTITIOUS: Edits = [
  [/^phone: .*$/m, 'phone: { value: (02) 5550 0142 }\nsecondPhone: { label: Accounts, value: (02) 7010 0142 }'],
  [
    /^city:/m,
    "otherOffices:\n  - { street: 1 Ann Street, suburb: Brisbane, state: QLD, postcode: '4000', phone: (07) 5550 0142 }\ncity:",
  ],
  [/^helpdesk: .*$/m, 'helpdesk: { value: 1300 975 707 }'],
  [/^abn: .*$/m, 'abn: { value: 51 824 753 556 }'],
  [/^email: .*$/m, 'email: { value: hello@cleaners.example }'],
  [/^url: .*$/m, 'url: { value: https://www.cleaners.example }'],
]
const REAL: Edits = [
  [/^phone: .*$/m, 'phone: { value: (02) 9999 9999 }'],
  [/^helpdesk: .*$/m, 'helpdesk: { value: 13 23 00 }'],
  [/^abn: .*$/m, 'abn: { value: 11 000 000 560 }'],
  [/^email: .*$/m, 'email: { value: hello@cleaners.com.au }'],
  [/^url: .*$/m, 'url: { value: https://www.cleaners.com.au }'],
]

test('a fictitious number, ABN, mailbox or site address is refused even when nobody marked it as a sample', () => {
  const fields = ['phone', 'secondPhone', 'helpdesk', 'otherOffices[0].phone', 'abn', 'email', 'url']
  expect(remaining('https://www.cleaners.example', FICTITIOUS)).toEqual(fields)
})

// acma.gov.au, "Phone numbers for use in TV shows, films and creative works".
test.each([
  ['(03) 5550 0142', true],
  ['(08) 7010 0142', true],
  ['0491 570 006', true],
  ['1800 160 401', true],
  ['1800 975 711', true],
  ['1300 975 710', true],
  ['0491 580 006', false],
  ['1800 160 402', false],
  ['1300 975 712', false],
])('%s is a number for fiction: %s', (value, isFictitious) => {
  const content = getContent()
  const found = fictitiousValues({ ...content, site: { ...content.site, phone: { value } } }, content.site.url.value)
  expect(found.map(({ field }) => field).includes('phone')).toBe(isFictitious)
})

// Regression: where SITE_URL was still that of a preview, as in a PowerShell that had built one,
// the launch built a site that search engines do not list.
test('a launch at another address than that of the content is refused', () => {
  expect(remaining('https://preview.cleaners.com.au', REAL)).toEqual(['SITE_URL'])
})

// Regression: the address that the project itself gives as an example, www.example.com.au, was
// taken for a company's own.
test.each(['www.example.com.au', 'example.org', 'cleaners.test', 'cleaners.invalid', 'localhost'])(
  'an address at %s reaches nobody',
  (host) => {
    const url = `https://${host}`
    expect(remaining(url, [...REAL, [/^url: .*$/m, `url: { value: ${url} }`]])).toEqual(['url'])
  },
)

test('real ones are let through', () => {
  expect(remaining('https://www.cleaners.com.au', REAL)).toEqual([])
})

test.each([
  [1, '1 value is a sample, not confirmed or not proven, so'],
  [2, '2 values are samples, not confirmed or not proven, so'],
])('what %i value stops is said as one would say it', (count, words) => {
  const values = Array.from({ length: count }, () => ({ file: 'content/site.yaml', field: 'phone', reason: 'sample' }))
  expect(describeUnconfirmed(values)).toContain(words)
})

// Regression: “Ask for a sample inspection report” stopped a launch, whatever the owner did.
test('a text that reads like a sample is only pointed out: marks decide', () => {
  const content = editContent()
  content.edit('pages/about.md', /\n---\n/, '\n---\n\nAsk for a sample inspection report.\n')
  const { siteContent, unconfirmed } = content.check()
  if (!siteContent) throw new Error('expected content without problems')
  expect(sampleWords(siteContent)).toContain('content/pages/about.md  text')
  const refused = [...unconfirmed, ...fictitiousValues(siteContent, 'https://www.cleaners.com.au')]
  expect(refused.filter(({ file }) => file === 'content/pages/about.md')).toEqual([])
})

test('the launch build and npm run launch refuse, and list what they wait for with file and field', async () => {
  const content = copyContent({ pictures: true })
  const check = await bundleScript('scripts/check-content.ts')
  const launch = await bundleScript('scripts/launch.ts')
  try {
    content.edit('site.yaml', /^phone: .*$/m, 'phone: { value: (02) 5550 0142, sample: true }')
    content.edit('site.yaml', /^happyClients: .*$/m, 'happyClients: { value: "1,000", confirmed: false }')
    const run = ({ command }: BundledScript, words: string[] = [], environment = {}) =>
      spawnSync(process.execPath, [...command, ...words], {
        encoding: 'utf8',
        cwd: content.root,
        env: { ...process.env, SITE_URL: 'https://www.cleaners.example', ...environment },
      })
    const { status, stderr } = run(check, ['--launch'])
    expect(status).toBe(1)
    // Regression: where the -- before it was missing, npm kept --launch, and samples were built.
    expect(run(check, [], { npm_config_launch: 'true' }).stderr).toBe(stderr)
    expect(stderr).toMatch(/^\d+ values are samples, not confirmed or not proven, so the site cannot be launched:/)
    expect(stderr).toContain('content/site.yaml  phone  (sample)')
    expect(stderr).toContain('content/site.yaml  happyClients  (not confirmed)')
    expect(stderr).toContain('the environment  SITE_URL  (makes a preview,')
    expect(stderr).toContain('content/integrations.yaml  delivery  (kind: email leaves the form to')
    for (const field of ['form', 'calendar', 'analytics'])
      expect(stderr).toContain(`content/integrations.yaml  ${field}  (not connected:`)

    const launched = run(launch)
    expect(launched.status).toBe(1)
    expect(launched.stdout).toMatch(/^\d+ of \d+ steps to the launch are done\./)
    expect(launched.stdout).toContain('the environment  SITE_URL  (makes a preview,')
  } finally {
    content.done()
    check.remove()
    launch.remove()
  }
})

describe('a delivery is launched only with a proof', () => {
  const SITE = 'https://www.cleaners.com.au'
  const NOW = new Date('2026-11-22T09:00:00Z')
  const DAY_MS = 86_400_000
  const NONE = { form: null, calendar: null, analytics: null }
  const RECEIVER = { kind: 'receiver', address: 'https://leads.cleaners.com.au/quote', runsOn: 'server' } as const
  const WEB3FORMS = { kind: 'web3forms', key: 'a-key' } as const
  const NETLIFY = { kind: 'netlify' } as const
  type Delivery = typeof RECEIVER | typeof WEB3FORMS | typeof NETLIFY

  /** The proof of a delivery, made `age` ms before now. */
  const proofOf = (delivery: Delivery, { age = 0, site = SITE } = {}): DeliveryProof =>
    deliveryProof.parse({
      proof: {
        kind: delivery.kind,
        delivery: fingerprintOf(delivery),
        site,
        reference: 'CQ-7F3K',
        made: new Date(NOW.getTime() - age).toISOString(),
      },
    })

  /** What the owner is told, as file, field and reason in one text. */
  const told = (integrations: object, proof: DeliveryProof = { proof: null }) =>
    unprovenDelivery({ integrations: schema.parse({ ...NONE, ...integrations }), deliveryProof: proof }, SITE, NOW).map(
      ({ file, field, reason }) => `${file} ${field}: ${reason}`,
    )

  test.each([RECEIVER, WEB3FORMS, NETLIFY])('one that was made for it lets $kind through', (delivery) => {
    expect(told({ delivery }, proofOf(delivery))).toEqual([])
  })

  test('without one it is refused, with the command that makes one', () => {
    expect(told({ delivery: RECEIVER })).toEqual([
      'content/delivery-proof.yaml proof: nothing proves that kind: receiver accepts requests: run npm run probe',
    ])
  })

  test('what the site’s own server takes is proven on the deployed site', () => {
    for (const delivery of [NETLIFY, { ...RECEIVER, address: `${SITE}/quote/` }])
      expect(told({ delivery })).toEqual([
        expect.stringMatching(/run npm run probe -- https:\/\/www\.cleaners\.com\.au$/),
      ])
  })

  test.each<[string, Delivery, Delivery]>([
    ['another address', { ...RECEIVER, address: 'https://leads.cleaners.com.au/other' as never }, RECEIVER],
    ['another key', { ...WEB3FORMS, key: 'another-key' as never }, WEB3FORMS],
    ['another kind', NETLIFY, WEB3FORMS],
  ])('one that was made for %s is refused', (_, proven, delivery) => {
    expect(told({ delivery }, proofOf(proven))).toEqual([
      expect.stringMatching(/^content\/delivery-proof\.yaml proof\.delivery: made for a different delivery/),
    ])
  })

  test('one of another address of the site is refused, since a service may allow only that one', () => {
    expect(told({ delivery: RECEIVER }, proofOf(RECEIVER, { site: 'https://preview.cleaners.com.au' }))).toEqual([
      `content/delivery-proof.yaml proof.site: made for https://preview.cleaners.com.au, and the site is at ${SITE}: run npm run probe`,
    ])
  })

  test('Netlify’s counts under every name of the site', () => {
    expect(told({ delivery: NETLIFY }, proofOf(NETLIFY, { site: 'https://cleaners.netlify.app' }))).toEqual([])
  })

  test(`it holds ${PROOF_DAYS} days and no longer`, () => {
    expect(told({ delivery: RECEIVER }, proofOf(RECEIVER, { age: PROOF_DAYS * DAY_MS }))).toEqual([])
    expect(told({ delivery: RECEIVER }, proofOf(RECEIVER, { age: (PROOF_DAYS + 1) * DAY_MS }))).toEqual([
      `content/delivery-proof.yaml proof.made: ${PROOF_DAYS + 1} days old, and a proof is valid for ${PROOF_DAYS}: run npm run probe`,
    ])
  })

  test('one that is yet to come is refused', () => {
    expect(told({ delivery: RECEIVER }, proofOf(RECEIVER, { age: -1000 }))).toEqual([
      expect.stringMatching(/^content\/delivery-proof\.yaml proof\.made: 2026-11-22T09:00:01\.000Z is in the future/),
    ])
  })

  test('all that is wrong with one is said at once', () => {
    const proof = proofOf(WEB3FORMS, { site: 'https://preview.cleaners.com.au', age: 1000 * DAY_MS })
    expect(told({ delivery: RECEIVER }, proof)).toHaveLength(3)
  })

  test('email is refused as the only way, also behind a provider’s frame, and with a proof', () => {
    const form = { provider: 'leadconnector', id: 'aB3dE5fG7hJ9kL1mN2pQ', title: 'Quote form' }
    const delivery = { kind: 'email' } as const
    expect(told({ delivery }, proofOf(delivery as never))).toEqual([
      expect.stringMatching(
        /^content\/integrations\.yaml delivery: kind: email leaves the form to .* connect a service/,
      ),
    ])
    expect(told({ delivery, form })).toEqual([
      expect.stringMatching(
        /kind: email leaves the own form behind the frame of leadconnector to .* connect a service/,
      ),
    ])
  })

  test('what is recorded of a delivery tells nothing of it', () => {
    expect(JSON.stringify(proofOf(WEB3FORMS))).not.toContain(WEB3FORMS.key)
  })
})

test('what is not connected is listed until the owner has confirmed that it need not be', () => {
  const listed = (integrations: object) =>
    notConnected(
      schema.parse({ form: null, calendar: null, analytics: null, delivery: { kind: 'netlify' }, ...integrations }),
    ).map(({ file, field }) => `${file} ${field}`)
  const calendar = { provider: 'calendly', id: 'cleaners/walkthrough', title: 'Book a walkthrough' }
  expect(listed({ confirmed: false })).toEqual(
    ['form', 'calendar', 'analytics'].map((field) => `content/integrations.yaml ${field}`),
  )
  expect(listed({ confirmed: false, calendar })).toEqual(
    ['form', 'analytics'].map((field) => `content/integrations.yaml ${field}`),
  )
  expect(listed({})).toEqual([])
})
