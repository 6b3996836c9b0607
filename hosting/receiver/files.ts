import type { FILE_TYPES } from '@/lib/content/schema/form-limits'
import type { ReceiverFields } from '@/lib/content/schema/receiver'
import { oneLine } from './one-line'
import { Refusal } from './refusal'
import type { Limits } from './settings'

interface FileType {
  type: (typeof FILE_TYPES)[number]
  ending: string
  /** The first bytes of a file of this type, as Latin-1 characters. */
  begins: RegExp
}

/**
 * Accepted file types, by the signatures of their formats: JPEG (ISO/IEC 10918-1, B.1.1.3), PNG
 * (W3C, 5.2), WebP (RFC 9649, 2.3), HEIF with HEVC or of any kind, as phones write it (ISO/IEC
 * 23008-12, brands of the ftyp box), PDF (ISO 32000-2, 7.5.2; readers skip the byte order mark or
 * line breaks that some programs write before it). Five signatures, so no library: file-type's
 * current releases need a later Node, and it parses dozens of other formats.
 */
const SIGNATURES: readonly FileType[] = [
  { type: 'image/jpeg', ending: 'jpg', begins: /^\xff\xd8\xff/ },
  { type: 'image/png', ending: 'png', begins: /^\x89PNG\r\n\x1a\n/ },
  { type: 'image/webp', ending: 'webp', begins: /^RIFF[^]{4}WEBP/ },
  { type: 'image/heic', ending: 'heic', begins: /^[^]{4}ftyp(?:hei[cxms]|hev[cxms]|mif1|msf1)/ },
  { type: 'application/pdf', ending: 'pdf', begins: /^(?:\xef\xbb\xbf)?\s*%PDF-\d/ },
]

/** A file's type by its content, undefined if it is not accepted. */
function fileTypeOf(content: Uint8Array): FileType | undefined {
  const beginning = String.fromCharCode(...content.subarray(0, 16))
  return SIGNATURES.find(({ begins }) => begins.test(beginning))
}

/** An accepted file. */
export interface TakenFile {
  called: string
  type: string
  ending: string
  content: Uint8Array
}

/**
 * Checks the number and sizes of the files, and their types by content. Throws a Refusal, which
 * names the files that are refused: the others can be sent.
 */
export async function takeFiles(
  files: readonly File[],
  limits: Limits,
  words: ReceiverFields['refusal'],
): Promise<TakenFile[]> {
  if (files.length > limits.files) throw new Refusal(413, words.tooManyFiles)
  const large = files.filter(({ size }) => size > limits.fileBytes)
  if (large.length > 0) throw new Refusal(413, `${words.fileTooLarge} ${namesOf(large)}`)
  if (files.reduce((sum, { size }) => sum + size, 0) > limits.allFilesBytes) throw new Refusal(413, words.tooLarge)
  const contents = await Promise.all(files.map(async (file) => new Uint8Array(await file.arrayBuffer())))
  const types = contents.map(fileTypeOf)
  const others = files.filter((_, i) => !types[i])
  if (others.length > 0) throw new Refusal(415, `${words.fileType} ${namesOf(others)}`)
  return files.map(({ name }, i) => {
    const { type, ending } = types[i]!
    return { called: oneLine(name, 200), type, ending, content: contents[i]! }
  })
}

const namesOf = (files: readonly File[]) => files.map(({ name }) => oneLine(name, 40)).join(', ')
