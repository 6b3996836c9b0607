import { load } from 'cheerio'
import { answersOf } from '@/components/quote/answers'
import { newId, referenceOf } from '@/components/lead/identity'
import { keyOf, sydneyDay } from '@/hosting/receiver/store'
import { SETTINGS, WHOLE, posted, receiverForTests } from '../support/receiver'

const { quote, receiver: words } = SETTINGS.words
const TODAY = sydneyDay(new Date())

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

const { running, stored, withReceiver } = receiverForTests()

const formOf = (values: Record<string, string>) => new URLSearchParams(values)

describe('a lead as JSON', () => {
  test('is answered with its id, revision and reference, and is in the store by then', async () => {
    const lead = posted({ page: '/contact/', campaign: 'spring', referrer: 'https://search.example/' })
    const response = await running().post(lead)
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
    expect(running().mailed).toContain(keyOf({ id: lead.leadId, revision: 1 }))
  })

  test('is not answered with success when the store cannot keep it', async () => {
    const full = Object.assign(new Error('no space left'), { code: 'ENOSPC' })
    await withReceiver([{}, (store) => ({ ...store, keep: () => Promise.reject(full) })], async () => {
      const response = await running().post(posted())
      expect(response.status).toBe(503)
      expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
      expect(await response.json()).toEqual({ message: words.refusal.unavailable })
      expect(running().mailed).toEqual([])
      expect(running().lines).toContain('failed: ENOSPC')
    })
  })

  test('comes twice: the same answer, one lead, one mail, and the highest try is noted', async () => {
    const lead = posted()
    const answers = [
      await running().post(lead),
      await running().post({ ...lead, try: 3 }),
      await running().post({ ...lead, try: 2 }),
    ]
    const bodies = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(bodies).size).toBe(1)
    expect(await stored(lead.leadId)).toMatchObject({ try: 3 })
    expect(await running().store.revisions(lead.leadId)).toEqual([1])
    expect(running().mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(1)
  })

  test('comes twelve times at once: one lead, one mail', async () => {
    const lead = posted()
    const answers = await Promise.all(Array.from({ length: 12 }, (_, i) => running().post({ ...lead, try: i + 1 })))
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200))
    expect(await stored(lead.leadId)).toMatchObject({ try: 12 })
    expect((await running().store.day(TODAY)).filter(({ id }) => id === lead.leadId)).toHaveLength(1)
    expect(running().mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(1)
  })

  test('is kept once, however many want to keep it at the same moment', async () => {
    const { leadId: id } = posted()
    await running().post(posted({ leadId: id }))
    const lead = { ...(await stored(id))!, revision: 2 }
    const kept = await Promise.all([1, 2, 3].map((count) => running().store.keep({ ...lead, try: count }, [])))
    expect(kept).toEqual([true, false, false])
    expect(await stored(id, 2)).toMatchObject({ try: 1 })
    expect(await running().store.revisions(id)).toEqual([1, 2])
  })

  test('a new revision replaces nothing', async () => {
    const lead = posted({ message: 'Two floors' })
    await running().post(lead)
    const answer = await running().post({ ...lead, message: 'Three floors', revision: 2 })
    expect(await answer.json()).toMatchObject({
      received: lead.leadId,
      revision: 2,
      reference: referenceOf(lead.leadId, SETTINGS.words.quote.reference.letters),
    })
    expect((await stored(lead.leadId, 1))?.fields.message).toBe('Two floors')
    expect((await stored(lead.leadId, 2))?.fields.message).toBe('Three floors')
  })

  // Regression: a request that was changed without script, or in a copy of its tab, came under the
  // number of the first one, and was thrown away with thanks.
  test('with other words under a number that is taken is kept beside it, as the next revision', async () => {
    const lead = posted({ message: 'Two floors' })
    for (const message of ['Two floors', 'Three floors', 'Four floors', 'Three floors']) {
      const answer = await running().post({ ...lead, message })
      expect(await answer.json()).toMatchObject({ received: lead.leadId, revision: 1 })
    }
    expect(await running().store.revisions(lead.leadId)).toEqual([1, 2, 3])
    expect((await stored(lead.leadId, 2))?.fields.message).toBe('Three floors')
    expect((await stored(lead.leadId, 3))?.fields.message).toBe('Four floors')
    expect(running().mailed.filter((key) => key.startsWith(lead.leadId))).toHaveLength(3)
  })

  test('with other words under one number at the same moment is kept, each once', async () => {
    const lead = posted()
    const messages = ['One', 'Two', 'Three']
    await Promise.all([...messages, ...messages].map((message) => running().post({ ...lead, message })))
    const kept = await Promise.all([1, 2, 3].map(async (number) => (await stored(lead.leadId, number))?.fields.message))
    expect(kept.toSorted()).toEqual(messages.toSorted())
    expect(await running().store.revisions(lead.leadId)).toHaveLength(messages.length)
  })

  test('has faults: each is named in the form’s own words, and nothing is kept', async () => {
    const lead = posted({ name: '.', phone: '0412', service: '' })
    const response = await running().post(lead)
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

  // Regression: what a deleted number leaves in its field passed for a way to reach the visitor.
  test.each(['phone', 'email'])('with nothing but an invisible sign in %s is refused', async (field) => {
    const response = await running().post(posted({ phone: '', email: '', [field]: '\u200b' }))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ faults: { phone: quote.errors.contactMissing } })
  })

  test('keeps fields that the form does not have, but not without bounds', async () => {
    const many = Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`extra${i}`, 'x'.repeat(5000)]))
    const boxes = { walkthrough: false, times: '', days: ['Monday', 'Friday'] }
    const lead = posted({ building: 'Harbour Dental', rooms: 4, ...boxes, ...many })
    expect((await running().post(lead)).status).toBe(200)
    const { others, fields } = (await stored(lead.leadId))!
    // A box that is not ticked has no answer.
    expect(fields.walkthrough).toBeUndefined()
    expect(others).toMatchObject({ building: 'Harbour Dental', days: 'Monday; Friday', rooms: '4' })
    expect(Object.keys(others)).toHaveLength(40)
    expect(Math.max(...Object.values(others).map(({ length }) => length))).toBe(2000)
  })

  test.each(['', 'no-uuid', '../../etc/passwd', '__proto__'])(
    'with the id “%s” it is kept under one of its own',
    async (id) => {
      const answer = await running().post(posted({ leadId: id, message: `for ${id}`, revision: 7 }))
      const { received, revision } = (await answer.json()) as { received: string; revision: number }
      expect(revision).toBe(1)
      expect(await stored(received)).toMatchObject({ fields: { message: `for ${id}`.trim() } })
    },
  )

  test.each([0, -1, 1.5, 'x', '2; DROP', 1e9])('the revision %p counts as the first', async (revision) => {
    const lead = posted({ revision, try: revision })
    expect(await (await running().post(lead)).json()).toMatchObject({ revision: 1 })
    expect(await stored(lead.leadId)).toMatchObject({ try: 1 })
  })

  // Regression: a browser without script posts other line breaks than the form's script, and the
  // office was mailed a correction that corrected nothing.
  test('that comes once more with other line breaks and spaces at its ends is the same', async () => {
    const lead = posted({ message: 'Two floors\nand a lift', name: 'Sam' })
    await running().post({ ...lead, message: ' Two floors\r\nand a lift\r\n', name: ' Sam ' })
    await running().post(lead)
    expect(await running().store.revisions(lead.leadId)).toEqual([1])
  })

  // Regression: Send without a change, after photographs, was kept as another correction, without
  // the photographs.
  test('that comes once more without its files is the same, and with others is a correction', async () => {
    const lead = posted({ photos: 'kitchen.jpg' })
    const form = new FormData()
    for (const [name, value] of Object.entries(lead)) form.append(name, String(value))
    form.append('photos', new Blob(['%PDF-1.7']), 'plan.pdf')
    await running().submit(form)
    const { photos: _, ...again } = lead
    await running().post(again)
    expect(await running().store.revisions(lead.leadId)).toEqual([1])
    expect((await stored(lead.leadId))?.files).toHaveLength(1)
    // With another file it is not: nothing that was sent is thrown away.
    form.set('photos', new Blob(['%PDF-1.7 of the other floor']), 'plan.pdf')
    await running().submit(form)
    expect(await running().store.revisions(lead.leadId)).toEqual([1, 2])
  })

  // Regression: a visitor whose first answer was lost was told that a request had failed which was
  // kept.
  test('is answered with success when it is kept, although the store cannot note the second try', async () => {
    const broken = () => Promise.reject(Object.assign(new Error('read-only'), { code: 'EROFS' }))
    await withReceiver([{}, (store) => ({ ...store, noteTry: broken })], async () => {
      const lead = posted()
      for (const count of [1, 2]) expect((await running().post({ ...lead, try: count })).status).toBe(200)
    })
  })

  test('arrives as it was written', async () => {
    const message = 'Zoë’s 李 😀 \u202E <b>&amp;</b>\n\t"quoted" + 100 %'
    const lead = posted({ message })
    await running().post(lead)
    expect((await stored(lead.leadId))?.fields.message).toBe(message)
  })
})

describe('a browser without script', () => {
  const thanks = /^https:\/\/www\.clearquay\.example\/thank-you\/\?reference=(CQ-[0-9A-Z]{4})$/
  const submit = async (values: Record<string, string>) => {
    const response = await running().submit(formOf(values))
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
    const leads = (await running().store.day(TODAY)).filter(({ reference }) => reference === first)
    expect(leads).toHaveLength(1)
  })

  test('presses four minutes apart are one lead, eleven minutes apart two, in whichever minutes they fall', async () => {
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
    const response = await running().submit(formOf({ name: evil, phone: evil, location: evil, [evil]: evil }))
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

  test('the page escapes markup', async () => {
    const odd = { ...words, refusal: { ...words.refusal, tooLarge: `<b>"&'` } }
    await withReceiver([{ words: { quote, receiver: odd } }], async () => {
      const response = await running().submit(formOf({ message: 'x'.repeat(600_000) }))
      expect(response.status).toBe(413)
      expect(await response.text()).toContain('<p>&lt;b&gt;&quot;&amp;&#39;</p>')
    })
  })
})
