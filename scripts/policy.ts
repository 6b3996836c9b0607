// Writes the Content-Security-Policy into every page of the site, and all response headers
// into _headers. It allows inline styles and import maps by their hashes, the configured services,
// and nothing else.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrl, whyUnlisted } from '../lib/site/site-url'
import { getContent } from '../lib/content/get-content'
import { policySources } from '../lib/integrations/integrations'
import { NOT_FOUND_FILE, fileOf } from '../lib/content/routes'
import { HEADERS_FILE } from './policy/headers-file'
import { headerRules, headersFile } from './policy/headers'
import { contentSecurityPolicy, headerPolicy, inlineSource } from './policy/policy'
import { BUILDING } from './release/folders'

/**
 * What precedes the policy in a head (scripts/export/assemble.ts): a browser's preload scanner
 * stops at a policy in a `<meta>`, which would delay the first screen's picture by 150 ms.
 */
const EARLY = /<head>(?:<(?:meta charset|meta name="viewport"|link rel="preload")(?:[^">]|"[^"]*")*>)+/i
const INLINE = /<(style)>(.*?)<\/style>|<(script) type="importmap">(.*?)<\/script>/gs

const { routes, integrations, site } = getContent()
const sources = policySources(integrations, siteUrl())
const all = { scripts: new Set<string>(), styles: new Set<string>() }

for (const page of [...routes.map(({ path }) => fileOf(path)), NOT_FOUND_FILE]) {
  const file = join(BUILDING, page)
  const html = readFileSync(file, 'utf8')
  const head = html.slice(0, html.indexOf('</head>'))
  if (!EARLY.test(head)) throw new Error(`${file}: expected a head that begins with ${EARLY}.`)
  const own = { scripts: new Set<string>(), styles: new Set<string>() }
  for (const [, style, rules = '', , map = ''] of head.matchAll(INLINE)) {
    if (style) own.styles.add(inlineSource(rules))
    else own.scripts.add(inlineSource(map))
  }
  for (const source of own.scripts) all.scripts.add(source)
  for (const source of own.styles) all.styles.add(source)
  const policy = contentSecurityPolicy(sources, { scripts: [...own.scripts], styles: [...own.styles] })
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}"/>`
  writeFileSync(
    file,
    html.replace(EARLY, (early) => early + meta),
  )
}

const policy = headerPolicy(sources, { scripts: [...all.scripts].sort(), styles: [...all.styles].sort() })
const unlisted = whyUnlisted()
const pages = routes.map(({ path }) => path)
const rules = headerRules({ policy, sources, https: site.https, url: siteUrl(), pages, isListed: !unlisted })
writeFileSync(join(BUILDING, HEADERS_FILE), headersFile(rules))
console.log(
  `policy: ${routes.length + 1} pages; ${all.styles.size} styles and ${all.scripts.size} import map allowed by their hashes`,
)
if (unlisted) console.log(`policy: every page is noindex, since ${unlisted}`)
