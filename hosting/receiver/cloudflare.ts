// The lead receiver as a Worker on Cloudflare. Deployment: README.md.
import { z } from 'zod'
import { FILE_LIMITS } from '@/lib/content/schema/form-limits'
import { createFunction, type LeadFunction, type WaitUntil } from './function'
import { r2Blobs, type Bucket } from './r2-blobs'
import { readFunctionSettings } from './settings'
import { connectByName } from './worker-socket'

const LEADS = {
  schema: z.custom<Bucket>((value) => typeof value === 'object' && value !== null),
  expected: 'the R2 bucket in which leads are kept, as in hosting/receiver/wrangler.jsonc',
}

type Environment = Readonly<Record<string, unknown>>

/** The receiver of this isolate. */
let receiver: LeadFunction | undefined

const receiverOf = (environment: Environment) =>
  (receiver ??= createFunction(() => {
    const settings = readFunctionSettings(environment, FILE_LIMITS.cloudflare, { LEADS })
    return { settings, blobs: r2Blobs(settings.more.LEADS), getSocket: connectByName }
  }))

export default {
  fetch: (request: Request, environment: Environment, context: { waitUntil: WaitUntil }): Promise<Response> => {
    const address = request.headers.get('cf-connecting-ip') ?? ''
    return receiverOf(environment).receive(request, address, (task) => context.waitUntil(task))
  },
  scheduled: (_: object, environment: Environment): Promise<void> => receiverOf(environment).mailWaiting(),
}
