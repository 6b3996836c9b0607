// The lead receiver as a function on Netlify. README.md says how to deploy it.
import { createFunction, type WaitUntil } from './function'
import { netlifyBlobs } from './netlify-blobs'
import { readFunctionSettings } from './settings'

/** What Netlify says of a request (docs.netlify.com/build/functions/api). */
interface Context {
  ip: string
  waitUntil: WaitUntil
}

/**
 * The most megabytes of files in a request: Netlify takes 6 MB, in which binary content counts a
 * third more (docs.netlify.com/build/functions/configuration), and half a megabyte is for the rest.
 */
const MOST_MB = 4

export const receiver = createFunction(() => ({
  settings: readFunctionSettings(process.env, MOST_MB, {}),
  blobs: netlifyBlobs,
}))

export default (request: Request, context: Context): Promise<Response> =>
  receiver.receive(request, context.ip, (task) => context.waitUntil(task))

/** Netlify reads it when it deploys, so it is written out: the handler is at no other address. */
export const config = { path: ['/quote', '/quote/*'] }
