import { FIELDS } from '@/components/quote/fields'
import sharp from 'sharp'
import { newId, referenceOf } from '@/components/lead/identity'
import { sydneyDay, type LeadStore } from '@/hosting/receiver/store'
import { SETTINGS, posted, receiverForTests, WHOLE } from '../support/receiver'

const words = SETTINGS.words.receiver
const TODAY = sydneyDay(new Date())

const { running, stored, withReceiver } = receiverForTests()

describe('the owner', () => {
  const ask = (authorization?: string, day = TODAY) =>
    fetch(
      `${running().address}/leads.csv?day=${day}`,
      authorization === undefined ? {} : { headers: { authorization } },
    )
  const bearer = `Bearer ${SETTINGS.ownerKey}`

  test.each([
    undefined,
    'Bearer',
    'Bearer wrong',
    `Bearer ${SETTINGS.ownerKey}x`,
    `Bearer ${SETTINGS.ownerKey.slice(0, -1)}`,
    `Basic ${btoa('owner:wrong')}`,
    'Basic %%%',
  ])('is not whoever authenticates with %s', async (authorization) => {
    const response = await ask(authorization)
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toMatch(/^Basic /)
  })

  test('gets a day’s leads, with the key as token or as password', async () => {
    await withReceiver([], async () => {
      const [first, second] = [posted({ message: '=HYPERLINK("x")', times: 'a,b\r\n"c"' }), posted({ suspect: 'odd' })]
      await running().post(first)
      await running().post({ ...first, revision: 2, name: '@Sam' })
      await running().post(second)
      const response = await ask(bearer)
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8')
      expect(response.headers.get('x-content-type-options')).toBe('nosniff')
      expect(response.headers.get('cache-control')).toBe('no-store')
      // Regression: a page of another site could load them with the key that the browser remembers.
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
      expect(response.headers.has('access-control-allow-credentials')).toBe(false)
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
      expect(rows[0]).toMatchObject({ message: `'=HYPERLINK("x")`, times: 'a,b\n"c"', dial: "'+61412345678" })
      expect(rows[1]).toMatchObject({ name: "'@Sam" })
      expect(rows[2]).toMatchObject({ reasons: 'the form suspects a program: odd' })
      const basic = await ask(`Basic ${btoa(`owner:${SETTINGS.ownerKey}`)}`)
      expect(readCsv(await basic.text())).toHaveLength(3)
      expect(readCsv(await (await ask(bearer, '2020-01-01')).text())).toEqual([])
    })
  })

  // Regression: beside each revision of a lead all others were read, at the same time. Anyone can
  // send thousands of them.
  test('gets them without each revision of a lead being read for each other one', async () => {
    let reads = 0
    const counting = (store: LeadStore): LeadStore => ({ ...store, find: (key) => (reads++, store.find(key)) })
    await withReceiver([{}, counting], async () => {
      const lead = posted()
      for (let revision = 1; revision <= 20; revision++)
        await running().post({ ...lead, revision, message: `${revision} floors` })
      reads = 0
      const rows = readCsv(await (await ask(bearer)).text())
      expect(rows.map(({ newest }) => newest)).toEqual([...Array<string>(19).fill('no'), 'yes'])
      expect(reads).toBeLessThanOrEqual(20)
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
    return running().submit(form, { accept })
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
      expect(Buffer.from(await running().store.content(lead, file)).equals(contents[i]!)).toBe(true)
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

  // Regression: readers open such a plan, and it was refused.
  test.each(['\uFEFF', '\r\n\r\n'])('a plan is taken whose program has written %j before it', async (before) => {
    const id = newId()
    await submit([[Buffer.from(`${before}%PDF-1.4\n`), 'plan.pdf']], id)
    expect((await stored(id))?.files.map(({ type }) => type)).toEqual(['application/pdf'])
  })

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['an archive', Buffer.from('504b0304140000000000', 'hex')],
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a sound, which begins like WebP', Buffer.from('RIFF\x24\x00\x00\x00WAVEfmt ')],
    ['a film, which begins like HEIC', Buffer.from('0000001866747970697336d0', 'hex')],
    ['nothing', Buffer.alloc(0)],
  ])('%s is no photograph, whatever it is called', async (_, content) => {
    const id = newId()
    const response = await submit([[content, 'photo.jpg']], id)
    expect([response.status, await response.json()]).toEqual([415, { message: `${words.refusal.fileType} photo.jpg` }])
    expect(await stored(id)).toBeUndefined()
  })

  // Regression: one such file refused all of them, and nobody said which one it was.
  test('the files that are refused are named, and the others are not', async () => {
    const small = await photograph('jpeg')
    const large = Buffer.concat([small, Buffer.alloc(100_000)])
    const text = Buffer.from('Two floors')
    const message = async (...files: [Uint8Array, string][]) =>
      ((await (await submit(files)).json()) as { message: string }).message
    expect(await message([small, 'hall.jpg'], [text, 'floors.txt'], [text, 'keys.txt'])).toBe(
      `${words.refusal.fileType} floors.txt, keys.txt`,
    )
    expect(await message([small, 'hall.jpg'], [large, 'roof.jpg'])).toBe(`${words.refusal.fileTooLarge} roof.jpg`)
  })

  test('too many, too large, and too large together are refused', async () => {
    const small = await photograph('jpeg')
    const large = (size: number) => Buffer.concat([small, Buffer.alloc(size - small.length)])
    const refused = async (contents: Uint8Array[]) => {
      const response = await submit(contents.map((content, i) => [content, `${i}.jpg`]))
      return [response.status, ((await response.json()) as { message: string }).message]
    }
    expect(await refused(Array<Buffer>(4).fill(small))).toEqual([413, words.refusal.tooManyFiles])
    expect(await refused([large(100_001)])).toEqual([413, `${words.refusal.fileTooLarge} 0.jpg`])
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
    await running().post(lead)
    await running().post(posted({ phone: '0412 345' }))
    await running().submit(new URLSearchParams({ name: 'Sam' }))
    await fetch(`${running().address}/leads.csv?name=Sam`)
    for (const line of running().lines) expect(line).toMatch(/^(GET|POST) \d{3} (-|CQ-\w{4}) \d+ B \d+ ms$/)
    expect(running().lines[0]).toContain(
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
