import { once } from 'node:events'
import { readdirSync, rmSync } from 'node:fs'
import fs from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { newId } from '@/components/lead/identity'
import { createBlobStore } from '@/hosting/receiver/blob-store'
import { openDiskStore } from '@/hosting/receiver/disk-store'
import { netlifyBlobs } from '@/hosting/receiver/netlify-blobs'
import { keyOf, type LeadStore, type StoredLead } from '@/hosting/receiver/store'
import { PLATFORMS, type StartPlatform } from '../support/platforms'
import { newFolder } from '../support/receiver'

jest.setTimeout(60_000)

/** A store, and how to have another one of the same leads once this one is stopped. */
interface Open {
  store: LeadStore
  stop: () => Promise<void>
}

const onPlatform = (start: StartPlatform) => async (folder: string) => {
  const { blobs, stop } = await start(folder)
  return { store: createBlobStore(blobs), stop }
}

const STORES: readonly [string, (folder: string) => Promise<Open>][] = [
  ['on disk', async (folder) => ({ store: await openDiskStore(folder), stop: async () => undefined })],
  ...PLATFORMS.map(([name, start]): [string, (folder: string) => Promise<Open>] => [`on ${name}`, onPlatform(start)]),
]

/** A lead of 10:30 in Sydney on the 22nd of November 2026, unless `changes` say otherwise. */
function newLead(changes: Partial<StoredLead> = {}): StoredLead {
  const lead = { id: newId(), revision: 1, ...changes }
  return {
    try: 1,
    reference: 'CQ-7F3K',
    received: '2026-11-21T23:30:00.000Z',
    status: 'new',
    reasons: [],
    fields: { name: 'Zoë O’Brien', message: 'Two floors\n😀' },
    others: {},
    files: [],
    ...lead,
  }
}

const bytes = (...numbers: number[]) => new Uint8Array(numbers)

/** A lead with files of these contents, as the receiver names them. */
const withFiles = (lead: StoredLead, contents: readonly Uint8Array[]): StoredLead => ({
  ...lead,
  files: contents.map(({ length }, i) => ({
    name: `${keyOf(lead)}-${i + 1}.jpg`,
    called: 'floor plan.jpg',
    type: 'image/jpeg',
    size: length,
  })),
})

const contentsOf = (store: LeadStore, lead: StoredLead) =>
  Promise.all(lead.files.map(async (file) => [...(await store.content(lead, file))]))

describe.each(STORES)('leads %s', (_, open) => {
  const folder = newFolder()
  let store: LeadStore
  let stop: () => Promise<void>

  beforeAll(async () => ({ store, stop } = await open(folder)))
  afterAll(() => stop())

  test('are found as they were kept, with their files', async () => {
    const contents = [bytes(255, 0, 13, 10), bytes(), bytes(...Array<number>(70_000).fill(7))]
    const lead = withFiles(newLead(), contents)
    expect(await store.find(keyOf(lead))).toBeUndefined()
    expect(await store.keep(lead, contents)).toBe(true)
    expect(await store.find(keyOf(lead))).toEqual(lead)
    expect(await contentsOf(store, lead)).toEqual(contents.map((content) => [...content]))
  })

  test('are kept once, whoever else wants to keep them at the same moment', async () => {
    const first = newLead()
    const leads = ['One', 'Two', 'Three', 'Four'].map((message, i) => {
      const contents = [bytes(i, i, i)]
      return { lead: { ...withFiles(first, contents), fields: { name: 'Sam', message } }, contents }
    })
    const kept = await Promise.all(leads.map(({ lead, contents }) => store.keep(lead, contents)))
    expect(kept.filter(Boolean)).toHaveLength(1)
    // What was kept has its own words and its own file, none of the others’.
    const { lead, contents } = leads[kept.indexOf(true)]!
    const found = (await store.find(keyOf(first)))!
    expect(found).toEqual(lead)
    expect(await contentsOf(store, found)).toEqual([[...contents[0]!]])
    expect(await store.keep({ ...first, received: '2026-11-23T23:30:00.000Z' }, [])).toBe(false)
    expect(await store.day('2026-11-24')).toEqual([])
    expect(await store.revisions(first.id)).toEqual([1])
  })

  test('have revisions beside each other', async () => {
    const lead = newLead()
    for (const revision of [2, 1, 12]) expect(await store.keep({ ...lead, revision }, [])).toBe(true)
    expect((await store.revisions(lead.id)).toSorted((a, b) => a - b)).toEqual([1, 2, 12])
    expect(await store.revisions(newId())).toEqual([])
    expect(await store.find(keyOf({ ...lead, revision: 12 }))).toMatchObject({ revision: 12 })
  })

  test('have the highest count of tries with which they came', async () => {
    const lead = newLead({ try: 2 })
    expect(await store.noteTry(keyOf(lead), 3)).toBe(false)
    await store.keep(lead, [])
    expect(await Promise.all([11, 1, 5, 10].map((count) => store.noteTry(keyOf(lead), count)))).not.toContain(false)
    expect(await store.find(keyOf(lead))).toEqual({ ...lead, try: 11 })
  })

  test('are listed by their day in Sydney, the earliest first', async () => {
    const at = (received: string) => newLead({ received })
    const leads = [at('2026-03-02T12:59:59.000Z'), at('2026-03-01T13:00:00.000Z'), at('2026-03-02T13:00:00.000Z')]
    for (const lead of leads) await store.keep(lead, [])
    expect(await store.day('2026-03-02')).toEqual([{ ...leads[1]!, try: 1 }, leads[0]])
    expect(await store.day('2026-03-03')).toEqual([leads[2]])
    expect(await store.day('2026-03-04')).toEqual([])
  })

  test('wait to be mailed until it is noted that they were', async () => {
    const leads = [newLead(), newLead(), newLead()]
    for (const lead of leads) await store.keep(lead, [])
    const [none, office, all] = leads.map(keyOf) as [string, string, string]
    await store.noteMailed(office, 'office')
    await store.noteMailed(all, 'office')
    await store.noteMailed(all, 'all')
    const ofThese = async (from: LeadStore) =>
      new Map(
        (await from.unmailed())
          .filter(({ key }) => leads.map(keyOf).includes(key))
          .map((lead) => [lead.key, lead.mailed]),
      )
    const expected = new Map([
      [none, undefined],
      [office, 'office'],
    ])
    expect(await ofThese(store)).toEqual(expected)
    // A request for the same revision that came a moment too late changes nothing of that.
    expect(await store.keep(leads[2]!, [])).toBe(false)
    expect(await ofThese(store)).toEqual(expected)
    await stop()
    ;({ store, stop } = await open(folder))
    expect(await ofThese(store)).toEqual(expected)
    expect(await store.find(none)).toEqual(leads[0])
  })
})

// Regression: the library of Netlify Blobs reports that it has written where the service has
// answered with an error, so a visitor would be thanked for a lead that is nowhere.
test('Netlify Blobs has nothing while the service does not say so', async () => {
  const service = createServer(
    (request, response) => void response.writeHead(request.method === 'PUT' ? 500 : 404).end(),
  )
  service.listen(0, '127.0.0.1')
  await once(service, 'listening')
  const edgeURL = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
  const context = { edgeURL, uncachedEdgeURL: edgeURL, token: 'token', siteID: 'site' }
  process.env.NETLIFY_BLOBS_CONTEXT = btoa(JSON.stringify(context))
  try {
    await expect(createBlobStore(netlifyBlobs).keep(newLead(), [])).rejects.toThrow()
    await expect(netlifyBlobs.create('leads/x/r1.json', bytes(1))).rejects.toThrow('did not keep leads/x/r1.json')
  } finally {
    service.close()
    service.closeAllConnections()
  }
})

test('a folder that cannot be written says so when it is tried, and a trial leaves nothing', async () => {
  const folder = newFolder()
  const store = await openDiskStore(folder)
  await store.tryWriting()
  expect(['unfinished', 'leads'].map((name) => readdirSync(join(folder, name)))).toEqual([[], []])
  // The administrator, as whom tests may run, could write to a folder without rights.
  rmSync(join(folder, 'unfinished'), { recursive: true })
  await expect(store.tryWriting()).rejects.toThrow('ENOENT')
})

// Regression: with a disk of its own for leads/ the receiver started and said that it was well, and
// refused every request.
test('a folder whose leads are on another disk is refused at the start, with what to do', async () => {
  const rename = jest.spyOn(fs, 'rename').mockImplementation((from, to) => {
    const isOther = String(from).includes('unfinished') && String(to).includes('leads')
    return isOther ? Promise.reject(Object.assign(new Error('other disk'), { code: 'EXDEV' })) : Promise.resolve()
  })
  const opened = openDiskStore(newFolder())
  await expect(opened).rejects.toThrow(/leads is on another disk than .*unfinished: mount or link .* as a whole\.$/)
  rename.mockRestore()
})

// Regression: a file that a Mac had put beside a lead of a backup hid all leads of that day.
test('a file in a day’s folder that is no lead hides none', async () => {
  const folder = newFolder()
  const lead = newLead()
  await (await openDiskStore(folder)).keep(lead, [])
  await fs.writeFile(join(folder, 'leads', '2026-11-22', `._${keyOf(lead)}.json`), '\0')
  expect(await (await openDiskStore(folder)).day('2026-11-22')).toEqual([lead])
})

// Regression: files could fill the disk to its last byte, and then no visitor's words were kept.
test.each([
  ['a disk that is nearly full', { blocks: 5_000_000, bavail: 100_000 }, 'ENOSPC'],
  ['a small one that is nearly full', { blocks: 100_000, bavail: 9_000 }, 'ENOSPC'],
  ['a small one that is not', { blocks: 100_000, bavail: 11_000 }, undefined],
])('files leave room for the words of others on %s', async (_, room, code) => {
  const store = await openDiskStore(newFolder())
  const found = { ...(await fs.statfs('.')), ...room, bsize: 4096 }
  const statfs = jest.spyOn(fs, 'statfs').mockResolvedValue(found as never)
  const codeOf = (attempt: Promise<unknown>) =>
    attempt.then(
      () => undefined,
      ({ code }: { code: string }) => code,
    )
  try {
    const lead = withFiles(newLead(), [bytes(1)])
    expect(await codeOf(store.keep(lead, [bytes(1)]))).toBe(code)
    expect(await codeOf(store.tryWriting())).toBe(code)
    expect(await codeOf(store.keep(newLead(), []))).toBeUndefined()
  } finally {
    statfs.mockRestore()
  }
})
