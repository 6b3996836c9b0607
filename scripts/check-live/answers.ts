// Rows about what the host answers to addresses and methods that are no file of the build.
import { ASSETS } from '../../lib/site/folders'
import { isPermanent, isRedirect } from './connection'
import { isPage, problemsOf, rowOf, type LiveSite, type Row } from './site'

/** Nothing has this name; the slash and the folder are those of a page and of a hashed file. */
const UNKNOWN = { page: '/check-live/no-such-page/', hashed: `${ASSETS}check-live-00000000.js` }

/** How long an answer that something is missing may be kept. */
const MISSING_KEPT_S = 300

const QUERY = '?check=live&utm_source=a%20b'

/** Whether what is missing is answered with the 404 page, and not kept. */
export const missingRow = async (site: LiveSite): Promise<Row> =>
  rowOf('Missing addresses', {
    problems: await problemsOf(Object.values(UNKNOWN), String, async (path) => {
      const { status, headers, body } = await site.get(path)
      if (status !== 404) return `answers ${status}`
      const caching = headers.get('cache-control') ?? ''
      const [, age = '0'] = /max-age=(\d+)/.exec(caching) ?? []
      if (Number(age) > MISSING_KEPT_S || caching.includes('immutable')) return `404, but is kept: ${caching}`
      return path === UNKNOWN.page && body.toString() !== site.notFound ? '404 with another page' : undefined
    }),
    ok: '404 with the site’s own page, not kept',
    expected: `status 404, kept ${MISSING_KEPT_S} seconds at most; the page of out/404.html`,
    todo: 'Name 404.html as the error page of the host, with code 404. A missing hashed file that is kept stays missing after a deployment.',
  })

/** Whether a form that is sent to a page by mistake fails, instead of seeming to arrive. */
export async function postRow({ ask, origin }: LiveSite): Promise<Row> {
  const name = 'POST to a page'
  const rest = {
    expected: 'a refusal, such as 405',
    todo: 'Have the server refuse it (.build/hosting has configurations): a form that is sent to a page would seem to arrive.',
  }
  try {
    const { status, headers } = await ask(`${origin}/`, { method: 'POST' })
    const found = `answers ${status}, from ${headers.get('server') ?? 'a server that does not say its name'}`
    // Netlify's pages take its own forms; its answer proves itself (components/lead/proof.ts).
    if (headers.has('x-nf-request-id')) return { name, state: 'ok', found: `${found}; its forms are sent to pages` }
    return status >= 400 ? { name, state: 'ok', found } : { name, state: 'fail', found, ...rest }
  } catch (error) {
    return { name, state: 'fail', found: (error as Error).message, ...rest }
  }
}

/** Whether an address without its slash leads to the page, with its query. */
export async function slashRow(site: LiveSite): Promise<Row> {
  const pages = site.files.filter((file) => isPage(file) && file.address !== '/')
  return rowOf('Addresses without slash', {
    problems: await problemsOf(
      pages,
      ({ address }) => address.slice(0, -1),
      async ({ address }) => {
        const answer = await site.get(address.slice(0, -1) + QUERY)
        const location = answer.headers.get('location') ?? ''
        if (!isRedirect(answer)) return `answers ${answer.status}`
        const target = new URL(location, site.origin).href
        return target === site.origin + address + QUERY ? undefined : `${answer.status} to ${location}`
      },
    ),
    ok: `${pages.length} pages: a redirect that keeps the query`,
    expected: `a redirect to the address with a slash and the same query (asked with ${QUERY})`,
    todo: 'Give the server its configuration of .build/hosting. A lost query loses the source of visits; an answer of 200 gives each page two addresses.',
  })
}

/** Whether addresses of an earlier site lead to their pages; no row where there are none. */
export async function redirectsRow(site: LiveSite): Promise<Row[]> {
  if (site.redirects.length === 0) return []
  // A page redirects where a host cannot; without either, visitors are lost.
  let state: 'warn' | 'fail' = 'warn'
  const problems = await problemsOf(
    site.redirects,
    ({ from }) => from,
    async ({ from, to }) => {
      const answer = await site.get(from + QUERY)
      const location = answer.headers.get('location') ?? ''
      if (!isRedirect(answer)) {
        if (answer.status !== 200) state = 'fail'
        return `answers ${answer.status}`
      }
      const isRight = new URL(location, site.origin).href === site.origin + to + QUERY
      return isRight && isPermanent(answer.status) ? undefined : `${answer.status} to ${location}`
    },
  )
  const row = {
    problems,
    ok: `${site.redirects.length} lead to their pages, with the query`,
    expected: `a permanent redirect to the page in content/redirects.yaml (asked with ${QUERY})`,
    todo: 'Give the server the configuration of this build (.build/hosting). A host that cannot redirect answers with a page that leads on: search engines follow it later, and the query is lost.',
  }
  return [rowOf('Earlier addresses', row, state)]
}
