// Tells search engines that follow IndexNow (https://www.indexnow.org/documentation) which pages a
// deployment has changed. The owner's key is a file in public/ whose name is what it says.
import { isUnlisted } from '../check-live/search'
import { locationsIn } from '../check-live/site'
import type { Version } from '../release/manifest'
import { PAGE, gonePages } from './gone-pages'
import type { Source } from './run'

const ENDPOINT = 'https://api.indexnow.org/indexnow'

/** How long the answer is waited for, in ms. */
const TIMEOUT_MS = 10_000

const KEY_FILE = /^([\w-]{8,128})\.txt$/

/** What is sent: the site's host, the owner's key, and the URLs of the pages. */
interface Announcement {
  host: string
  key: string
  urlList: string[]
}

/**
 * What to announce of a version: the listed pages that are new or other than in the version before,
 * and those that are gone. Undefined if the owner has no key, no page has changed, or search
 * engines are told not to list the site.
 */
export async function announcementOf(source: Source, before: Version | undefined): Promise<Announcement | undefined> {
  const { files } = source.manifest
  const wanted = files.filter(({ path }) => KEY_FILE.test(path) || ['sitemap.xml', 'index.html'].includes(path))
  const texts = [...(await source.read(wanted))].map(([path, bytes]) => [path, Buffer.from(bytes).toString().trim()])
  const key = texts.map(([path = '', text]) => (KEY_FILE.exec(path)?.[1] === text ? text : undefined)).find(Boolean)
  const { 'sitemap.xml': sitemap = '', 'index.html': home = '' } = Object.fromEntries(texts) as Record<string, string>
  const urls = locationsIn(sitemap).map((url) => new URL(url))
  const [first] = urls
  if (!key || !first || isUnlisted(home)) return undefined
  const hashes = (manifest?: Version) =>
    new Map(manifest?.files.filter(({ path }) => PAGE.test(path)).map(({ path, sha256 }) => [path, sha256]))
  const [now, then] = [hashes(source.manifest), hashes(before)]
  const fileOf = ({ pathname }: URL) => `${decodeURIComponent(pathname).slice(1)}index.html`
  const changed = urls.filter((url) => now.get(fileOf(url)) !== then.get(fileOf(url)))
  const gone = gonePages(source.manifest, before).map((path) => new URL(path, first))
  const urlList = [...changed, ...gone].map(({ href }) => href)
  return urlList.length > 0 ? { host: first.host, key, urlList } : undefined
}

/**
 * Sends an announcement, and gives one sentence that says how it went. Never throws: the site is
 * published whether or not a search engine has heard of it.
 */
export async function announce(announcement: Announcement, endpoint = ENDPOINT): Promise<string> {
  const { length } = announcement.urlList
  const pages = length === 1 ? '1 changed page' : `${length} changed pages`
  const later = 'Search engines find them by the sitemap as well.'
  try {
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify(announcement),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (status === 200 || status === 202) return `IndexNow has the addresses of ${pages}.`
    const reason = status === 403 ? `: it does not find ${announcement.key}.txt on ${announcement.host}` : ''
    return `IndexNow refused ${pages} with ${status}${reason}. ${later}`
  } catch (error) {
    return `IndexNow did not answer about ${pages} (${error instanceof Error ? error.message : String(error)}). ${later}`
  }
}
