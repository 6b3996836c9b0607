import fc from 'fast-check'
import { answerTo, clampHeight, frameAddress, readMessage, speaks } from '@/components/quote/frame-messages'
import { FRAME_HEIGHT } from '@/lib/content/schema/frame-height'
import { PROVIDERS, type Embed, type Provider } from '@/lib/content/schema/embed'

const json = JSON.stringify

const KNOWN: [Provider, string, unknown, object][] = [
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
  ['calcom', 'is ready', { originator: 'CAL', type: '__iframeReady', data: {} }, { type: 'alive' }],
  [
    'calcom',
    'grows',
    { originator: 'CAL', type: '__dimensionChanged', data: { iframeHeight: 912 } },
    { type: 'height', height: 912 },
  ],
  ['calcom', 'has booked', { originator: 'CAL', type: 'bookingSuccessfulV2', data: {} }, { type: 'booked' }],
  ['tally', 'is loaded', json({ event: 'Tally.FormLoaded', payload: { formId: 'x' } }), { type: 'alive' }],
  [
    'tally',
    'grows',
    json({ event: 'Tally.FormHeight', payload: { formId: 'x', height: 912.4 } }),
    { type: 'height', height: 912.4 },
  ],
  ['tally', 'has sent', json({ event: 'Tally.FormSubmitted', payload: { fields: [] } }), { type: 'submitted' }],
  ['jotform', 'is settled', 'formSettled', { type: 'alive' }],
  ['jotform', 'grows', 'setHeight:912:241234567890123', { type: 'height', height: 912 }],
  ['jotform', 'has sent', { action: 'submission-completed', formID: '1' }, { type: 'submitted' }],
  ['typeform', 'is ready', { type: 'form-ready', embedId: 'frame' }, { type: 'alive' }],
  ['typeform', 'grows', { type: 'form-height-changed', height: 912 }, { type: 'height', height: 912 }],
  ['typeform', 'has sent', { type: 'form-submit', responseId: 'x' }, { type: 'submitted' }],
  ['hubspot', 'asks for consent', 'readyForConsentListener', { type: 'alive' }],
  ['hubspot', 'grows', { height: 912 }, { type: 'height', height: 912 }],
  ['hubspot', 'has booked', { meetingBookSucceeded: true, meetingsPayload: {} }, { type: 'booked' }],
]

test.each(KNOWN)('%s %s', (provider, _what, data, meaning) => {
  expect(readMessage(provider, data)).toEqual(meaning)
})

test.each(KNOWN)('only %s is understood when it %s', (provider, _what, data, meaning) => {
  const others = PROVIDERS.filter((name) => name !== provider)
  // A height of HubSpot's has no name of its own.
  const named = 'height' in meaning ? others.filter((name) => name !== 'hubspot') : others
  for (const other of named) expect(readMessage(other, data)).toBeUndefined()
})

const UNKNOWN: [Provider, unknown][] = [
  ['leadconnector', ['modify-parent-url', 'https://example.com']],
  ['leadconnector', 'iframeLoaded<script>'],
  ['leadconnector', ['highlevel.setHeight', '912']],
  ['calendly', { event: 'calendly.something_new' }],
  ['calendly', { event: 'calendly.page_height', payload: { height: '100vh' } }],
  ['calendly', { event: 'calendly.page_height', payload: { height: '1e9' } }],
  ['calcom', { type: '__iframeReady' }],
  ['calcom', { originator: 'CAL', type: 'linkFailed' }],
  ['tally', 'an answer that says Tally.FormSubmitted'],
  ['tally', json({ event: 'Tally.PopupClosed', payload: { answer: '"event":"Tally.FormSubmitted"' } })],
  ['jotform', 'setHeight:NaN:1'],
  ['jotform', 'setHeight'],
  ['jotform', 'reloadPage:1'],
  ['typeform', { type: 'form-height-changed', height: '<script>alert(1)</script>' }],
  ['hubspot', { meetingBookSucceeded: 'yes' }],
  ['hubspot', { height: Infinity }],
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
  fc.dictionary(fc.constantFrom('event', 'payload', 'type', 'data', 'height', 'action', 'originator'), fc.anything()),
  fc.tuple(fc.constantFrom('highlevel.setHeight', 'set-sticky-contacts'), fc.anything(), fc.anything()),
  fc.string().map((text) => `setHeight:${text}`),
  fc
    .anything()
    .map((value) => `{"event":"Tally.FormHeight","payload":${json(value, (_, v) => (typeof v === 'bigint' ? 1 : v))}}`),
  fc.constantFrom(trap, [trap, trap], { event: 'calendly.page_height', payload: trap }, deep, '['.repeat(100_000)),
)

test.each(PROVIDERS)('nothing that a frame may send makes the reader of %s fall over', (provider) => {
  fc.assert(
    fc.property(lookalike, (data) => {
      const message = readMessage(provider, data)
      answerTo(provider, data)
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
  readMessage('calcom', guarded({ originator: 'CAL', type: 'bookingSuccessful', data: {} }, ['originator', 'type']))
  readMessage('typeform', guarded({ type: 'form-submit', responseId: 'x' }, ['type']))
  readMessage('jotform', guarded({ action: 'submission-completed', formID: 'x' }, ['action']))
  readMessage('hubspot', guarded({ meetingBookSucceeded: true, meetingsPayload: {} }, ['meetingBookSucceeded']))
  expect(opened.flatMap((read) => [...read])).toEqual([])

  const parse = jest.spyOn(JSON, 'parse')
  readMessage('tally', json({ event: 'Tally.FormSubmitted', payload: { fields: [{ answer: 'a@b.c' }] } }))
  expect(parse).not.toHaveBeenCalled()
  parse.mockRestore()
})

test('Cal.com’s ready page is answered, since it stays invisible until then; nothing else is', () => {
  expect(answerTo('calcom', { originator: 'CAL', type: '__iframeReady' })).toEqual({
    originator: 'CAL',
    method: 'parentKnowsIframeReady',
  })
  expect(answerTo('calcom', { type: '__iframeReady' })).toBeUndefined()
  for (const [provider, , data] of KNOWN.filter(([name]) => name !== 'calcom')) {
    expect(answerTo(provider, data)).toBeUndefined()
  }
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
  expect(PROVIDERS.filter(speaks)).toEqual(['leadconnector', 'calendly', 'calcom', 'tally', 'jotform', 'typeform'])
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

  test('of Typeform has its values behind the hash', () => {
    expect(frameAddress(embed({ provider: 'typeform', prefill: { suburb: 'suburb' } }), page)).toBe(
      'https://provider.example/form?fixed=1#suburb=Ryde',
    )
  })
})
