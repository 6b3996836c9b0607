import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import { promisify } from 'node:util'
import type { Miniflare, SharedOptions, WorkerOptions } from 'miniflare'
import { generate } from 'selfsigned'
import { parseConfigFileTextToJson } from 'typescript'
import type { Blobs } from '@/hosting/receiver/blob-store'
import { netlifyBlobs } from '@/hosting/receiver/netlify-blobs'
import { r2Blobs, type Bucket } from '@/hosting/receiver/r2-blobs'

/** The lead receiver as a function, in the platform's emulator. */
export interface Platform {
  address: string
  /** Where it keeps leads. */
  blobs: Blobs
  /** Does what the platform does every few minutes. */
  runSchedule: () => Promise<unknown>
  /** What it has written. */
  output: () => string
  stop: () => Promise<void>
}

/**
 * Starts a platform whose blobs are in `folder`; with settings it runs the receiver too, from the
 * files that `buildReceiver` made.
 */
export type StartPlatform = (folder: string, settings?: Record<string, string>) => Promise<Platform>

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }

/** Does what `npm run receiver:build` does. */
export async function buildReceiver(): Promise<void> {
  await promisify(execFile)(process.execPath, scripts['receiver:build']!.split(' ').slice(1))
}

const FUNCTIONS = '.build/receiver/netlify'

const startNetlify: StartPlatform = async (folder, settings) => {
  const functions = settings ? [FUNCTIONS] : []
  const child = spawn(process.execPath, ['tests/support/netlify.mjs', folder, ...functions], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS,
      ...settings,
    },
  })
  let output = ''
  const ready = new Promise<string>((resolve, reject) => {
    const read = (piece: Buffer) => {
      output += piece.toString()
      const line = /^\{.*\}$/m.exec(output)?.[0]
      if (line !== undefined) resolve(line)
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('exit', () => reject(new Error(`Netlify’s emulator stopped: ${output}`)))
  })
  const { address, context } = JSON.parse(await ready) as { address: string; context: string }
  return {
    address,
    blobs: blobsAt(context),
    runSchedule: () => fetch(`${address}/.netlify/functions/receiver-mail`, { method: 'POST' }),
    output: () => output,
    stop: async () => {
      const end = once(child, 'exit')
      child.kill('SIGKILL')
      await end
    },
  }
}

/** The blobs of one of several emulators: the receiver looks them up in the environment. */
const blobsAt = (context: string) =>
  Object.fromEntries(
    Object.entries(netlifyBlobs).map(([name, act]) => [
      name,
      (...values: unknown[]) => {
        process.env.NETLIFY_BLOBS_CONTEXT = context
        return (act as (...values: unknown[]) => unknown)(...values)
      },
    ]),
  ) as unknown as Blobs

const WRANGLER = 'hosting/receiver/wrangler.jsonc'

interface Wrangler {
  main: string
  compatibility_date: string
  compatibility_flags: string[]
  r2_buckets: [{ binding: string; bucket_name: string }]
  triggers: { crons: [string] }
}

/**
 * A Worker that runs on a schedule; the emulator takes its types from a package that is not there.
 */
interface Scheduled {
  scheduled: (event: { cron: string }) => Promise<unknown>
}

/** Cloudflare's emulator of Workers, with what wrangler.jsonc says. */
const startCloudflare: StartPlatform = async (folder, settings) => {
  const wrangler = parseConfigFileTextToJson(WRANGLER, readFileSync(WRANGLER, 'utf8')).config as Wrangler
  const file = resolve(dirname(WRANGLER), wrangler.main)
  let output = ''
  // It reads which certificates to trust when it is loaded.
  const { Miniflare } = await import('miniflare')
  const options: SharedOptions & WorkerOptions = {
    modules: settings
      ? [{ type: 'ESModule', path: file }]
      : [{ type: 'ESModule', path: 'nothing.mjs', contents: 'export default {}' }],
    compatibilityDate: wrangler.compatibility_date,
    compatibilityFlags: wrangler.compatibility_flags,
    bindings: settings ?? {},
    r2Buckets: Object.fromEntries(wrangler.r2_buckets.map(({ binding, bucket_name }) => [binding, bucket_name])),
    r2Persist: folder,
    handleRuntimeStdio: (stdout: Readable, stderr: Readable) => {
      for (const stream of [stdout, stderr]) stream.on('data', (piece: Buffer) => (output += piece.toString()))
    },
  }
  const emulator: Miniflare = new Miniflare(options)
  const address = (await emulator.ready).origin
  const [{ binding }] = wrangler.r2_buckets
  const [cron] = wrangler.triggers.crons
  return {
    address,
    blobs: r2Blobs((await emulator.getR2Bucket(binding)) as unknown as Bucket),
    runSchedule: async () => ((await emulator.getWorker()) as unknown as Scheduled).scheduled({ cron }),
    output: () => output,
    stop: () => emulator.dispose(),
  }
}

export const PLATFORMS: readonly [name: string, start: StartPlatform][] = [
  ['Netlify', startNetlify],
  ['Cloudflare', startCloudflare],
]

/**
 * A certificate for “localhost” that processes and emulators trust which are started from now on;
 * its files are put into `folder`.
 */
export async function trustedCertificate(folder: string): Promise<{ key: string; cert: string }> {
  const certificate = await generate([{ name: 'commonName', value: 'localhost' }], {
    algorithm: 'sha256',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
    ],
  })
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'certificate.pem')
  writeFileSync(file, certificate.cert)
  process.env.NODE_EXTRA_CA_CERTS = file
  return { key: certificate.private, cert: certificate.cert }
}
