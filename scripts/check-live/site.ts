import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pMap from 'p-map'
import { TEXT_FILE } from '../export/file-types'
import { readHeaders, type HeaderRule } from '../policy/headers-file'
import { readRedirects, type Redirect } from '../redirects/redirects'
import { addressOf, type FileEntry, type Manifest } from '../release/manifest'
import type { Answer, Ask } from './ask'
import { receiverIn } from './receiver'

/** How many requests are on their way at the same time. */
const CONCURRENCY = 6

/**
 * What is for hosts themselves, hidden but for .well-known, or another form of a file; and the 404
 * page, at whose own address hosts differ.
 */
const NOT_ASKED_FOR = /^_|^404\.html$|(^|\/)\.(?!well-known\/)|\.(br|gz)$/

/** After so many questions without an answer, no more are asked: each may have waited for long. */
const MOST_SILENT = 20

/** How many addresses a row names. */
const NAMED = 3

/** A row of the table. */
export interface Row {
  name: string
  state: 'ok' | 'warn' | 'fail' | 'not applicable'
  found: string
  /** What was expected, and what to do, where it is not ok. */
  expected?: string
  todo?: string
}

/** A file of the build, at its address on the live site. */
export interface LiveFile extends FileEntry {
  /** From the site's root: "/about/" for a page. */
  address: string
}

/** The live site, and the build that it should be. */
export interface LiveSite {
  /** The address that is checked, without a slash at its end. */
  origin: string
  /** The address for which the site was built. */
  builtFor: string
  version: string
  rules: HeaderRule[]
  /** What visitors can ask for. */
  files: LiveFile[]
  /** Addresses of an earlier site. */
  redirects: Redirect[]
  notFound: string
  /** Where its form posts to, if that is a lead receiver. */
  receiver: string | undefined
  ask: Ask
  /** The answer for a path; each is asked for once. */
  get: (path: string) => Promise<Answer>
  /** The same for a file, without the body where it is no text. */
  getFile: (file: LiveFile) => Promise<Answer>
}

/** The site at an address, as the build in a folder with this manifest expects it. */
export function liveSite(origin: string, folder: string, { version, files }: Manifest, network: Ask): LiveSite {
  let silent = 0
  const ask: Ask = async (...question) => {
    if (silent >= MOST_SILENT) throw new Error(`not asked, since ${MOST_SILENT} others had no answer`)
    try {
      return await network(...question)
    } catch (error) {
      silent++
      throw error
    }
  }
  const answers = new Map<string, Promise<Answer>>()
  const once = (path: string, init?: { method: 'HEAD' }) => {
    const answer = answers.get(path) ?? ask(origin + path, init)
    answers.set(path, answer)
    return answer
  }
  const redirects = readRedirects(folder)
  // The pages for hosts that cannot redirect, which no other host shows.
  const moved = new Set(redirects.map(({ from }) => from))
  return {
    origin,
    builtFor: builtAddress(folder),
    version,
    rules: readHeaders(folder),
    files: files
      .filter(({ path }) => !NOT_ASKED_FOR.test(path))
      .map((file) => ({ ...file, address: addressOf(file.path).replace(/\/index\.html$/, '/') }))
      .filter(({ address }) => !moved.has(address)),
    redirects,
    receiver: receiverIn(folder),
    notFound: readFileSync(join(folder, '404.html'), 'utf8'),
    ask,
    get: once,
    getFile: (file) => once(file.address, isText(file) ? undefined : { method: 'HEAD' }),
  }
}

/** The address for which the site in a folder was built, without a slash at its end. */
export const builtAddress = (folder: string): string =>
  new URL(locationsIn(readFileSync(join(folder, 'sitemap.xml'), 'utf8'))[0] ?? '').origin

export const isText = ({ path }: FileEntry): boolean => TEXT_FILE.test(path)

export const isPage = ({ address }: LiveFile): boolean => address.endsWith('/')

/** The addresses in a sitemap. */
export const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)

/** What is wrong with each of these; where no answer comes, why. */
export async function problemsOf<Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
  check: (item: Item) => Promise<string | undefined>,
): Promise<string[]> {
  const found = await pMap(
    items,
    async (item) => {
      const trouble = await check(item).catch((error: Error) => error.message)
      return trouble === undefined ? [] : [`${nameOf(item)}: ${trouble}`]
    },
    { concurrency: CONCURRENCY },
  )
  return found.flat()
}

/** A row about several things: it is right when there are no problems. */
export function rowOf(
  name: string,
  { problems, ok, ...rest }: { problems: string[]; ok: string; expected: string; todo: string },
  state: 'warn' | 'fail' = 'fail',
): Row {
  if (problems.length === 0) return { name, state: 'ok', found: ok }
  const more = problems.length > NAMED ? [`and ${problems.length - NAMED} more`] : []
  return { name, state, found: [...problems.slice(0, NAMED), ...more].join('\n'), ...rest }
}
