import { LIST_SEPARATOR } from '@/components/quote/fields'
import type { ReceiverFields } from '@/lib/content/schema/receiver'
import { Refusal } from './refusal'
import type { Limits } from './settings'

/** The parsed request body: texts by field name, and files. */
export interface Posted {
  texts: Map<string, string>
  files: File[]
}

/** Maximum size of a request without files, in bytes: a few long texts. */
const TEXT_BYTES = 512 * 1024

/** Maximum overhead of multipart/form-data, in bytes. */
const WRAPPING_BYTES = TEXT_BYTES

/**
 * Maximum number of fields and files in a form; the site's has about 40. Parsing each takes some
 * 40 µs, during which nobody else is answered, and an upload has room for hundreds of thousands.
 */
const MOST_PARTS = 1000

/** Supported media types, each with its parser. */
const PARSERS = new Map<string, (body: Buffer<ArrayBuffer>, type: string) => Promise<Posted>>([
  ['application/json', async (body) => fromObject(JSON.parse(new TextDecoder().decode(body)) as unknown)],
  ['application/x-www-form-urlencoded', (body, type) => fromForm(body, type, '&')],
  [
    'multipart/form-data',
    async (body, type) => {
      const [, quoted, plain] = /;\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i.exec(type) ?? []
      const boundary = quoted ?? plain
      if (boundary === undefined) throw new Error('There is no boundary.')
      // The parser gets exactly the boundary that was counted.
      return fromForm(body, `multipart/form-data; boundary="${boundary}"`, `--${boundary}`)
    },
  ],
])

/** The media type of a request's body, in lower case, without its parameters. */
const typeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()

/** Whether script sent the request: a browser that posts a form natively accepts HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get('accept') ?? ''
  return accept.includes('application/json') || typeOf(request) === 'application/json'
}

/**
 * Reads and parses a request body. `take` is called with the size of each chunk, in bytes, before
 * it is kept in memory. Throws a Refusal for a body that is too large, of another type or
 * malformed.
 */
export async function readPosted(
  request: Request,
  limits: Limits,
  words: ReceiverFields['refusal'],
  take: (bytes: number) => void,
): Promise<Posted> {
  const parse = PARSERS.get(typeOf(request))
  if (!parse) throw new Refusal(415, words.unreadable)
  const most = typeOf(request) === 'multipart/form-data' ? limits.allFilesBytes + WRAPPING_BYTES : TEXT_BYTES
  const tooLarge = new Refusal(413, words.tooLarge)
  if (Number(request.headers.get('content-length')) > most) throw tooLarge
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // TypeScript's DOM types do not declare streams as iterable yet.
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += piece.length
    if (size > most) throw tooLarge
    take(piece.length)
    pieces.push(piece)
  }
  try {
    return await parse(Buffer.concat(pieces), request.headers.get('content-type')!)
  } catch {
    throw new Refusal(400, words.unreadable)
  }
}

/** The fields of a JSON object: strings, numbers, booleans, or arrays of them. */
function fromObject(body: unknown): Posted {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Error('The body is not a JSON object.')
  const texts = Object.entries(body)
    // A box that is not ticked is left out, as in a form.
    .filter(([, value]) => value !== null && value !== undefined && value !== false)
    .map(([name, value]) => [name, written(value)] as const)
  return { texts: new Map(texts), files: [] }
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(LIST_SEPARATOR)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/**
 * The fields of a form, which `separator` divides. Several values of one field are joined in one
 * text.
 */
async function fromForm(body: Buffer<ArrayBuffer>, type: string, separator: string): Promise<Posted> {
  for (let parts = 0, at = 0; (at = body.indexOf(separator, at) + 1) > 0; parts++)
    if (parts === MOST_PARTS) throw new Error('The form has too many fields.')
  const form = await new Response(body, { headers: { 'content-type': type } }).formData()
  const texts = new Map<string, string>()
  const files: File[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, texts.has(name) ? texts.get(name)! + LIST_SEPARATOR + value : value)
    // An empty file input is posted as an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.push(value)
  }
  return { texts, files }
}
