import { request as httpRequest } from 'node:http'
import { load } from 'cheerio'
import sharp from 'sharp'
import { answersOf } from '@/components/quote/answers'
import { FIELDS } from '@/components/quote/fields'
import { newId, referenceOf } from '@/components/lead/identity'
import { createReceiver } from '@/hosting/receiver/handler'
import { keyOf, sydneyDay } from '@/hosting/receiver/store'
import { SETTINGS, WHOLE, newFolder, posted, startReceiver, type RunningReceiver } from '../support/receiver'

const { quote, receiver: words } = SETTINGS.words
const TODAY = sydneyDay(new Date())
const [SITE, PREVIEW] = SETTINGS.origins as [string, string]

/** All but the clock, which a test may set. */
const TIMERS = [
  'hrtime',
  'nextTick',
  'performance',
  'queueMicrotask',
  'setImmediate',
  'clearImmediate',
  'setInterval',
  'clearInterval',
  'setTimeout',
  'clearTimeout',
] as const

let running: RunningReceiver

type Changes = Parameters<typeof startReceiver> extends [string, ...infer Rest] ? Rest : never

async function start(...changes: Changes) {
  running = await startReceiver(newFolder(), ...changes)
}

beforeAll(() => start())
afterEach(() => jest.restoreAllMocks())
afterAll(() => running.stop())

/** The receiver of one test, with settings of its own. */
async function withReceiver(changes: Changes, test: () => Promise<void>) {
  const before = running
  await start(...changes)
  try {
    await test()
  } finally {
    await running.stop()
    running = before
  }
}

const formOf = (values: Record<string, string>) => new URLSearchParams(values)
const stored = (id: string, revision = 1) => running.store.find(keyOf({ id, revision }))

describe('a lead as JSON', () => {
  test('is answered with its id, revision and reference, and is in the store by then', async () => {
    const lead = posted({ page: '/contact/', campaign: 'spring', referrer: 'https://search.example/' })
    const response = await running.post(lead)
    expect(response.status).toBe(200)
    const reference = referenceOf(lead.leadId, SETTINGS.words.quote.reference.letters)
    expect(await response.json()).toEqual({ received: lead.leadId, revision: 1, reference })
    const { received, ...kept } = (await stored(lead.leadId))!
    expect(Math.abs(Date.parse(received) - Date.now())).toBeLessThan(10_000)
    expect(kept).toEqual({
      id: lead.leadId,
      revision: 1,
      try: 1,
      reference,
      status: 'new',
      reasons: [],
      fields: answersOf(WHOLE),
      page: '/contact/',
      campaign: 'spring',
      referrer: 'https://search.example/',
      others: {},
      files: [],
    })
    expect(running.mailed).toContain(keyOf({ id: lead.leadId, revision: 1 }))
  })

  test('is not answered with success when the store cannot keep it', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await withReceiver([{}, (store) => ({ ...store, keep: () => Promise.reject(full) })], async () => {
      const response = await running.post(posted())
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toEqual({ message: words.refusal.unavailable })
      expect(running.mailed).toEqual([])
      expect(running.lines).toContain('failed: ENOSPC')
    })
  })

  test('comes twice: the same answer, one lead, one mail, and the highest try is noted', async () => {
    const lead = posted()
    const answers = [
      await running.post(lead),
      await running.post({ ...lead, try: 3 }),
      await running.post({ ...lead, try: 2 }),
    ]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(await stored(lead.leadId)).toMatchObject({ try: 3 })
    expect(await running.store.revisions(lead.leadId)).toEqual([1])
    expect(running.mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(1)
  })

  test('comes twelve times at once: one lead, one mail', async () => {
    const lead = posted()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => running.post({ ...lead, try: i + 1 })))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await stored(lead.leadId)).toMatchObject({ try: 12 })
    expect((await running.store.day(TODAY)).filter(({ id }) => id === lead.leadId)).toHaveLength(1)
    expect(running.mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(1)
  })

  test('is kept once, however many want to keep it at the same moment', async () => {
    const { leadId: id } = posted()
    await running.post(posted({ leadId: id }))
    const lead = { ...(await stored(id))!, revision: 2 }
    const kept = await Promise.all([1, 2, 3].map((count) => running.store.keep({ ...lead, try: count }, [])))
    expect(kept).toEqual([true, false, false])
    expect(await stored(id, 2)).toMatchObject({ try: 1 })
    expect(await running.store.revisions(id)).toEqual([1, 2])
  })

  test('a new revision replaces nothing', async () => {
    const lead = posted({ message: 'Two floors' })
    await running.post(lead)
    const answer = await running.post({ ...lead, message: 'Three floors', revision: 2 })
    expect(await answer.json()).toMatchObject({
      received: lead.leadId,
      revision: 2,
      reference: referenceOf(lead.leadId, SETTINGS.words.quote.reference.letters),
    })
    expect((await stored(lead.leadId, 1))?.fields.message).toBe('Two floors')
    expect((await stored(lead.leadId, 2))?.fields.message).toBe('Three floors')
  })

  // The fault: a request that was changed without script, or in a copy of its tab, came under the
  // number of the first one, and was thrown away with thanks.
  test('with other words under a number that is taken is kept beside it, as the next revision', async () => {
    const lead = posted({ message: 'Two floors' })
    for (const message of ['Two floors', 'Three floors', 'Four floors', 'Three floors']) {
      const answer = await running.post({ ...lead, message })
      expect(await answer.json()).toMatchObject({ received: lead.leadId, revision: 1 })
    }
    expect(await running.store.revisions(lead.leadId)).toEqual([1, 2, 3])
    expect((await stored(lead.leadId, 2))?.fields.message).toBe('Three floors')
    expect((await stored(lead.leadId, 3))?.fields.message).toBe('Four floors')
    expect(running.mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(3)
  })

  test('with other words under one number at the same moment is kept, each once', async () => {
    const lead = posted()
    const messages = ['One', 'Two', 'Three']
    await Promise.all([...messages, ...messages].map((message) => running.post({ ...lead, message })))
    const kept = await Promise.all([1, 2, 3].map(async (number) => (await stored(lead.leadId, number))?.fields.message))
    expect(kept.toSorted()).toEqual(messages.toSorted())
    expect(await running.store.revisions(lead.leadId)).toHaveLength(messages.length)
  })

  test('has faults: each is named in the form’s own words, and nothing is kept', async () => {
    const lead = posted({ name: '.', phone: '0412', service: '' })
    const response = await running.post(lead)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      message: quote.errors.title,
      faults: {
        name: quote.errors.nameMissing,
        phone: quote.errors.phoneInvalid,
        service: quote.errors.serviceMissing,
      },
    })
    expect(await stored(lead.leadId)).toBeUndefined()
  })

  test('keeps fields that the form does not have, but not without bounds', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`extra${i}`, 'x'.repeat(5000)]))
    const lead = posted({ building: 'Harbour Dental', days: ['Monday', 'Friday'], rooms: 4, ...many })
    expect((await running.post(lead)).status).toBe(200)
    const { others } = (await stored(lead.leadId))!
    expect(others).toMatchObject({ building: 'Harbour Dental', days: 'Monday; Friday', rooms: '4' })
    expect(Object.keys(others)).toHaveLength(40)
    expect(Math.max(...Object.values(others).map(({ length }) => length))).toBe(2000)
  })

  test.each(['', 'no-uuid', '../../etc/passwd', '__proto__'])(
    'with the id “%s” it is kept under one of its own',
    async (id) => {
      const answer = await running.post(posted({ leadId: id, message: `for ${id}`, revision: 7 }))
      const { received, revision } = (await answer.json()) as { received: string; revision: number }
      expect(revision).toBe(1)
      expect(await stored(received)).toMatchObject({ fields: { message: `for ${id}` } })
    },
  )

  test.each([0, -1, 1.5, 'x', '2; DROP', 1e9])('the revision %p counts as the first', async (revision) => {
    const lead = posted({ revision, try: revision })
    expect(await (await running.post(lead)).json()).toMatchObject({ revision: 1 })
    expect(await stored(lead.leadId)).toMatchObject({ try: 1 })
  })

  test('arrives as it was written', async () => {
    const message = 'Zoë’s 李 😀 \u202E <b>&amp;</b>\r\n\t"quoted" + 100 %'
    const lead = posted({ message })
    await running.post(lead)
    expect((await stored(lead.leadId))?.fields.message).toBe(message)
  })
})

describe('what is no lead', () => {
  test.each([
    ['no JSON', 'application/json', '{"name":', 400],
    ['a list', 'application/json', '[1]', 400],
    ['a broken form', 'multipart/form-data; boundary=x', 'nothing', 400],
    ['a form without a boundary', 'multipart/form-data', 'nothing', 400],
    ['text', 'text/plain', 'name=Sam', 415],
    ['XML', 'application/xml', '<lead/>', 415],
    ['far too much', 'application/json', JSON.stringify({ message: 'x'.repeat(600_000) }), 413],
  ])('%s is refused', async (_, type, body, status) => {
    const headers = { 'content-type': type, accept: 'application/json' }
    const response = await fetch(running.address, { method: 'POST', body, headers })
    expect(response.status).toBe(status)
    expect(Object.values(words.refusal)).toContain(((await response.json()) as { message: string }).message)
  })

  test('too much is refused even where nobody says how much it is', async () => {
    const status = await new Promise((resolve, reject) => {
      const request = httpRequest(running.address, { method: 'POST', headers: { 'content-type': 'application/json' } })
      request.on('response', (response) => resolve(response.statusCode))
      request.on('error', reject)
      // Without a length the body goes out in chunks.
      for (let i = 0; i < 20; i++) request.write('x'.repeat(64_000))
      request.end()
    })
    expect(status).toBe(413)
  })

  test('while uploads fill the memory that is set aside for them, others wait', async () => {
    const receive = createReceiver({ ...SETTINGS, log: () => undefined }, running.store, { send: () => undefined })
    const headers = { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' }
    const upload = (body: ReadableStream) =>
      receive(new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit), '')
    /** Uploads the most that may be read at once, and stalls. */
    const stalled = Array.from({ length: 8 }, () => new TransformStream<Uint8Array, Uint8Array>())
    const answers = stalled.map(({ readable }) => upload(readable))
    const writers = stalled.map(({ writable }) => writable.getWriter())
    await Promise.all(writers.map((writer) => writer.write(new Uint8Array(SETTINGS.limits.allFilesBytes))))
    const status = async () => (await upload(new Blob(['no form']).stream())).status
    expect(await status()).toBe(503)
    await Promise.all(writers.map((writer) => writer.abort(new Error('the connection was cut'))))
    await Promise.all(answers)
    expect(await status()).toBe(400)
  })

  test('a field that is too long is named', async () => {
    const response = await running.post(posted({ message: 'x'.repeat(20_001) }))
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ faults: { message: words.refusal.tooLong } })
  })

  test.each([
    ['GET', '/', 404],
    ['PUT', '/quote', 405],
    ['DELETE', '/leads.csv', 405],
  ])('%s %s is answered with %d', async (method, path, status) => {
    expect((await fetch(`${running.address}${path}`, { method })).status).toBe(status)
  })

  test('health says that it runs, and no more', async () => {
    const response = await fetch(`${running.address}/health`)
    expect([response.status, await response.text()]).toEqual([200, 'ok\n'])
  })
})

describe('a browser without script', () => {
  const thanks = /^https:\/\/www\.clearquay\.example\/thank-you\/\?reference=(CQ-[0-9A-Z]{4})$/
  const submit = async (values: Record<string, string>) => {
    const response = await running.submit(formOf(values))
    expect(response.status).toBe(303)
    return thanks.exec(response.headers.get('location')!)![1]!
  }
  const native = (message: string) => ({ ...(WHOLE as Record<string, string>), message, leadId: '', dial: '' })

  test('is led to the page of thanks with the reference', async () => {
    const id = newId()
    expect(await submit({ ...native('a'), leadId: id })).toBe(referenceOf(id, SETTINGS.words.quote.reference.letters))
    expect((await stored(id))?.fields.dial).toBe('+61412345678')
  })

  test('two presses are one lead, other words are another', async () => {
    const first = await submit(native('pressed twice'))
    expect(await submit(native('pressed twice'))).toBe(first)
    expect(await submit(native('pressed once'))).not.toBe(first)
    const leads = (await running.store.day(TODAY)).filter(({ reference }) => reference === first)
    expect(leads).toHaveLength(1)
  })

  test('presses ten minutes apart are two leads, in whichever minutes they fall', async () => {
    const at = (minute: number) => {
      jest.useFakeTimers({ now: Date.UTC(2026, 10, 22, 1, minute), doNotFake: [...TIMERS] })
      return submit(native('at times'))
    }
    try {
      const first = await at(8)
      expect(await at(12)).toBe(first)
      expect(await at(19)).not.toBe(first)
    } finally {
      jest.useRealTimers()
    }
  })

  test('is told what is wrong, in the form’s words, on a page that repeats what was written as words, and runs nothing', async () => {
    const evil = '<script>alert(1)</script>'
    const response = await running.submit(formOf({ name: evil, phone: evil, location: evil, [evil]: evil }))
    expect(response.status).toBe(422)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    const html = await response.text()
    expect(html).toContain(quote.errors.serviceMissing)
    expect(html).toContain(words.refusal.back)
    expect(html).toContain(words.refusal.ring)
    // Safari may give the form back empty.
    const $ = load(html)
    const answers = $('dt').map((_, term) => [[$(term).text().trim(), $(term).next().text().trim()]])
    const { name, phone, location } = quote.form
    expect(answers.get()).toEqual([name, location, phone].map(({ label }) => [label, evil]))
    expect($('script')).toHaveLength(0)
  })

  test('the page shows words as words', async () => {
    const odd = { ...words, refusal: { ...words.refusal, tooLarge: `<b>"&'` } }
    await withReceiver([{ words: { quote, receiver: odd } }], async () => {
      const response = await running.submit(formOf({ message: 'x'.repeat(600_000) }))
      expect(response.status).toBe(413)
      expect(await response.text()).toContain('<p>&lt;b&gt;&quot;&amp;&#39;</p>')
    })
  })
})

describe('the site’s script', () => {
  test.each([
    [SITE, SITE],
    [PREVIEW, PREVIEW],
    ['https://evil.example', null],
    ['null', null],
  ])('from %s may read answers as %s', async (origin, allowed) => {
    const preflight = await fetch(`${running.address}/quote`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(preflight.headers.get('access-control-allow-headers')).toBe(allowed && 'Content-Type')
    const answer = await running.post({}, { origin })
    expect(answer.status).toBe(422)
    expect(answer.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(answer.headers.get('access-control-expose-headers')).toBe(allowed && 'Retry-After')
    expect(answer.headers.get('vary')).toContain('Origin')
  })
})

describe('what looks like spam', () => {
  test.each([
    ['the hidden field', { [SETTINGS.honeypot]: 'https://x.example' }, 'the hidden field was filled in'],
    ['a suspicion of the form', { suspect: 'no pointer' }, 'the form suspects a program: no pointer'],
    ['many links', { message: 'http://a.example www.b.example https://c.example' }, 'it has 3 links'],
    ['links as markup', { message: 'See [url=x]here[/url]' }, 'it has links written as markup'],
  ])('%s: it is kept, with its reason, and answered like any other', async (_, changes, reason) => {
    const lead = posted(changes)
    expect(await (await running.post(lead)).json()).toMatchObject({ received: lead.leadId })
    expect(await stored(lead.leadId)).toMatchObject({ status: 'quarantined', reasons: [reason] })
    expect(running.mailed).toContain(keyOf({ id: lead.leadId, revision: 1 }))
  })

  test('two links are none of it', async () => {
    const lead = posted({ message: 'Our plans: https://a.example/plan and www.b.example' })
    await running.post(lead)
    expect(await stored(lead.leadId)).toMatchObject({ status: 'new', reasons: [] })
  })
})

describe('rates', () => {
  const rates = { perClient: 3, inAll: 5 }
  const statuses = async (count: number, address?: string) => {
    const all: number[] = []
    for (let i = 0; i < count; i++) {
      all.push((await running.post(posted(), address === undefined ? {} : { 'x-real-ip': address })).status)
    }
    return all
  }

  test('a client that posts too often is asked to wait, but never for what is already there', async () => {
    await withReceiver([{ rates }], async () => {
      const lead = posted()
      await running.post(lead)
      expect(await statuses(3)).toEqual([200, 200, 429])
      const refused = await running.post(posted())
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(600)
      expect(await refused.json()).toEqual({ message: words.refusal.tooMany })
      expect((await running.post({ ...lead, try: 2 })).status).toBe(200)
    })
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

  test('ten minutes later it may post again', async () => {
    await withReceiver([{ rates }], async () => {
      expect(await statuses(4)).toEqual([200, 200, 200, 429])
      const later = Date.now() + 600_000
      jest.spyOn(Date, 'now').mockImplementation(() => later)
      expect(await statuses(1)).toEqual([200])
    })
  })
})

describe('the owner', () => {
  const ask = (authorization?: string, day = TODAY) =>
    fetch(`${running.address}/leads.csv?day=${day}`, authorization === undefined ? {} : { headers: { authorization } })
  const bearer = `Bearer ${SETTINGS.ownerKey}`

  test.each([
    undefined,
    'Bearer',
    'Bearer wrong',
    `Bearer ${SETTINGS.ownerKey}x`,
    `Bearer ${SETTINGS.ownerKey.slice(0, -1)}`,
    `Basic ${btoa('owner:wrong')}`,
    'Basic %%%',
  ])('is nobody who says %s', async (authorization) => {
    const response = await ask(authorization)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
  })

  test('gets a day’s leads, with the key as token or as password', async () => {
    await withReceiver([], async () => {
      const [first, second] = [posted({ message: '=HYPERLINK("x")', times: 'a,b\r\n"c"' }), posted({ suspect: 'odd' })]
      await running.post(first)
      await running.post({ ...first, revision: 2, name: '@Sam' })
      await running.post(second)
      const response = await ask(bearer)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('content-disposition')).toBe(`attachment; filename="leads-${TODAY}.csv"`)
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const rows = readCsv(new TextDecoder().decode(bytes))
      const shown = rows.map(({ id, status, revision, newest }) => [id, status, revision, newest])
      expect(shown).toEqual([
        [first.leadId, 'new', '1', 'no'],
        [first.leadId, 'new', '2', 'yes'],
        [second.leadId, 'quarantined', '1', 'yes'],
      ])
      expect(Object.keys(rows[0]!)).toEqual(
        expect.arrayContaining([...FIELDS.filter((name) => name !== 'sizeIn'), 'dial', 'postcode', 'page']),
      )
      expect(rows[0]).toMatchObject({ message: `'=HYPERLINK("x")`, times: 'a,b\r\n"c"', dial: "'+61412345678" })
      expect(rows[1]).toMatchObject({ name: "'@Sam" })
      expect(rows[2]).toMatchObject({ reasons: 'the form suspects a program: odd' })
      const basic = await ask(`Basic ${btoa(`owner:${SETTINGS.ownerKey}`)}`)
      expect(readCsv(await basic.text())).toHaveLength(3)
      expect(readCsv(await (await ask(bearer, '2020-01-01')).text())).toEqual([])
    })
  })

  test.each(['yesterday', '../../etc', '2026-1-1', ''])('has to name a day: %p is none', async (day) => {
    expect((await ask(bearer, encodeURIComponent(day))).status).toBe(400)
  })
})

describe('files', () => {
  const photograph = (format: 'jpeg' | 'png' | 'webp', side = 8) =>
    sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: '#a0c4b8',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .toFormat(format)
      .toBuffer()
  const heic = Buffer.from('0000001866747970686569630000000068656963000000', 'hex')
  const pdf = Buffer.from(`%PDF-1.7\n${'0 '.repeat(10_000)}%%EOF`)

  const submit = (contents: [Uint8Array, string][], id = newId(), accept = 'application/json') => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...WHOLE, leadId: id })) form.append(name, value!)
    for (const [content, name] of contents)
      form.append('files', new Blob([new Uint8Array(content)], { type: 'image/jpeg' }), name)
    return running.submit(form, { accept })
  }

  test('are kept beside the lead, under safe names, as what they are', async () => {
    const id = newId()
    const contents = [await photograph('jpeg'), await photograph('png'), pdf] as const
    const names = ['../../plan.jpg', 'line\r\nbreak.html', 'Plan Ébène.pdf'] as const
    const response = await submit(
      contents.map((content, i) => [content, names[i]!]),
      id,
    )
    expect(response.status).toBe(200)
    const lead = (await stored(id))!
    expect(lead.files.map(({ name, type, size }) => [name, type, size])).toEqual([
      [`${id}-r1-1.jpg`, 'image/jpeg', contents[0].length],
      [`${id}-r1-2.png`, 'image/png', contents[1].length],
      [`${id}-r1-3.pdf`, 'application/pdf', contents[2].length],
    ])
    for (const [i, file] of lead.files.entries()) {
      expect(file.called).not.toMatch(/[\r\n]/)
      expect(Buffer.from(await running.store.content(lead, file)).equals(contents[i]!)).toBe(true)
    }
    expect(lead.files[2]!.called).toBe('Plan Ébène.pdf')
  })

  test('WebP and HEIC are taken as well', async () => {
    const id = newId()
    await submit(
      [
        [await photograph('webp'), 'a'],
        [heic, 'b'],
      ],
      id,
    )
    expect((await stored(id))?.files.map(({ type }) => type)).toEqual(['image/webp', 'image/heic'])
  })

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000000', 'hex')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is no photograph, whatever it is called', async (_, content) => {
    const id = newId()
    const response = await submit([[content, 'photo.jpg']], id)
    expect([response.status, await response.json()]).toEqual([415, { message: words.refusal.fileType }])
    expect(await stored(id)).toBeUndefined()
  })

  test('too many, too large, and too large together are refused', async () => {
    const small = await photograph('jpeg')
    const large = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
    const refused = async (contents: Uint8Array[]) => {
      const response = await submit(contents.map((content, i) => [content, `${i}.jpg`]))
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    expect(await refused(Array<Buffer>(4).fill(small))).toEqual([413, words.refusal.tooManyFiles])
    expect(await refused([large(100_001)])).toEqual([413, words.refusal.fileTooLarge])
    expect(await refused([large(99_000), large(99_000), large(99_000)])).toEqual([413, words.refusal.tooLarge])
    expect((await submit([[large(100_000), 'a.jpg']])).status).toBe(200)
  })

  test('a file field without a file is nothing', async () => {
    const id = newId()
    expect((await submit([[Buffer.alloc(0), '']], id, 'text/html')).status).toBe(303)
    expect((await stored(id))?.files).toEqual([])
  })
})

test('the log has reference, status, size and time, and nothing personal', async () => {
  await withReceiver([], async () => {
    const lead = posted()
    await running.post(lead)
    await running.post(posted({ phone: '0412 345' }))
    await running.submit(formOf({ name: 'Sam' }))
    await fetch(`${running.address}/leads.csv?name=Sam`)
    for (const line of running.lines) expect(line).toMatch(/^(GET|POST) \d{3} (-|CQ-\w{4}) \d+ B \d+ ms$/)
    expect(running.lines[0]).toContain(
      `POST 200 ${referenceOf(lead.leadId, SETTINGS.words.quote.reference.letters)} ${JSON.stringify(lead).length + 2} B`,
    )
  })
})

/** The rows of CSV by their columns' names (RFC 4180). */
function readCsv(text: string): Record<string, string>[] {
  const rows: string[][] = [[]]
  for (const [, quoted, plain, end] of text
    .replace(/^\uFEFF/, '')
    .matchAll(/(?:"((?:[^"]|"")*)"|([^,\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)!.push(quoted?.replaceAll('""', '"') ?? plain ?? '')
    if (end === '\r\n') rows.push([])
  }
  const [names = [], ...others] = rows.slice(0, -1)
  return others.map((cells) => Object.fromEntries(names.map((name, i) => [name, cells[i]!])))
}
