import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Plugin } from 'esbuild'
import { receiverContent } from '@/hosting/receiver/content'
import type { StoredLead } from '@/hosting/receiver/store'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { startMailbox } from '../support/mailbox'
import { SETTINGS, WHOLE, newFolder, posted } from '../support/receiver'

/** How many times the process is killed. */
const KILLS = Number(process.env.RECEIVER_KILLS ?? 10)

/** How many posts are on their way at once. */
const CLIENTS = 6

/** What `npm run receiver` runs. */
const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { receiver: string } }
const COMMAND = scripts.receiver.split(' ').slice(1)

/** The same program, which has the content and the packages in itself, and so starts at once. */
let bundled: BundledScript
beforeAll(async () => {
  bundled = await bundleScript(COMMAND.at(-1)!, {
    packages: 'bundle',
    // Some packages are CommonJS.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)" },
    plugins: [withContent],
  })
})
afterAll(() => bundled.remove())

/** What the process reads of content/ when it starts, as it is now. */
const withContent: Plugin = {
  name: 'with-content',
  setup({ onLoad }) {
    onLoad({ filter: /receiver\/content\.ts$/ }, () => ({
      contents: `export const receiverContent = () => (${JSON.stringify(receiverContent())})`,
    }))
  },
}

/** A mail server that nobody runs: the port is set aside for discarding. */
const NO_MAIL = 'smtp://127.0.0.1:9'

const children = new Set<ChildProcess>()
afterEach(async () => {
  await Promise.all([...children].map((child) => stop(child, 'SIGKILL')))
})

/** A process of the receiver, and its address once it is ready. */
interface Running {
  child: ChildProcess
  ready: Promise<string>
  /** What it has written. */
  output: () => string
}

function run(folder: string, changes: Record<string, string> = {}, command = bundled.command): Running {
  const child = spawn(process.execPath, command, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      NODE_ENV: 'production',
      PATH: process.env.PATH,
      SITE_URL: SETTINGS.siteUrl,
      RECEIVER_FOLDER: folder,
      RECEIVER_KEY: SETTINGS.ownerKey,
      RECEIVER_PORT: '0',
      RECEIVER_POSTS: '1000000',
      RECEIVER_POSTS_PER_CLIENT: '1000000',
      SMTP_URL: NO_MAIL,
      MAIL_FROM: 'website@clearquay.example',
      ...changes,
    },
  })
  children.add(child)
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (piece: Buffer) => {
      output += piece.toString()
      const address = /listening on (\S+)/.exec(output)?.[1]
      if (address !== undefined) resolve(address)
    }
    child.stdout!.on('data', read)
    child.stderr!.on('data', read)
    child.on('exit', () => reject(new Error(`The receiver stopped: ${output}`)))
  })
  // Who does not wait for it is not told.
  ready.catch(() => undefined)
  return { child, ready, output: () => output }
}

/** Ends a process, and gives the code with which it ended: null when it was killed. */
async function stop(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) {
    const end = once(child, 'exit')
    child.kill(signal)
    await end
  }
  children.delete(child)
  return child.exitCode
}

const post = (address: string, body: BodyInit, isJson = true) =>
  fetch(`${address}/quote`, {
    method: 'POST',
    body,
    headers: { accept: 'application/json', ...(isJson && { 'content-type': 'application/json' }) },
  })

/** The leads in a folder, by id, each as often as it is there; throws for one that is not whole. */
function leadsIn(folder: string): Map<string, { lead: StoredLead; day: string }[]> {
  const leads = new Map<string, { lead: StoredLead; day: string }[]>()
  for (const day of existsSync(join(folder, 'leads')) ? readdirSync(join(folder, 'leads')) : []) {
    for (const name of readdirSync(join(folder, 'leads', day)).filter((name) => name.endsWith('.json'))) {
      const lead = JSON.parse(readFileSync(join(folder, 'leads', day, name), 'utf8')) as StoredLead
      leads.set(lead.id, [...(leads.get(lead.id) ?? []), { lead, day }])
    }
  }
  return leads
}

test(
  `killed ${KILLS} times at any moment, it has every lead that it answered, whole and once`,
  async () => {
    const folder = newFolder()
    /**
     * What was posted: by id, its message, its plan if it has one, the tries, and whether it was
     * answered.
     */
    const sent = new Map<string, { message: string; plan?: string; count: number; isAnswered: boolean }>()

    let answers = 0

    /** Posts a lead, or posts again one that had no answer. */
    async function postOne(address: string): Promise<void> {
      const waiting = [...sent].filter(([, { isAnswered, count }]) => !isAnswered && count > 0)
      const [again] = Math.random() < 0.5 ? waiting : []
      const id = again?.[0] ?? posted().leadId
      const lead = again?.[1] ?? {
        message: `Words ${Math.random()}\n`.repeat(1 + Math.floor(Math.random() * 200)).trim(),
        ...(Math.random() < 0.3 && { plan: `%PDF-1.7 ${'0123456789'.repeat(Math.floor(Math.random() * 20_000))}` }),
        count: 0,
        isAnswered: false,
      }
      sent.set(id, lead)
      await postSent(address, id)
    }

    /** Posts a lead of `sent`, always with the same words and the same plan. */
    async function postSent(address: string, id: string): Promise<void> {
      const lead = sent.get(id)!
      const fields = { ...WHOLE, leadId: id, revision: 1, try: ++lead.count, message: lead.message }
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.append(name, String(value))
      if (lead.plan !== undefined) form.append('files', new Blob([lead.plan]), 'plan.pdf')
      const response = await post(address, lead.plan === undefined ? JSON.stringify(fields) : form, !lead.plan)
      expect(await response.json()).toMatchObject({ received: id, revision: 1 })
      expect(response.status).toBe(200)
      lead.isAnswered = true
      answers++
    }

    /** Posts leads until the receiver is gone. */
    async function postAll(address: string): Promise<void> {
      for (;;) {
        try {
          await postOne(address)
        } catch (error) {
          // fetch's error for a connection that was cut; jest has another TypeError of its own.
          if ((error as Error).name === 'TypeError') return
          throw error
        }
      }
    }

    for (let kill = 0; kill < KILLS; kill++) {
      const { child, ready } = run(folder)
      if (kill % 10 === 9) {
        // Now and then it does not even get to start.
        await pause(Math.random() * 1000)
        await stop(child, 'SIGKILL')
      } else {
        const address = await ready
        const clients = Array.from({ length: CLIENTS }, () => postAll(address))
        // A moment counted in answers is the same on a slow machine.
        const enough = answers + Math.random() * 30
        while (answers < enough) await pause(1)
        await pause(Math.random() * 10)
        await stop(child, 'SIGKILL')
        await Promise.all(clients)
      }

      const leads = leadsIn(folder)
      const answered = [...sent].filter(([, { isAnswered }]) => isAnswered)
      for (const [id, { message, plan }] of answered) {
        const [found, ...more] = leads.get(id) ?? []
        expect([found?.lead.fields.message, more]).toEqual([message, []])
        expect(found?.lead.files).toHaveLength(plan === undefined ? 0 : 1)
        for (const { name } of found!.lead.files) {
          expect(readFileSync(join(folder, 'leads', found!.day, name), 'utf8') === plan).toBe(true)
        }
      }
    }

    const { child, ready } = run(folder)
    const address = await ready
    expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
    // What was never answered is posted once more, as the form does.
    for (const [id, { isAnswered }] of sent) if (!isAnswered) await postSent(address, id)
    await stop(child, 'SIGKILL')
    const leads = leadsIn(folder)
    expect([...leads.keys()].sort()).toEqual([...sent.keys()].sort())
    expect([...leads.values()].every((all) => all.length === 1)).toBe(true)
    expect(answers).toBeGreaterThan(KILLS * 5)
    if (process.env.RECEIVER_KILLS) console.log(`${KILLS} kills, ${sent.size} leads, ${answers} answers`)
  },
  KILLS * 15_000,
)

test('files whose lead was never finished are removed by the next start, and nothing else is', async () => {
  const folder = newFolder()
  const first = run(folder)
  const lead = posted()
  expect((await post(await first.ready, JSON.stringify(lead))).status).toBe(200)
  await stop(first.child, 'SIGKILL')
  const [day = ''] = readdirSync(join(folder, 'leads'))
  const other = posted().leadId
  writeFileSync(join(folder, 'leads', day, `${other}-r1-1.pdf`), '%PDF')
  writeFileSync(join(folder, 'leads', day, 'notes.txt'), 'the owner’s own')
  writeFileSync(join(folder, 'unfinished', '0'), '{')
  await run(folder).ready
  expect(readdirSync(join(folder, 'leads', day)).sort()).toEqual([`${lead.leadId}-r1.json`, 'notes.txt'].sort())
  expect(readdirSync(join(folder, 'unfinished'))).toEqual([])
}, 30_000)

test('killed while it mails, it mails the rest after the next start', async () => {
  const [folder, mailbox] = [newFolder(), await startMailbox()]
  try {
    const ids = Array.from({ length: 6 }, () => posted({ email: '' }))
    const first = run(folder, { SMTP_URL: mailbox.address })
    const address = await first.ready
    for (const lead of ids) expect((await post(address, JSON.stringify(lead))).status).toBe(200)
    await mailbox.waitFor(2)
    await stop(first.child, 'SIGKILL')
    expect(mailbox.mails.length).toBeLessThan(6)
    await run(folder, { SMTP_URL: mailbox.address }).ready
    await mailbox.waitFor(6)
    const end = Date.now() + 5000
    const mailed = () => new Set(mailbox.mails.map(({ messageId }) => messageId)).size
    while (mailed() < 6 && Date.now() < end) await pause(20)
    expect(mailed()).toBe(6)
    // One that was taken just before the kill may come again, under the same id.
    expect(mailbox.mails.length).toBeLessThanOrEqual(7)
  } finally {
    await mailbox.stop()
  }
}, 40_000)

test('asked to stop, it finishes what it has begun', async () => {
  const folder = newFolder()
  const { child, ready } = run(folder)
  const address = await ready
  const leads = Array.from({ length: 20 }, () => posted())
  const answers = leads.map((lead) => post(address, JSON.stringify(lead)).then(({ status }) => status))
  await Promise.race(answers)
  expect(await stop(child, 'SIGTERM')).toBe(0)
  const statuses = await Promise.all(answers.map((answer) => answer.catch(() => 'refused')))
  const there = leadsIn(folder)
  expect(statuses.every((status, i) => status === 'refused' || (status === 200 && there.has(leads[i]!.leadId)))).toBe(
    true,
  )
  expect(there.size).toBe(statuses.filter((status) => status === 200).length)
}, 30_000)

test('a second process on the same port stops, and leaves the first alone', async () => {
  const folder = newFolder()
  const address = await run(folder, {}, COMMAND).ready
  const second = run(folder, { RECEIVER_PORT: new URL(address).port })
  await expect(second.ready).rejects.toThrow(/EADDRINUSE/)
  expect((await post(address, JSON.stringify(posted()))).status).toBe(200)
}, 30_000)

test('without its settings it does not start, and lists all that is missing', async () => {
  const { ready, output, child } = run(
    newFolder(),
    { RECEIVER_KEY: 'too-short', SMTP_URL: '', RECEIVER_POSTS: 'many' },
    COMMAND,
  )
  await expect(ready).rejects.toThrow(/3 settings are missing or wrong/)
  expect(output()).toMatch(/RECEIVER_KEY\n {4}found {5}9 characters\n/)
  expect(output()).toMatch(/SMTP_URL\n {4}found {5}nothing\n/)
  expect(output()).toMatch(/RECEIVER_POSTS\n {4}found {5}"many"\n/)
  expect(output()).not.toContain('too-short')
  expect(await stop(child, 'SIGTERM')).toBe(1)
}, 20_000)
