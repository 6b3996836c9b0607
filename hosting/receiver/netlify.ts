// The lead receiver as a function on Netlify. Deployment: README.md.
import { FILE_LIMITS } from '@/lib/content/schema/form-limits'
import { createFunction, type WaitUntil } from './function'
import { netlifyBlobs } from './netlify-blobs'
import { readFunctionSettings } from './settings'

/** Netlify's context of a request (docs.netlify.com/build/functions/api). */
interface Context {
  ip: string
  waitUntil: WaitUntil
}

/** The receiver, which both functions on Netlify share. */
export const receiver = createFunction(() => ({
  settings: readFunctionSettings(process.env, FILE_LIMITS.netlify, {}),
  blobs: netlifyBlobs,
}))

export default (request: Request, context: Context): Promise<Response> =>
  receiver.receive(request, context.ip, (task) => context.waitUntil(task))

/** A literal, since Netlify reads it statically on deploy: the handler is at no other address. */
export const config = { path: ['/quote', '/quote/*'] }
