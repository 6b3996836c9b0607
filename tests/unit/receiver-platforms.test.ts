// The receiver as it is deployed: the files that `npm run receiver:build` makes, in the platforms'
// own emulators, with leads on disk and mail over TLS to a server on loopback.
import { createBlobStore } from '@/hosting/receiver/blob-store'
import { keyOf, sydneyDay, type LeadStore } from '@/hosting/receiver/store'
import { newId } from '@/components/lead/identity'
import { FILE_LIMITS } from '@/lib/content/schema/form-limits'
import { getContent } from '@/lib/content/get-content'
import { startMailbox, type Mailbox } from '../support/mailbox'
import { PLATFORMS, buildReceiver, trustedCertificate, type Platform } from '../support/platforms'
import { SETTINGS, WHOLE, newFolder, posted } from '../support/receiver'

jest.setTimeout(60_000)

const words = SETTINGS.words.receiver
const OFFICE = getContent().site.email.value
const VISITOR = 'sam@company.com.au'

/** How many posts come at the same moment. */
const AT_ONCE = 8

let mailbox: Mailbox

beforeAll(async () => {
  const certificate = await trustedCertificate(newFolder())
  ;[mailbox] = await Promise.all([startMailbox(0, certificate), buildReceiver()])
})

afterAll(() => mailbox.stop())

describe.each(PLATFORMS)('the receiver on %s', (name, start) => {
  const folder = newFolder()
  let platform: Platform
  let store: LeadStore

  const settings = () => ({
    SITE_URL: SETTINGS.siteUrl,
    RECEIVER_KEY: SETTINGS.ownerKey,
    SMTP_URL: mailbox.address,
    MAIL_FROM: 'website@clearquay.example',
  })

  async function restart() {
    await platform?.stop()
    platform = await start(folder, settings())
    store = createBlobStore(platform.blobs)
  }

  beforeAll(restart)
  afterAll(() => platform.stop())
  beforeEach(() => mailbox.refuse(() => undefined))

  const post = (lead: Record<string, unknown>, at = platform) =>
    fetch(`${at.address}/quote`, {
      method: 'POST',
      body: JSON.stringify(lead),
      headers: { 'content-type': 'application/json', accept: 'application/json', origin: SETTINGS.siteUrl },
    })

  const submit = (contents: readonly [BlobPart, string][], leadId: string) => {
    const form = new FormData()
    for (const [name, value] of Object.entries({ ...WHOLE, leadId })) form.append(name, value!)
    for (const [content, name] of contents) form.append('photos', new Blob([content]), name)
    return fetch(`${platform.address}/quote`, { method: 'POST', body: form, redirect: 'manual' })
  }

  /** The mails about a reference, by whom they went to. */
  const mailsOf = (reference: string) =>
    mailbox.mails
      .filter(({ subject }) => subject?.includes(reference))
      .map(({ recipients }) => recipients.join())
      .sort()

  /** Posts a lead and gives its reference. */
  async function accepted(lead: Record<string, unknown>): Promise<string> {
    const response = await post(lead)
    expect(response.status).toBe(200)
    return ((await response.json()) as { reference: string }).reference
  }

  /** Waits until nothing of a lead is left to be mailed. */
  async function allMailed(id: string, ms = 10_000): Promise<void> {
    const end = Date.now() + ms
    while ((await store.unmailed()).some(({ key }) => key.startsWith(id))) {
      if (Date.now() > end) throw new Error(`Some mail has not gone out: ${platform.output()}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  /** Makes a lead one that came an hour ago. */
  async function makeOlder(id: string): Promise<void> {
    const name = `leads/${id}/r1.json`
    const kept = JSON.parse(new TextDecoder().decode(await platform.blobs.get(name))) as { lead: { received: string } }
    kept.lead.received = new Date(Date.parse(kept.lead.received) - 3_600_000).toISOString()
    await platform.blobs.put(name, new TextEncoder().encode(JSON.stringify(kept)))
  }

  test('has a lead when it answers, and mails it after that', async () => {
    const lead = posted({ message: 'Zoë’s 李 😀' })
    const response = await post(lead)
    expect(response.headers.get('access-control-allow-origin')).toBe(SETTINGS.siteUrl)
    const { received, reference } = (await response.json()) as Record<string, string>
    expect(received).toBe(lead.leadId)
    expect(await store.find(keyOf({ id: lead.leadId, revision: 1 }))).toMatchObject({
      reference,
      fields: { message: 'Zoë’s 李 😀', postcode: '2150' },
    })
    await allMailed(lead.leadId)
    expect(mailsOf(reference!)).toEqual([OFFICE, VISITOR].sort())
  })

  test('keeps what comes many times at the same moment once, and mails it once', async () => {
    const lead = posted()
    const references = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => accepted({ ...lead, try: i + 1 })))
    expect(await store.revisions(lead.leadId)).toEqual([1])
    expect(await store.find(keyOf({ id: lead.leadId, revision: 1 }))).toMatchObject({ try: AT_ONCE })
    await allMailed(lead.leadId)
    expect(mailsOf(references[0]!)).toEqual([OFFICE, VISITOR].sort())
  })

  test('keeps other words under a number that is taken, each once', async () => {
    const lead = posted()
    const messages = ['One', 'Two', 'Three']
    await Promise.all([...messages, ...messages].map((message) => accepted({ ...lead, message })))
    const revisions = await store.revisions(lead.leadId)
    const kept = await Promise.all(revisions.map((revision) => store.find(keyOf({ id: lead.leadId, revision }))))
    expect(kept.map((found) => found?.fields.message).sort()).toEqual(messages.toSorted())
  })

  test('takes photographs and leads to the page of thanks, and refuses what is none', async () => {
    const photograph = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, ...Array<number>(300_000).fill(0)])
    const id = newId()
    const response = await submit(
      [
        [photograph, 'Büro.jpg'],
        ['%PDF-1.7', 'plan.pdf'],
      ],
      id,
    )
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      expect.stringMatching(/\/thank-you\/\?reference=CQ-/),
    ])
    const lead = (await store.find(keyOf({ id, revision: 1 })))!
    expect(lead.files.map(({ called, type }) => [called, type])).toEqual([
      ['Büro.jpg', 'image/jpeg'],
      ['plan.pdf', 'application/pdf'],
    ])
    expect(Buffer.compare(await store.content(lead, lead.files[0]!), photograph)).toBe(0)
    await allMailed(id)
    const mail = mailbox.mails.find(
      ({ attachments }) => attachments.length > 0 && attachments[0]!.filename?.includes(id),
    )
    expect(Buffer.compare(new Uint8Array(mail!.attachments[0]!.content as ArrayBuffer), photograph)).toBe(0)

    const refused = await submit([['<script>', 'photo.jpg']], newId())
    expect([refused.status, await refused.text()]).toEqual([415, expect.stringContaining(words.refusal.fileType)])
  })

  test('gives the day’s leads to the owner alone', async () => {
    const lead = posted({ name: 'Only for the owner' })
    await accepted(lead)
    const ask = (key: string) =>
      fetch(`${platform.address}/quote/leads.csv?day=${sydneyDay(new Date())}`, {
        headers: { authorization: `Bearer ${key}` },
      })
    const csv = await (await ask(SETTINGS.ownerKey)).text()
    expect(csv).toContain(lead.leadId)
    expect(csv).toContain('Only for the owner')
    const refused = await ask(`${SETTINGS.ownerKey}x`)
    expect([refused.status, await refused.text()]).toEqual([401, expect.not.stringContaining('Only')])
  })

  test('answers while the mail server is out of order, and mails when it is back, after a restart too', async () => {
    mailbox.refuse(() => 451)
    const lead = posted()
    const reference = await accepted(lead)
    const mailed = async () => {
      await platform.runSchedule()
      return mailsOf(reference)
    }
    const waits = new RegExp(`${lead.leadId}-r1 waits: 451`)
    const end = Date.now() + 10_000
    while (!waits.test(platform.output()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 20))
    expect(platform.output()).toMatch(waits)
    await restart()
    mailbox.refuse(() => undefined)
    // What has just come may still be on its way in its own request.
    expect(await mailed()).toEqual([])
    await makeOlder(lead.leadId)
    expect(await mailed()).toHaveLength(2)
    expect(await mailed()).toHaveLength(2)
    expect((await store.unmailed()).filter(({ key }) => key.startsWith(lead.leadId))).toEqual([])
    expect(await store.find(keyOf({ id: lead.leadId, revision: 1 }))).toMatchObject({ reference })
    expect(await (await post({ ...lead, try: 2 })).json()).toMatchObject({ received: lead.leadId, reference })
  })

  // Regression: the form promised 25 MB wherever the receiver ran.
  test('takes as much of files as the form promises of it, and no more', async () => {
    const { allMegabytes } = FILE_LIMITS[name === 'Netlify' ? 'netlify' : 'cloudflare']
    const photograph = (megabytes: number) =>
      Buffer.alloc(Math.round(megabytes * 1024 * 1024), Buffer.from('ffd8ffe0', 'hex'))
    const half = photograph(allMegabytes / 2)
    const both: [BlobPart, string][] = [
      [half, 'a.jpg'],
      [half, 'b.jpg'],
    ]
    const id = newId()
    expect((await submit(both, id)).status).toBe(303)
    await allMailed(id, 40_000)
    expect((await submit([...both, [photograph(0.01), 'c.jpg']], newId())).status).toBe(413)
  })

  test('says that it is out of order while settings are missing, keeps nothing, and logs which', async () => {
    const broken = await start(newFolder(), {
      ...settings(),
      RECEIVER_KEY: 'too-short',
      SMTP_URL: '',
      RECEIVER_POSTS: 'many',
    })
    try {
      const response = await post(posted(), broken)
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
      expect(await response.json()).toEqual({ message: words.refusal.unavailable })
      const page = await fetch(`${broken.address}/quote`, {
        method: 'POST',
        body: new URLSearchParams({ name: 'Sam' }),
      })
      expect([page.status, await page.text()]).toEqual([503, expect.stringContaining(words.refusal.unavailable)])
      // Regression: a check of its health was answered with a page, and without the headers of all
      // other answers.
      const health = await fetch(`${broken.address}/quote/health`)
      expect([health.status, await health.text()]).toEqual([503, `${words.refusal.unavailable}\n`])
      for (const { headers } of [response, page, health]) {
        expect(headers.get('content-security-policy')).toContain("default-src 'none'")
        expect(headers.get('cache-control')).toBe('no-store')
      }
      await broken.runSchedule()
      expect(await broken.blobs.list('')).toEqual([])
      expect(broken.output()).toContain('3 settings are missing or wrong')
      expect(broken.output()).toMatch(/RECEIVER_KEY\n {4}found {5}9 characters\n/)
      expect(broken.output()).toMatch(/SMTP_URL\n {4}found {5}nothing\n/)
      expect(broken.output()).toMatch(/RECEIVER_POSTS\n {4}found {5}"many"\n/)
    } finally {
      await broken.stop()
    }
  })
})
