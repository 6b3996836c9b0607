import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { siteUrl } from '@/lib/site/site-url'
import { TRUSTED_POLICY } from '@/components/enhancements/trusted-policy'
import { getContent } from '@/lib/content/get-content'
import { policySources } from '@/lib/integrations/integrations'
import { integrations } from '@/lib/content/schema/integrations'
import { integrityOf } from '../../scripts/export/assets'
import { headersFor, readHeaders } from '../../scripts/policy/headers-file'
import { contentSecurityPolicy, headerPolicy, inlineSource } from '../../scripts/policy/policy'
import { parsePolicy } from '../support/policy'
import { VARIANTS, addressOf, folderOf } from '../support/variants'
import { EXPORTS, OUT, exportIn, pages } from './out'
import { elementsOf } from './text'

const { integrations: own } = getContent()
const CONFIGURED = [
  [OUT, own, siteUrl()] as const,
  ...VARIANTS.map(
    (variant) => [folderOf(variant), integrations.parse(variant.integrations), addressOf(variant)] as const,
  ),
].filter(([folder]) => EXPORTS.includes(folder))

/**
 * The elements that may come before the policy. Only the preload of a picture is subject to it.
 */
const BEFORE_POLICY = 'meta[charset], meta[name=viewport], link[rel=preload][as=image]'

describe.each(CONFIGURED)('in %s', (folder, configured, siteUrl) => {
  const { documentIn, scripts, loader } = exportIn(folder)
  const rules = readHeaders(folder)
  const header = headersFor(rules, '/')['Content-Security-Policy'] ?? ''
  const sources = policySources(configured, siteUrl)

  const inlineIn = (file: string, selector: string) =>
    elementsOf(documentIn(file)(selector))
      .filter((element) => element.attr('src') === undefined && element.attr('type') !== 'application/ld+json')
      .map((element) => inlineSource(element.text()))

  /** The sources of the inline code of pages, as a policy lists them. */
  const inlineOf = (list: readonly string[]) => {
    const all = (selector: string) => [...new Set(list.flatMap((file) => inlineIn(file, selector)))].sort()
    return { scripts: all('script'), styles: all('style') }
  }

  test.each(pages)(
    '%s has one policy, near the top of its head, for its inline code and the configured services',
    (file) => {
      const $ = documentIn(file)
      const metas = $('meta[http-equiv="Content-Security-Policy" i]')
      const inline = inlineOf([file])
      expect(metas).toHaveLength(1)
      expect(metas.attr('content')).toBe(contentSecurityPolicy(sources, inline))
      expect([inline.scripts.length, inline.styles.length]).toEqual([1, 1])
      expect(metas.parent().is('head')).toBe(true)
      expect(elementsOf(metas.prevAll().not(BEFORE_POLICY)).map((element) => $.html(element))).toEqual([])
    },
  )

  test('the header’s policy is for the inline code of all pages, and says who may frame them', () => {
    expect(header).toBe(headerPolicy(sources, inlineOf(pages.flat())))
  })

  test('the policy has no unsafe source and no wildcard, and requires trusted types where that is possible', () => {
    const allowed = parsePolicy(header)
    const trusted = sources.allowsTrustedTypes
    // Pages that are too many for their hashes have these in their own policies.
    expect(header.replace("style-src 'self' 'unsafe-inline'", '')).not.toMatch(
      /'unsafe-|'strict-dynamic'|[ :]\*[ ;]|data:|blob:|http:/,
    )
    expect(allowed.get('default-src')).toEqual(["'none'"])
    expect(allowed.get('require-trusted-types-for')).toEqual(trusted ? ["'script'"] : undefined)
    expect(allowed.get('trusted-types')).toEqual(trusted ? [TRUSTED_POLICY] : undefined)
  })

  test.each(pages)('%s has no style attribute and no inline event handler, which the policy blocks', (file) => {
    const blocked = elementsOf(documentIn(file)('*')).flatMap((element) =>
      Object.keys(element.attr() ?? {}).filter((name) => name === 'style' || name.startsWith('on')),
    )
    expect(blocked).toEqual([])
  })

  test.each(pages)('%s has the integrity hash of each script, stylesheet and module', (file) => {
    const $ = documentIn(file)
    const expected = (address = '') => integrityOf(readFileSync(join(folder, address)))
    const linked = elementsOf($('script[src], link[rel~=stylesheet]'))
    expect(linked.map((element) => element.attr('integrity'))).toEqual(
      linked.map((element) => expected(element.attr('src') ?? element.attr('href'))),
    )
    expect(linked.length).toBeGreaterThan(1)
    const modules = scripts.filter((script) => script !== loader).map((script) => `/${script}`)
    expect(JSON.parse($('script[type=importmap]').text())).toEqual({
      integrity: Object.fromEntries(modules.map((address) => [address, expected(address)])),
    })
  })
})
