// The receiver behind nginx, as hosting/receiver/README.md has it; skipped where there is no nginx
// (scripts/tools/servers.ts fetches it).
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findServer } from '../../scripts/tools/servers'
import { newFolder, posted, startReceiver, type RunningReceiver } from '../support/receiver'
import { freePort } from '../support/web-servers'

const README = readFileSync('hosting/receiver/README.md', 'utf8')
const [, BLOCK = ''] = /```nginx\n(.*?)```/s.exec(README) ?? []
/** The address that the README gives first. */
const [, ADDRESS = ''] = /delivery: \{ kind: receiver, address: '([^']+)'/.exec(README) ?? []

const nginx = findServer('nginx')
const folder = newFolder()
let running: RunningReceiver
let server: ChildProcess
let origin: string

beforeAll(async () => {
  if (!nginx) return
  running = await startReceiver(newFolder(), { addressHeader: 'X-Real-IP' })
  const port = await freePort()
  origin = `http://127.0.0.1:${port}`
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`)
  const block = BLOCK.replace('http://127.0.0.1:8787', running.address)
  const text = `pid nginx.pid; events {} http { access_log off; ${temporary.join(' ')} server { listen ${port}; ${block} } }`
  writeFileSync(join(folder, 'nginx.conf'), text)
  const words = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', 'error.log', '-g', 'daemon off;']
  server = spawn(nginx.program, words, { stdio: 'ignore', env: nginx.env })
  const end = Date.now() + 10_000
  while (Date.now() < end && !(await fetch(origin).catch(() => undefined))) {
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
})

afterAll(async () => {
  if (!nginx) return
  const end = once(server, 'exit')
  server.kill()
  await end
  await running.stop()
})

const { pathname } = new URL(ADDRESS)

// Regression: nginx redirected the address that the site is told of to one with a slash, which
// loses a post.
;(nginx ? test : test.skip)('a request to the address that the site is told of arrives', async () => {
  const lead = posted()
  const response = await fetch(origin + pathname, {
    method: 'POST',
    redirect: 'manual',
    body: JSON.stringify(lead),
    headers: { 'content-type': 'application/json', accept: 'application/json' },
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ received: lead.leadId })
})
;(nginx ? test : test.skip)('the owner finds health and the day’s requests beside it', async () => {
  expect((await fetch(`${origin}${pathname}/health`)).status).toBe(200)
  expect((await fetch(`${origin}${pathname}/leads.csv`)).status).toBe(401)
})
