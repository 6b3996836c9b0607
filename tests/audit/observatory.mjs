// Grades pages as Mozilla's Observatory does, without the network. Reads [{ html, headers }] as
// JSON, and writes the points and the result of every test for each. A separate program, since jest
// cannot transform the package's classes.
import { readFileSync } from 'node:fs'
import { register } from 'node:module'
import { loadTool } from './load-tool.mjs'

/** @param {string} code */
const moduleOf = (code) => `data:text/javascript,${encodeURIComponent(code)}`

/**
 * Stubs for modules of the package: the HSTS preload list, which this site is not on, and the one
 * that uses the network.
 */
const STUBS = {
  'hsts.js': moduleOf('export const isHstsPreloaded = () => null'),
  'session.js': moduleOf('export class Session {}'),
}

const hooks = `
  const stubs = ${JSON.stringify(STUBS)}
  export const resolve = (specifier, context, next) => {
    const url = specifier.startsWith('.') && stubs[specifier.split('/').at(-1)]
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
 * Grades a page that is sent with these headers over https, to which http redirects.
 * @param {{ html: string, headers: Record<string, string> }} page
 */
function grade({ html, headers }) {
  const [plain, secure] = [new URL('http://www.example.com.au/'), new URL('https://www.example.com.au/')]
  // The headers as axios has them: by name, and with a getter.
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
