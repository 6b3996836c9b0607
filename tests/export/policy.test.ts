import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { catalogue } from '@/content/catalogue'
import { policySources } from '@/content/integrations'
import { contentSecurityPolicy, headerPolicy, sha256Source } from '../../scripts/finish/policy'
import { headersFor, readHeaders } from '../../scripts/headers-file.mjs'
import { configurations } from '../../scripts/hosting/configurations'
import { finished } from '../support/export'
import { parsePolicy } from '../support/policy'
import { OUT, documentIn, fileOf, pages } from './out'
import { each } from './text'

test.each(pages)('%s has no style attribute and no inline handler, which the policy refuses', (file) => {
  const refused = each(documentIn(file)('*')).flatMap((element) =>
    Object.keys(element.attr() ?? {}).filter((name) => name === 'style' || name.startsWith('on')),
  )
  expect(refused).toEqual([])
})

if (finished()) {
  const rules = readHeaders(OUT)
  const HEADER = headersFor(rules, '/')['Content-Security-Policy'] ?? ''

  /** Data blocks are no scripts: html.spec.whatwg.org/multipage/scripting.html#data-block. Speculation rules are none either, but a policy covers them. */
  const SCRIPTS = 'script:not([type]), script[type="module"], script[type="importmap"], script[type="speculationrules"]'

  const inlineIn = (file: string, selector: string) =>
    each(documentIn(file)(selector))
      .filter((element) => !element.attr('src'))
      .map((element) => sha256Source(element.text()))

  const inline = (selector: string) => [...new Set(pages.flatMap(([file]) => inlineIn(file, selector)))]

  /** Whether a value of `integrity` is that of the file at an address. */
  function isIntegrityOf(integrity: string, address: string): boolean {
    const algorithm = integrity.split('-')[0] ?? ''
    const hash = createHash(algorithm).update(readFileSync(join(OUT, address)))
    return integrity === `${algorithm}-${hash.digest('base64')}`
  }

  test.each(pages)('%s has the one policy, before anything that it covers', (file) => {
    const metas = documentIn(file)('meta[http-equiv="Content-Security-Policy" i]')
    expect(headerPolicy(metas.attr('content') ?? '')).toBe(HEADER)
    expect(metas).toHaveLength(1)
    expect(metas.parent().is('head')).toBe(true)
    expect(each(metas.prevAll()).map((element) => element.prop('tagName'))).toEqual(['META'])
    expect(metas.prev().attr('charset')).toBe('utf-8')
  })

  test('the policy allows the inline scripts and styles that there are, what is configured, and nothing more', () => {
    const allowed = parsePolicy(HEADER)
    const hashes = (directive: string) =>
      (allowed.get(directive) ?? []).filter((source) => source.startsWith("'sha256-"))
    expect(hashes('script-src').sort()).toEqual(inline(SCRIPTS).sort())
    expect(hashes('style-src').sort()).toEqual(inline('style').sort())
    const sources = policySources(catalogue().integrations)
    const expected = { scripts: hashes('script-src'), styles: hashes('style-src') }
    expect(HEADER).toBe(headerPolicy(contentSecurityPolicy(sources, expected)))
  })

  test.each(pages)('every script and stylesheet of %s is the file that it was built with', (file) => {
    const $ = documentIn(file)
    const linked = each($('script[src], link[rel~="stylesheet"]')).map((element) => ({
      address: element.attr('src') ?? element.attr('href') ?? '',
      integrity: element.attr('integrity') ?? 'none-',
    }))
    const started = each($('script[data-load]')).flatMap((element) =>
      (element.attr('data-load') ?? '').split(' ').map((entry) => {
        const [address = '', integrity = 'none-'] = entry.split('#')
        return { address, integrity }
      }),
    )
    expect(started).not.toEqual([])
    const own = [...linked, ...started].filter(({ address }) => address.startsWith('/'))
    expect(
      own.filter(({ address, integrity }) => !integrity.startsWith('sha') || !isIntegrityOf(integrity, address)),
    ).toEqual([])
  })

  test('Mozilla’s Observatory gives a page of every kind 130 points, without those for the preload list', () => {
    const kinds = [...new Map(catalogue().routes.map(({ kind, path }) => [kind, path])).values()]
    const input = kinds.map((path) => ({
      html: readFileSync(join(OUT, fileOf(path)), 'utf8'),
      headers: headersFor(rules, path),
    }))
    const output = execFileSync(process.execPath, ['tests/support/observatory.mjs'], { input: JSON.stringify(input) })
    const graded = JSON.parse(output.toString()) as { points: number; found: { pass: boolean }[] }[]
    expect(graded).toHaveLength(kinds.length)
    expect(graded.flatMap(({ found }) => found.filter(({ pass }) => !pass))).toEqual([])
    expect(Math.min(...graded.map(({ points }) => points))).toBeGreaterThanOrEqual(130)
  })

  test('hosting/ says what this build says', () => {
    for (const [name, text] of Object.entries(configurations(rules)))
      expect([name, readFileSync(join('hosting', name), 'utf8')]).toEqual([name, text])
  })
}
