import fc from 'fast-check'
import { clampHeight, frameAddress, readMessage, reportsReady } from '@/components/quote/frame-messages'
import { FRAME_HEIGHT } from '@/lib/content/schema/frame-height'
import type { Embed } from '@/lib/content/schema/embed'
import { PROVIDERS, type ProviderName } from '@/lib/integrations/providers/providers'

const NAMES = Object.keys(PROVIDERS) as ProviderName[]

const KNOWN: [ProviderName, string, unknown, object][] = [
  ['leadconnector', 'is ready', '[iFrameResizerChild]Ready', { type: 'alive' }],
  ['leadconnector', 'is loaded', ['iframeLoaded'], { type: 'alive' }],
  ['leadconnector', 'asks for the query', ['fetch-query-params', 'x', 'loc'], { type: 'alive' }],
  ['leadconnector', 'counts visits', ['set-sticky-contacts', 'embedded_iframe_1', '1', '{}', ''], { type: 'alive' }],
  ['leadconnector', 'grows', ['highlevel.setHeight', { height: 912, id: 'x' }], { type: 'height', height: 912 }],
  ['leadconnector', 'has saved a form', ['set-sticky-contacts', '_ud', '{}', 'loc', 'id'], { type: 'submitted' }],
  ['leadconnector', 'has booked', ['msgsndr-booking-complete', { fingerprint: 'x' }], { type: 'booked' }],
  ['calendly', 'shows an event', { event: 'calendly.event_type_viewed', payload: {} }, { type: 'alive' }],
  [
    'calendly',
    'grows',
    { event: 'calendly.page_height', payload: { height: '912px' } },
    { type: 'height', height: 912 },
  ],
  ['calendly', 'has booked', { event: 'calendly.event_scheduled', payload: {} }, { type: 'booked' }],
]

test.each(KNOWN)('%s %s', (provider, _what, data, meaning) => {
  expect(readMessage(provider, data)).toEqual(meaning)
})

test.each(KNOWN)('only %s is understood when it %s', (provider, _what, data) => {
  for (const other of NAMES.filter((name) => name !== provider)) expect(readMessage(other, data)).toBeUndefined()
})

const UNKNOWN: [ProviderName, unknown][] = [
  ['leadconnector', ['modify-parent-url', 'https://example.com']],
  ['leadconnector', 'iframeLoaded<script>'],
  ['leadconnector', ['highlevel.setHeight', '912']],
  ['calendly', { event: 'calendly.something_new' }],
  ['calendly', { event: 'calendly.page_height', payload: { height: '100vh' } }],
  ['calendly', { event: 'calendly.page_height', payload: { height: '1e9' } }],
  ['custom', { type: 'form-submit' }],
]

test.each(UNKNOWN)('%s: what nobody knows is ignored: %j', (provider, data) => {
  expect(readMessage(provider, data)).toBeUndefined()
})

const trap = new Proxy(
  {},
  {
    get() {
      throw new Error('a trap')
    },
  },
)
const deep = Array.from({ length: 5000 }).reduce<unknown>((inner) => ({ event: inner, payload: inner, 0: inner }), 1)

/** Values with the names that readers look for, filled with anything. */
const lookalike = fc.oneof(
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, withSparseArray: true }),
  fc.dictionary(fc.constantFrom('event', 'payload', 'type', 'data', 'height'), fc.anything()),
  fc.tuple(fc.constantFrom('highlevel.setHeight', 'set-sticky-contacts'), fc.anything(), fc.anything()),
  fc.constantFrom(trap, [trap, trap], { event: 'calendly.page_height', payload: trap }, deep, '['.repeat(100_000)),
)

test.each(NAMES)('nothing that a frame may send makes the reader of %s fall over', (provider) => {
  fc.assert(
    fc.property(lookalike, (data) => {
      const message = readMessage(provider, data)
      if (message?.type === 'height') expect(message.height).toEqual(expect.any(Number))
      else expect([undefined, 'alive', 'submitted', 'booked']).toContain(message?.type)
    }),
    { numRuns: 1000 },
  )
})

/** An object whose named parts may be read, and no other. */
function guarded<T extends object>(parts: T, open: readonly string[]): T {
  const read = new Set<string>()
  const shy = new Proxy(parts, {
    get(target, key) {
      if (typeof key === 'string' && !open.includes(key)) read.add(key)
      return Reflect.get(target, key)
    },
  })
  opened.push(read)
  return shy
}
const opened: Set<string>[] = []

test('what a visitor has typed is not read', () => {
  opened.length = 0
  readMessage('leadconnector', guarded(['set-sticky-contacts', '_ud', '{"email":"a@b.c"}', 'loc'], ['0', '1']))
  readMessage('calendly', guarded({ event: 'calendly.event_scheduled', payload: { invitee: {} } }, ['event']))
  expect(opened.flatMap((read) => [...read])).toEqual([])
})

test.each([
  [912.2, 913],
  [750, 750],
  [3, 750],
  [-1e9, 750],
  [1e9, FRAME_HEIGHT.most],
  [NaN, undefined],
  [Infinity, undefined],
  ['912', undefined],
  [undefined, undefined],
])('a frame that asks for %s px on a place of 750 px gets %s', (asked, given) => {
  expect(clampHeight(asked, 750)).toBe(given)
})

test('the silence of these frames means that they do not work', () => {
  expect(NAMES.filter(reportsReady)).toEqual(['leadconnector', 'calendly'])
})

describe('the address of a frame', () => {
  const embed = (parts: Partial<Embed>): Embed => ({
    kind: 'form',
    provider: 'leadconnector',
    src: 'https://provider.example/form?fixed=1',
    title: 'Quote form',
    heights: { phone: 750, desktop: 750 },
    origins: ['https://provider.example'],
    prefill: {},
    ...parts,
  })
  const page = { host: 'www.example.com.au', values: { name: 'Jo & Co', email: '', phone: '  ', suburb: 'Ryde' } }

  test('carries what is known and configured, and nothing that is empty', () => {
    const address = frameAddress(embed({ prefill: { name: 'first_name', email: 'email', phone: 'phone' } }), page)
    expect(address).toBe('https://provider.example/form?fixed=1&first_name=Jo+%26+Co')
  })

  test('carries the page’s host where the provider asks for it', () => {
    expect(frameAddress(embed({ hostParam: 'embed_domain' }), page)).toBe(
      'https://provider.example/form?fixed=1&embed_domain=www.example.com.au',
    )
  })
})
