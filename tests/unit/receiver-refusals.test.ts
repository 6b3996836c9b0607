import { request as httpRequest } from 'node:http'
import { createReceiver } from '@/hosting/receiver/handler'
import { keyOf } from '@/hosting/receiver/store'
import { SETTINGS, posted, receiverForTests } from '../support/receiver'

const words = SETTINGS.words.receiver
const [SITE, PREVIEW] = SETTINGS.origins as [string, string]

const { running, stored, withReceiver } = receiverForTests()

/** A field of a form with files, as it is posted. */
const part = (name: string) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n1\r\n`

afterEach(() => jest.restoreAllMocks())

describe('a request that carries no lead', () => {
  test.each([
    ['no JSON', 'application/json', '{"name":', 400],
    ['a list', 'application/json', '[1]', 400],
    ['a broken form', 'multipart/form-data; boundary=x', 'nothing', 400],
    ['a form without a boundary', 'multipart/form-data', 'nothing', 400],
    ['text', 'text/plain', 'name=Sam', 415],
    ['XML', 'application/xml', '<lead/>', 415],
    ['a type that every object has', 'constructor', 'x', 415],
    ['far too much', 'application/json', JSON.stringify({ message: 'x'.repeat(600_000) }), 413],
  ])('%s is refused', async (_, type, body, status) => {
    const headers = { 'content-type': type, accept: 'application/json' }
    const response = await fetch(running().address, { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect(Object.values(words.refusal)).toContain(((await response.json()) as { message: string }).message)
  })

  test('too much is refused even where nobody says how much it is', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(running().address, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
      })
      request.on('response', (response) => resolve(response.statusCode))
      request.on('error', reject)
      // Without a length the body goes out in chunks.
      for (let i = 0; i < 20; i++) request.write('x'.repeat(64_000))
      request.end()
    })
    expect(status).toBe(413)
  })

  // Regression: an upload of 350,000 parts took a parser 15 s, in which nobody else was answered.
  test.each([
    ['a form', 'application/x-www-form-urlencoded', '&leave=1', ''],
    ['a form with files', 'multipart/form-data; boundary=x', part('leave'), '--x--\r\n'],
    ['the same, whose boundary is in quotes', 'multipart/form-data; boundary="x"', part('leave'), '--x--\r\n'],
  ])('%s of more fields than any form has is not parsed', async (_, type, field, end) => {
    const status = async (count: number) => {
      const headers = { 'content-type': type, accept: 'application/json' }
      return (await fetch(running().address, { method: 'POST', body: field.repeat(count) + end, headers })).status
    }
    expect(await status(900)).toBe(422)
    expect(await status(1001)).toBe(400)
  })

  test('while uploads fill the memory that is set aside for them, others wait', async () => {
    const receive = createReceiver({ ...SETTINGS, log: () => undefined }, running().store, { send: () => undefined })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' }
    const upload = (body: ReadableStream) =>
      receive(new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit), '')
    /** Uploads the most that may be read at once, and stalls. */
    const stalled = Array.from({ length: 8 }, () => new TransformStream<Uint8Array, Uint8Array>())
    const answers = stalled.map(({ readable }) => upload(readable))
    const writers = stalled.map(({ writable }) => writable.getWriter())
    await Promise.all(writers.map((writer) => writer.write(new Uint8Array(SETTINGS.limits.allFilesBytes))))
    const status = async () => (await upload(new Blob(['no form'.padEnd(100_000)]).stream())).status
    expect(await status()).toBe(503)
    // Regression: eight stalled uploads kept out every text.
    const lead = { method: 'POST', body: JSON.stringify(posted()), headers: { 'content-type': 'application/json' } }
    expect((await receive(new Request('http://localhost/', lead), '')).status).toBe(200)
    await Promise.all(writers.map((writer) => writer.abort(new Error('the connection was cut'))))
    await Promise.all(answers)
    expect(await status()).toBe(400)
  })

  test('a field that is too long is named', async () => {
    const response = await running().post(posted({ message: 'x'.repeat(20_001) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ faults: { message: words.refusal.tooLong } })
  })

  test.each([
    ['GET', '/', 404],
    ['PUT', '/quote', 405],
    ['DELETE', '/leads.csv', 405],
  ])('%s %s is answered with %d', async (method, path, status) => {
    expect((await fetch(`${running().address}${path}`, { method })).status).toBe(status)
  })
})

describe('the site’s script', () => {
  test.each([
    [SITE, SITE],
    [PREVIEW, PREVIEW],
    ['https://evil.example', null],
    ['null', null],
  ])('from %s may post as %s', async (origin, allowed) => {
    const preflight = await fetch(`${running().address}/quote`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(preflight.headers.get('access-control-allow-headers')).toBe(allowed && 'Content-Type')
  })

  // Regression: a visitor of the site under another name, such as a translator's, was told that the
  // request had failed, while the office had it.
  test.each([SITE, PREVIEW, 'https://www-clearquay-example.translate.goog', 'null'])(
    'from %s may read what became of its own post, and nothing else',
    async (origin) => {
      const answer = await running().post({}, { origin })
      expect(answer.status).toBe(422)
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After')
      expect(answer.headers.get('vary')).toContain('Origin')
      const leads = await fetch(`${running().address}/quote/leads.csv`, { headers: { origin } })
      expect(leads.headers.get('access-control-allow-origin')).toBe([SITE, PREVIEW].includes(origin) ? origin : null)
    },
  )
})

describe('what looks like spam', () => {
  test.each([
    ['the hidden field', { [SETTINGS.honeypot]: 'https://x.example' }, 'the hidden field was filled in'],
    ['a suspicion of the form', { suspect: 'no pointer' }, 'the form suspects a program: no pointer'],
    ['many links', { message: 'http://a.example www.b.example https://c.example' }, 'it has 3 links'],
    ['links as markup', { message: 'See [url=x]here[/url]' }, 'it has links written as markup'],
    ['links as other markup', { message: '[link=x]here[/link]' }, 'it has links written as markup'],
    ['links as HTML', { message: '<a href="x">here</a>' }, 'it has links written as markup'],
  ])('%s: it is kept, with its reason, and answered like any other', async (_, changes, reason) => {
    const lead = posted(changes)
    expect(await (await running().post(lead)).json()).toMatchObject({ received: lead.leadId })
    expect(await stored(lead.leadId)).toMatchObject({ status: 'quarantined', reasons: [reason] })
    expect(running().mailed).toContain(keyOf({ id: lead.leadId, revision: 1 }))
  })

  test.each([
    ['https://evil.example', 'quarantined'],
    [PREVIEW, 'new'],
    ['null', 'new'],
  ])('a request from %s is %s', async (origin, status) => {
    const lead = posted()
    await running().post(lead, { origin })
    expect(await stored(lead.leadId)).toMatchObject({ status })
  })

  test('two links are not spam', async () => {
    const lead = posted({ message: 'Our plans: https://a.example/plan and www.b.example' })
    await running().post(lead)
    expect(await stored(lead.leadId)).toMatchObject({ status: 'new', reasons: [] })
  })
})

describe('rates', () => {
  const rates = { perClient: 3, inAll: 5 }
  const statuses = async (count: number, address?: string) => {
    const all: number[] = []
    for (let i = 0; i < count; i++) {
      all.push((await running().post(posted(), address === undefined ? {} : { 'x-real-ip': address })).status)
    }
    return all
  }

  test('a client that posts too often is asked to wait, but never for what is already there', async () => {
    await withReceiver([{ rates }], async () => {
      const lead = posted()
      await running().post(lead)
      expect(await statuses(3)).toEqual([200, 200, 429])
      const refused = await running().post(posted())
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
      expect(await refused.json()).toEqual({ message: words.refusal.tooMany })
      expect((await running().post({ ...lead, try: 2 })).status).toBe(200)
    })
  })

  // Regression: posts of what was there already counted for nothing, so that each could be written.
  test('posts of what is already there count as well, and are not noted past the limit', async () => {
    await withReceiver([{ rates }], async () => {
      const lead = posted()
      for (const count of [1, 2, 3, 4, 5]) expect((await running().post({ ...lead, try: count })).status).toBe(200)
      expect(await stored(lead.leadId)).toMatchObject({ try: 3 })
      expect(await statuses(1)).toEqual([429])
    })
  })

  test('the port that a proxy adds to an address makes no other client', async () => {
    await withReceiver([{ rates, addressHeader: 'X-Real-IP' }], async () => {
      const all = []
      for (const port of [1, 2, 3, 4]) all.push(...(await statuses(1, `203.0.113.1:500${port}`)))
      for (const port of [1, 2, 3]) all.push(...(await statuses(1, `[2001:db8::1]:500${port}`)))
      expect(all).toEqual([200, 200, 200, 429, 200, 200, 429])
    })
  })

  // Regression: each revision of one id was read for each further post, and each try was written.
  test('one request has not any number of revisions and tries', async () => {
    const lead = posted()
    const statuses = []
    for (let i = 0; i < 52; i++) statuses.push((await running().post({ ...lead, message: `Text ${i}` })).status)
    expect(statuses.slice(48)).toEqual([200, 200, 429, 429])
    await running().post({ ...lead, message: 'Text 0', try: 9999 })
    expect(await stored(lead.leadId)).toMatchObject({ try: 99 })
  })

  test('clients are told apart by the proxy’s header where one is set, and only there', async () => {
    await withReceiver([{ rates, addressHeader: 'X-Real-IP' }], async () => {
      expect(await statuses(4, '203.0.113.1')).toEqual([200, 200, 200, 429])
      expect(await statuses(3, '203.0.113.2')).toEqual([200, 200, 429])
    })
    await withReceiver([{ rates }], async () => {
      expect(await statuses(3, '203.0.113.1')).toEqual([200, 200, 200])
      expect(await statuses(1, '203.0.113.2')).toEqual([429])
    })
  })

  test('addresses of one IPv6 network are one client', async () => {
    await withReceiver([{ rates, addressHeader: 'X-Real-IP' }], async () => {
      expect(await statuses(2, '2001:db8:1:2::1')).toEqual([200, 200])
      expect(await statuses(2, '2001:db8:1:2:3:4:5:6')).toEqual([200, 429])
      expect(await statuses(1, '2001:db8:1:3::1')).toEqual([200])
    })
  })

  test('IPv4 addresses that are written as IPv6 are as many clients as they are', async () => {
    await withReceiver([{ rates, addressHeader: 'X-Real-IP' }], async () => {
      expect(await statuses(2, '203.0.113.1')).toEqual([200, 200])
      expect(await statuses(2, '::ffff:203.0.113.1')).toEqual([200, 429])
      expect(await statuses(1, '::ffff:203.0.113.2')).toEqual([200])
    })
  })

  test('ten minutes later it may post again', async () => {
    await withReceiver([{ rates }], async () => {
      expect(await statuses(4)).toEqual([200, 200, 200, 429])
      const later = performance.now() + 600_000
      jest.spyOn(performance, 'now').mockImplementation(() => later)
      expect(await statuses(1)).toEqual([200])
    })
  })
})
