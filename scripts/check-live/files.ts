// Rows about each file of the build: whether it is there, as it was built, and how it is sent.
import { UNKNOWN_TYPE } from '../export/file-types'
import { IMMUTABLE, headersFor } from '../policy/headers-file'
import { sha256 } from '../release/manifest'
import type { Answer } from './ask'
import { isPage, isText, problemsOf, rowOf, type LiveFile, type LiveSite, type Row } from './site'

/** The least size that is worth compressing. */
const COMPRESSED_BYTES = 1024

/** Names that mean the same to every browser. */
const SAME_TYPES: Record<string, string> = {
  'application/javascript': 'text/javascript',
  'application/x-javascript': 'text/javascript',
  'text/xml': 'application/xml',
  'image/vnd.microsoft.icon': 'image/x-icon',
}

const addressOf = ({ address }: LiveFile) => address

/** Which version is served, and whether the host changes its pages. */
export async function versionRows(site: LiveSite): Promise<Row[]> {
  const differs = async (file: LiveFile) => {
    const { status, body } = await site.getFile(file)
    if (status !== 200) return `answers ${status}`
    return sha256(body) === file.sha256 ? undefined : 'has another content'
  }
  const texts = site.files.filter(isText)
  const pages = texts.filter(isPage)
  const others = texts.filter((file) => !isPage(file))
  const whenOther =
    'Deploy out/ as it is, or check from the folder whose build was deployed. Where only some differ, a cache or one of several servers has a former version.'
  return [
    rowOf('Version', {
      problems: await problemsOf(others, addressOf, differs),
      ok: `${site.version}: ${others.length} text files beside pages are those of the build`,
      expected: `the files of version ${site.version}, which is in out/`,
      todo: whenOther,
    }),
    rowOf('Pages as built', {
      problems: await problemsOf(pages, addressOf, differs),
      ok: `${pages.length} pages are byte for byte those of the build`,
      expected: 'each page as it was built: its security policy names the hashes of what stands in it',
      todo: `Where “Version” is ok, the host changes pages: switch off whatever it inserts, minifies or obfuscates. Otherwise: ${whenOther}`,
    }),
  ]
}

/** Whether every file is there, with the size that it was built with and its type. */
export const typesRow = async (site: LiveSite): Promise<Row> =>
  rowOf('Files and types', {
    problems: await problemsOf(site.files, addressOf, async (file) => {
      const { status, headers } = await site.getFile(file)
      if (status !== 200) return `answers ${status}`
      // The content of text is compared anyway (versionRows); a compressed file has another length.
      const length = isText(file) || headers.has('content-encoding') ? null : headers.get('content-length')
      if (length !== null && Number(length) !== file.bytes) return `${length} bytes instead of ${file.bytes}`
      const type = headers.get('content-type') ?? 'no type'
      // The host may know an owner's file better than the build does.
      if (file.type === UNKNOWN_TYPE) return undefined
      return normalType(type) === normalType(file.type) ? undefined : `${type} instead of ${file.type}`
    }),
    ok: `${site.files.length} files answer 200, each with its type`,
    expected: 'the files, types and sizes of out/_files.json',
    todo: 'Have the server send these types (.build/hosting has configurations), or upload with npm run deploy. A picture of another size has not arrived whole, or the host changes pictures: switch that off.',
  })

/**
 * A Content-Type in one spelling, without the encoding where it says nothing: XML says its own,
 * modules and JSON are UTF-8 in any case.
 */
export function normalType(type: string): string {
  const [essence = '', encoding] = type.toLowerCase().split(/\s*;\s*/)
  const name = SAME_TYPES[essence] ?? essence
  return encoding && /^text\/(?!javascript)/.test(name) ? `${name}; ${encoding}` : name
}

/** Whether every file has the headers of the build's rules. */
export const headersRow = async (site: LiveSite): Promise<Row> =>
  rowOf('Headers', {
    problems: await problemsOf(site.files, addressOf, async (file) => {
      const { headers } = await site.getFile(file)
      const wrong = Object.entries(headersFor(site.rules, decodeURIComponent(file.address)))
        .filter(([name, value]) => name !== 'Cache-Control' && headers.get(name) !== value)
        .map(([name]) => (headers.has(name) ? `${name} is ${shortened(headers.get(name) ?? '')}` : `no ${name}`))
      return wrong.length > 0 ? wrong.join('; ') : undefined
    }),
    ok: `${site.files.length} files have every header of out/_headers`,
    expected: 'the headers of out/_headers, which belong to this build',
    todo: 'Give the server its configuration of the same build: hosting/README.md. A host that sends none: “Without headers” there.',
  })

const shortened = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)

/** Whether hashed files are kept, and whether others are asked for again. */
export async function cachingRows(site: LiveSite): Promise<Row[]> {
  const isHashed = ({ caching }: LiveFile) => caching === IMMUTABLE
  const differs = async (file: LiveFile) => {
    const { headers } = await site.getFile(file)
    const found = headers.get('cache-control') ?? 'no Cache-Control'
    return directivesOf(found) === directivesOf(file.caching) ? undefined : found
  }
  const [hashed, others] = [site.files.filter(isHashed), site.files.filter((file) => !isHashed(file))]
  const todo = 'Give the server its configuration of .build/hosting, or upload with npm run deploy.'
  return [
    rowOf(
      'Caching of hashed files',
      {
        problems: await problemsOf(hashed, addressOf, differs),
        ok: `${hashed.length} files: ${IMMUTABLE}`,
        expected: IMMUTABLE,
        todo: `Without it each visit asks for them again. ${todo}`,
      },
      'warn',
    ),
    rowOf('Caching of other files', {
      problems: await problemsOf(others, addressOf, differs),
      ok: `${others.length} files: ${others[0]?.caching}`,
      expected: others[0]?.caching ?? '',
      todo: `What is kept longer is seen in its old version after a deployment. ${todo}`,
    }),
  ]
}

/** The directives of a Cache-Control, whatever their order and spaces. */
const directivesOf = (header: string) =>
  header
    .toLowerCase()
    .split(/\s*,\s*/)
    .sort()
    .join()

/** Whether text is compressed on its way. */
export async function compressionRow(site: LiveSite): Promise<Row> {
  const texts = site.files.filter((file) => isText(file) && file.bytes > COMPRESSED_BYTES)
  const isPacked = ({ headers }: Answer) => /^(br|gzip|zstd)$/.test(headers.get('content-encoding') ?? '')
  return rowOf(
    'Compression',
    {
      problems: await problemsOf(texts, addressOf, async (file) => {
        const answer = await site.getFile(file)
        return isPacked(answer) ? undefined : `${file.bytes} bytes without compression`
      }),
      ok: `${texts.length} text files over 1 kB are compressed`,
      expected: 'br or gzip',
      todo: 'Switch on compression at the host, or build with COMPRESS=on: “Precompressed files” in hosting/README.md.',
    },
    'warn',
  )
}
