// Grades pages as Mozilla's Observatory does, without the network. Reads [{ html, headers }] as
// JSON, and writes for each the points and what every test found. A program of its own: jest cannot
// translate the package's classes.
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { loadTool } from './load-tool.mjs'

/** @param {string} code */
const moduleOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`

/**
 * What stands in for modules of the package: its list of domains that browsers open by https only,
 * which ours is not on, and what asks the network.
 */
const STAND_INS = {
  'hsts.js': moduleOf('export const isHstsPreloaded = () => null'),
  'session.js': moduleOf('export class Session {}'),
}

const hooks = `
  const standIns = ${JSON.stringify(STAND_INS)}
  export const resolve = (specifier, context, next) => {
    const url = specifier.startsWith('.') && standIns[specifier.split('/').at(-1)]
    return url ? { url, shortCircuit: true } : next(specifier, context)
  }
`
register(moduleOf(hooks))

const observatory = '@mdn/mdn-http-observatory/src'
const { ALL_TESTS } = await loadTool(`${observatory}/constants.js`)
const { MINIMUM_SCORE_FOR_EXTRA_CREDIT } = await loadTool(`${observatory}/grader/charts.js`)
const { getScoreModifier } = await loadTool(`${observatory}/grader/grader.js`)
const { parseHttpEquivHeaders } = await loadTool(`${observatory}/retriever/utils.js`)
const { Requests } = await loadTool(`${observatory}/types.js`)

/**
 * A page that is sent with these headers over https, to which http redirects. @param {{ html:
 * string, headers: Record<string, string> }} page
 */
function grade({ html, headers }) {
  const [plain, secure] = [new URL('http://www.example.com.au/'), new URL('https://www.example.com.au/')]
  // As axios gives them: by name, and with a getter.
  const sent = Object.assign(Object.create({ get: () => undefined }), { 'Content-Type': 'text/html', ...headers })
  const response = { headers: sent, status: 200, verified: true, request: {} }
  const requests = new Requests(secure.hostname)
  requests.session = { url: secure }
  requests.resources.path = html
  Object.assign(requests.responses, {
    auto: { ...response, httpEquiv: parseHttpEquivHeaders(html, secure.href) },
    cors: response,
    http: response,
    https: response,
    httpRedirects: [{ url: plain }, { url: secure }],
    httpsRedirects: [{ url: secure }],
  })
  const found = ALL_TESTS.map((/** @type {(requests: object) => { result: string, pass: boolean }} */ test) =>
    test(requests),
  ).map(({ result, pass }) => ({ result, pass, points: getScoreModifier(result) }))
  const withoutExtras = sum(found.filter(({ points }) => points < 0))
  return { found, points: withoutExtras < MINIMUM_SCORE_FOR_EXTRA_CREDIT ? withoutExtras : sum(found) }
}

/** @param {{ points: number }[]} found */
const sum = (found) => found.reduce((total, { points }) => total + points, 100)

console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).map(grade)))
