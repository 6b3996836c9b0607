import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { Parser } from 'htmlparser2'
import { fileOf } from '../../lib/content/routes'
import { HASHED } from '../../lib/site/folders'
import { integrityOf } from '../export/assets'
import { HEADERS_FILE, headersFor, readHeaders } from '../policy/headers-file'
import { inlineSource } from '../policy/policy'
import { filesIn } from './manifest'

/** Headers that every response has, whatever else the rules say. */
const REQUIRED_HEADERS = ['Content-Security-Policy', 'Strict-Transport-Security', 'X-Content-Type-Options']

/** What a page says about itself and about other files. */
interface PageParts {
  ids: Set<string>
  links: string[]
  /** URLs with the integrity that they must have. */
  integrity: [string, string][]
  policies: string[]
  /** The inline stylesheets and import maps. */
  inline: string[]
}

/** The URLs of the site's files that a text refers to, without pages. */
export const referencesIn = (text: string, origin: string): string[] => [
  ...new Set(text.replaceAll(origin, '').match(/(?<=["'(\s,])\/(?![/*])[\w./-]+\.\w+(?=["')\s,?#])/g)),
]

/** The modules beside it that a bundled script imports. */
const importsIn = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.\/[^"']+)["']/g)].map(([, name = '']) => name)

/**
 * What is wrong with an export: links, files and anchors that are referred to and do not exist,
 * integrity hashes that do not match their files, pages without a policy for their inline code, and
 * missing header rules.
 * @param pages the files of all pages
 * @param origin the URL for which the site is built
 */
export function exportProblems(folder: string, pages: readonly string[], origin: string): string[] {
  const files = new Set(filesIn(folder))
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const missing = pages.filter((page) => !files.has(page))
  if (missing.length > 0) return missing.map((page) => `${page}: missing`)
  const parts = new Map(pages.map((page) => [page, partsOf(read(page))]))

  const isThere = (address: string) => files.has(address.slice(1))
  const named = (file: string, addresses: readonly string[]) =>
    addresses.filter((address) => !isThere(address)).map((address) => `${file}: names ${address}, which is not there`)

  return [
    ...[...parts].flatMap(([page, { links, integrity, policies, inline }]) => [
      ...named(page, referencesIn(read(page), origin)),
      ...links.filter((link) => !leadsSomewhere(link, page)).map((link) => `${page}: links to ${link}: not there`),
      ...integrity
        .filter(([address, hash]) => isThere(address) && integrityOf(readFileSync(join(folder, address))) !== hash)
        .map(([address]) => `${page}: has another integrity hash than ${address}`),
      ...(policies.length === 1 ? [] : [`${page}: has ${policies.length} policies; expected one`]),
      ...inline
        .filter((text) => !policies[0]?.includes(inlineSource(text)))
        .map((text) => `${page}: its policy blocks what stands in it: ${text.slice(0, 40)}…`),
    ]),
    ...[...files]
      .filter((file) => file.startsWith('assets/') && /\.(css|js)$/.test(file))
      .flatMap((file) => [
        ...named(file, file.endsWith('.css') ? referencesIn(read(file), origin) : []),
        ...named(
          file,
          file.endsWith('.js') ? importsIn(read(file)).map((name) => posix.join('/', file, '..', name)) : [],
        ),
      ]),
    ...headerProblems(folder),
  ]

  function leadsSomewhere(link: string, page: string): boolean {
    const [address = '', anchor] = link.replace(/\?[^#]*/, '').split('#')
    const target = address === '' ? page : address.endsWith('/') ? fileOf(address) : address.slice(1)
    return files.has(target) && (!anchor || (parts.get(target)?.ids.has(anchor) ?? false))
  }
}

function headerProblems(folder: string): string[] {
  if (!existsSync(join(folder, HEADERS_FILE))) return [`${HEADERS_FILE}: missing`]
  const rules = readHeaders(folder)
  const everywhere = headersFor(rules, '/')
  return [
    ...REQUIRED_HEADERS.filter((name) => !everywhere[name]).map((name) => `${HEADERS_FILE}: no ${name} for /*`),
    ...HASHED.filter((path) => !headersFor(rules, path)['Cache-Control']?.includes('immutable')).map(
      (path) => `${HEADERS_FILE}: ${path}* is not immutable`,
    ),
  ]
}

function partsOf(html: string): PageParts {
  const parts: PageParts = { ids: new Set(), links: [], integrity: [], policies: [], inline: [] }
  let text: string | undefined
  let isMap = false
  const parser = new Parser({
    onopentag(name, attributes) {
      const { id, href = '', src, integrity, content = '', type } = attributes
      if (id) parts.ids.add(id)
      if (name === 'a' && /^(\/(?!\/)|#)/.test(href)) parts.links.push(href)
      if (integrity) parts.integrity.push([src ?? href, integrity])
      if (attributes['http-equiv'] === 'Content-Security-Policy') parts.policies.push(content)
      isMap = type === 'importmap'
      if (name === 'style' || isMap) text = ''
    },
    ontext(part) {
      if (text !== undefined) text += part
    },
    onclosetag() {
      if (text === undefined) return
      parts.inline.push(text)
      if (isMap) parts.integrity.push(...importedModules(text))
      text = undefined
    },
  })
  parser.end(html)
  return parts
}

/** The modules of an import map, with their integrity. */
function importedModules(map: string): [string, string][] {
  return Object.entries((JSON.parse(map) as { integrity: Record<string, string> }).integrity)
}
