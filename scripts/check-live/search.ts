// Rows about what search engines, social networks and researchers look for.
import { load } from 'cheerio'
import sharp from 'sharp'
import { DAY_MS } from '../../lib/units'
import { isPage, locationsIn, problemsOf, rowOf, type LiveSite, type Row } from './site'

const SECURITY_DAYS_LEFT = 30

/** Whether the site was built for the address at which it is. */
export function addressRow({ origin, builtFor }: LiveSite): Row {
  const name = 'Address'
  if (origin === builtFor) return { name, state: 'ok', found: origin }
  if (origin.startsWith('http:')) return { name, state: 'not applicable', found: `built for ${builtFor}` }
  return {
    name,
    state: 'fail',
    found: `built for ${builtFor}`,
    expected: `built for ${origin}`,
    todo: 'Write the address as url into content/site.yaml (docs/launch.md, “Address”), build and deploy; or check the address for which it was built.',
  }
}

/** Whether each address of the sitemap is a page and says so itself. */
export async function sitemapRow(site: LiveSite): Promise<Row> {
  const rest = {
    expected: `addresses of ${site.builtFor} that answer 200 and are their own canonical address`,
    todo: 'Deploy again. An address that is redirected: have the host leave out/ as it is.',
  }
  let addresses: string[] = []
  const unread = await problemsOf(['/sitemap.xml'], String, async (path) => {
    const { status, body } = await site.get(path)
    if (status === 200) addresses = locationsIn(body.toString())
    return addresses.length > 0 ? undefined : `answers ${status}, and has no address`
  })
  const check = async (address: string) => {
    const { origin, pathname } = new URL(address)
    if (origin !== site.builtFor) return 'is of another site'
    const answer = await site.get(pathname)
    if (answer.status !== 200) return `answers ${answer.status}`
    const canonical = load(answer.body)('link[rel=canonical]').attr('href')
    return canonical === address ? undefined : `its canonical address is ${canonical}`
  }
  const problems = [...unread, ...(await problemsOf(addresses, String, check))]
  return rowOf('Sitemap', { problems, ok: `${addresses.length} addresses, each its own canonical`, ...rest })
}

/** What leaves a page out of search, in a header or a meta; not `max-image-preview:none`. */
const UNLISTED = /(^|[\s,])(noindex|none)\b/i

/** Whether search engines are told to leave a page out, by its HTML or by its X-Robots-Tag. */
export const isUnlisted = (html: string | Buffer, header = ''): boolean =>
  [header, load(html)('meta[name=robots]').attr('content') ?? ''].some((text) => UNLISTED.test(text))

/** Whether search engines may list the site: the home page, and what the sitemap names. */
export async function listingRow(site: LiveSite): Promise<Row> {
  const sitemap = await site.get('/sitemap.xml').then(({ body }) => body.toString(), String)
  const paths = locationsIn(sitemap).map((address) => new URL(address, site.origin).pathname)
  return rowOf(
    'Search engines',
    {
      problems: await problemsOf([...new Set(['/', ...paths])], String, async (path) => {
        const { headers, body } = await site.get(path)
        const isLeftOut = isUnlisted(body, headers.get('x-robots-tag') ?? '')
        return isLeftOut ? 'noindex: they are told to leave it out' : undefined
      }),
      ok: `they may list ${paths.length} pages`,
      expected: 'no noindex, unless this is a preview',
      todo: 'Replace what is a sample in url of content/site.yaml, build without SITE_URL, and deploy for production. Where only some pages are noindex, the host says so: see its headers.',
    },
    'warn',
  )
}

/** What keeps all crawlers out; the owner may refuse some by their names. */
const REFUSES_ALL = /^user-agent:\s*\*\s*\ndisallow:\s*\/\s*$/im

/** Whether robots.txt lets search engines read everything, and names the sitemap. */
export async function robotsRow(site: LiveSite): Promise<Row> {
  const sitemap = `Sitemap: ${site.builtFor}/sitemap.xml`
  const problems = await problemsOf(['/robots.txt'], String, async (path) => {
    const { status, headers, body } = await site.get(path)
    const text = body.toString()
    if (status !== 200) return `answers ${status}`
    if (!headers.get('content-type')?.startsWith('text/plain')) return 'is not text/plain'
    if (REFUSES_ALL.test(text)) return 'forbids everything: “Disallow: /”'
    return text.includes(sitemap) ? undefined : `has no line “${sitemap}”`
  })
  return rowOf('robots.txt', {
    problems,
    ok: 'keeps no search engine out and names the sitemap',
    expected: 'the file of the build',
    todo: 'Deploy again, and switch off a robots.txt that the host writes itself.',
  })
}

/** Whether security.txt is there and still holds. */
export async function securityRow(site: LiveSite): Promise<Row> {
  const path = '/.well-known/security.txt'
  let daysLeft = 0
  const problems = await problemsOf([path], String, async () => {
    const { status, body } = await site.get(path)
    if (status !== 200) return `answers ${status}`
    const [, expires = ''] = /^Expires: (.+)$/m.exec(body.toString()) ?? []
    daysLeft = Math.floor((Date.parse(expires) - Date.now()) / DAY_MS)
    return daysLeft >= SECURITY_DAYS_LEFT ? undefined : `expires on ${expires || 'no date'}`
  })
  return rowOf(
    'security.txt',
    {
      problems,
      ok: `holds for ${daysLeft} days`,
      expected: `a date at least ${SECURITY_DAYS_LEFT} days away`,
      todo: 'It holds for a year after the newest “updated” of the content: read the pages, set it, build and deploy. Where it is missing, the host leaves out names that begin with a dot.',
    },
    daysLeft > 0 ? 'warn' : 'fail',
  )
}

/** Whether the picture that social networks show with each page loads, for them, too. */
export async function socialRow(site: LiveSite): Promise<Row> {
  const cards = new Set<string>()
  const unnamed = await problemsOf(
    site.files.filter(isPage),
    ({ address }) => address,
    async ({ address }) => {
      const image = load((await site.get(address)).body)('meta[property="og:image"]').attr('content')
      if (image) cards.add(image)
      return image ? undefined : 'names no social picture'
    },
  )
  const wrong = await problemsOf([...cards], String, async (card) => {
    if (!URL.canParse(card) || new URL(card).origin !== site.builtFor) return 'is of another site'
    const { status, headers, body } = await site.ask(site.origin + new URL(card).pathname)
    if (status !== 200) return `answers ${status}`
    const policy = headers.get('cross-origin-resource-policy') ?? 'cross-origin'
    if (policy !== 'cross-origin') return `other sites may not show it: Cross-Origin-Resource-Policy: ${policy}`
    return sharp(body)
      .metadata()
      .then(
        () => undefined,
        () => 'is no picture',
      )
  })
  return rowOf('Social pictures', {
    problems: [...unnamed, ...wrong],
    ok: `${cards.size} pictures load, also from other sites`,
    expected: 'a picture for each page that other sites may show',
    todo: 'Deploy again, with the headers of the same build.',
  })
}
