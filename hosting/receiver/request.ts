import { LISTED } from '@/components/quote/fields'
import type { FILE_TYPES } from '@/lib/content/schema/form-limits'
import type { ReceiverFields } from '@/lib/content/schema/receiver'
import type { Limits } from './settings'

/** An answer that says why a request is not taken. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 401 | 404 | 405 | 413 | 415 | 422 | 429 | 503,
    message: string,
    readonly more: { faults?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    super(message)
  }
}

/** What was posted: texts by the names of their fields, and files. */
export interface Posted {
  texts: Map<string, string>
  files: File[]
}

/** The most bytes of a request without files: a few long texts. */
const TEXT_BYTES = 512 * 1024

/** What the wrapping of fields and files in multipart/form-data may add, in bytes. */
const WRAPPING_BYTES = TEXT_BYTES

/** The types of body that are read, as the name of a parser. */
const PARSERS: Record<string, (body: Response) => Promise<Posted>> = {
  'application/json': async (body) => fromObject((await body.json()) as unknown),
  'application/x-www-form-urlencoded': async (body) => fromForm(await body.formData()),
  'multipart/form-data': async (body) => fromForm(await body.formData()),
}

/** The media type of a request's body, in lower case, without its parameters. */
export const typeOf = (request: Request): string =>
  (request.headers.get('content-type') ?? '').split(';', 1)[0]!.trim().toLowerCase()

/**
 * Reads what was posted. `take` is called with the size of each piece of the body in bytes before
 * it is kept in memory. Throws a Refusal for a body that is too large, of another type or cannot be
 * read.
 */
export async function readPosted(
  request: Request,
  limits: Limits,
  words: ReceiverFields['refusal'],
  take: (bytes: number) => void,
): Promise<Posted> {
  const parse = PARSERS[typeOf(request)]
  if (!parse) throw new Refusal(415, words.unreadable)
  const most = typeOf(request) === 'multipart/form-data' ? limits.allFilesBytes + WRAPPING_BYTES : TEXT_BYTES
  const tooLarge = new Refusal(413, words.tooLarge)
  if (Number(request.headers.get('content-length')) > most) throw tooLarge
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  // The DOM's types do not know yet that a stream can be iterated.
  for await (const piece of (request.body ?? []) as AsyncIterable<Uint8Array<ArrayBuffer>>) {
    size += piece.length
    if (size > most) throw tooLarge
    take(piece.length)
    pieces.push(piece)
  }
  const headers = { 'content-type': request.headers.get('content-type')! }
  try {
    return await parse(new Response(new Blob(pieces), { headers }))
  } catch {
    throw new Refusal(400, words.unreadable)
  }
}

/** The fields of a JSON object: texts, numbers, truth values, or lists of them. */
function fromObject(body: unknown): Posted {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Error('The body is no JSON object.')
  const texts = Object.entries(body)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [name, written(value)] as const)
  return { texts: new Map(texts), files: [] }
}

function written(value: unknown): string {
  if (Array.isArray(value)) return value.map(written).join(LISTED)
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** The fields of a form. Of several fields of one name the values are listed in one text. */
function fromForm(form: FormData): Posted {
  const texts = new Map<string, string>()
  const files: File[] = []
  for (const [name, value] of form) {
    if (typeof value === 'string') texts.set(name, texts.has(name) ? texts.get(name)! + LISTED + value : value)
    // A file field in which nothing was chosen is posted as an empty file without a name.
    else if (value.size > 0 || value.name !== '') files.push(value)
  }
  return { texts, files }
}

interface FileType {
  type: (typeof FILE_TYPES)[number]
  ending: string
  /** What a file of this type begins with, as Latin-1 characters. */
  begins: RegExp
}

/**
 * The files that are taken, by the first bytes that their formats lay down: JPEG (ISO/IEC 10918-1,
 * B.1.1.3), PNG (W3C, 5.2), WebP (RFC 9649, 2.3), HEIF with HEVC or of any kind, as phones write it
 * (ISO/IEC 23008-12, brands of the ftyp box), PDF (ISO 32000-2, 7.5.2). Five signatures, so no
 * library: file-type's present releases need a later Node, and it parses dozens of other formats.
 */
const SIGNATURES: readonly FileType[] = [
  { type: 'image/jpeg', ending: 'jpg', begins: /^\xff\xd8\xff/ },
  { type: 'image/png', ending: 'png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/webp', ending: 'webp', begins: /^RIFF[^]{4}WEBP/ },
  { type: 'image/heic', ending: 'heic', begins: /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/ },
  { type: 'application/pdf', ending: 'pdf', begins: /^%PDF-\d/ },
]

/** The type of a file by what it holds, undefined when it is none that is taken. */
function fileTypeOf(content: Uint8Array): FileType | undefined {
  const beginning = String.fromCharCode(...content.subarray(0, 16))
  return SIGNATURES.find(({ begins }) => begins.test(beginning))
}

/** A file that was taken. */
export interface TakenFile {
  called: string
  type: string
  ending: string
  content: Uint8Array
}

/** Checks number, sizes and types of the files, by what they hold. Throws a Refusal. */
export async function takeFiles(
  files: readonly File[],
  limits: Limits,
  words: ReceiverFields['refusal'],
): Promise<TakenFile[]> {
  if (files.length > limits.files) throw new Refusal(413, words.tooManyFiles)
  if (files.some(({ size }) => size > limits.fileBytes)) throw new Refusal(413, words.fileTooLarge)
  if (files.reduce((sum, { size }) => sum + size, 0) > limits.allFilesBytes) throw new Refusal(413, words.tooLarge)
  return Promise.all(
    files.map(async (file) => {
      const content = new Uint8Array(await file.arrayBuffer())
      const found = fileTypeOf(content)
      if (!found) throw new Refusal(415, words.fileType)
      return { called: oneLine(file.name, 200), type: found.type, ending: found.ending, content }
    }),
  )
}

/** A text without line breaks and unseen marks, cut to a length in characters. */
export const oneLine = (text: string, most: number): string =>
  text
    .toWellFormed()
    .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
    .trim()
    .slice(0, most)
