import { TRUSTED_POLICY } from '@/components/enhancements/trusted-policy'
import { policySources } from '@/lib/integrations/integrations'
import { integrations as schema } from '@/lib/content/schema/integrations'
import { contentSecurityPolicy, headerPolicy, inlineSource } from '../../scripts/policy/policy'
import { parsePolicy } from '../support/policy'
import { CONNECTED, NETLIFY, VARIANTS, type Variant } from '../support/variants'

const INLINE = { scripts: [inlineSource('start()')], styles: [inlineSource('a{}')] }
const SITE_URL = 'https://www.company.com.au'
const EMAIL = { integrations: { form: null, calendar: null, delivery: { kind: 'email' }, analytics: null } } as const

const policyOf = ({ integrations }: Pick<Variant, 'integrations'>, inline = INLINE) =>
  contentSecurityPolicy(policySources(schema.parse(integrations), SITE_URL), inline)

test('with nothing connected, nothing is allowed but the site’s own files and an email draft', () => {
  const policy = parsePolicy(policyOf(EMAIL))
  // What no directive names is refused; these two have no such default.
  expect(policy.get('default-src')).toEqual(["'none'"])
  expect(policy.get('base-uri')).toEqual(["'none'"])
  expect(policy.get('form-action')).toEqual(['mailto:'])
  const own = ["'none'", "'self'"]
  const foreign = [...policy]
    .filter(([directive]) => directive.endsWith('-src'))
    .map(([directive, sources]) => [directive, sources.filter((source) => !own.includes(source))])
  expect(Object.fromEntries(foreign.filter(([, sources]) => sources!.length > 0))).toEqual({
    'script-src': INLINE.scripts,
    'style-src': INLINE.styles,
  })
})

test('a page may load what it is made of: its own scripts, styles, pictures, fonts and manifest', () => {
  const policy = parsePolicy(policyOf(EMAIL))
  for (const kind of ['script', 'style', 'img', 'font', 'manifest', 'connect'])
    expect([kind, policy.get(`${kind}-src`)]).toEqual([kind, expect.arrayContaining(["'self'"])])
})

test('with everything connected, frames, forms, requests and scripts may go where the configuration says', () => {
  const { delivery, analytics } = CONNECTED.integrations
  const [leads, counter] = [new URL(delivery.address).origin, new URL(analytics.script).origin]
  const policy = parsePolicy(policyOf(CONNECTED))
  expect(policy.get('frame-src')).toEqual(['https://api.leadconnectorhq.com', 'https://calendly.com'])
  expect(policy.get('form-action')).toEqual([leads, "'self'", SITE_URL])
  expect(policy.get('connect-src')).toEqual(["'self'", leads, counter])
  expect(policy.get('script-src')).toEqual(["'self'", ...INLINE.scripts, counter])
})

test('script is held to the site’s one Trusted Types policy, unless Google’s tags are connected, which write scripts', () => {
  const trusted = (analytics: Variant['integrations']['analytics']) => {
    const policy = parsePolicy(policyOf({ integrations: { ...EMAIL.integrations, analytics } }))
    return [policy.get('require-trusted-types-for'), policy.get('trusted-types')]
  }
  expect(trusted(CONNECTED.integrations.analytics)).toEqual([["'script'"], [TRUSTED_POLICY]])
  expect(trusted({ provider: 'gtag', id: 'G-AB12CD34EF' })).toEqual([undefined, undefined])
  expect(trusted({ provider: 'gtm', id: 'GTM-AB12CD3' })).toEqual([undefined, undefined])
})

test('on Netlify the form goes to the site itself', () => {
  expect(parsePolicy(policyOf(NETLIFY)).get('form-action')).toEqual(["'self'"])
})

test.each(VARIANTS.map((variant) => [variant.name, variant] as const))(
  'the policy of “%s” has nothing unsafe, no wildcard for scripts and styles, and is one line of ASCII',
  (_, variant) => {
    const policy = policyOf(variant)
    expect(policy).not.toMatch(/unsafe-|\bdata:|\bhttps?:(?!\/\/)|[^\x20-\x7e]/)
    const parsed = parsePolicy(policy)
    expect([...parsed.get('script-src')!, ...parsed.get('style-src')!].join(' ')).not.toContain('*')
  },
)

test('a source that is needed twice is said once', () => {
  const origin = 'https://one.test'
  const nothing = { frame: [], form: [], script: [], allowsTrustedTypes: true }
  const policy = contentSecurityPolicy({ ...nothing, connect: [origin, origin] }, INLINE)
  expect(parsePolicy(policy).get('connect-src')).toEqual(["'self'", origin])
})

const headerOf = ({ integrations }: Pick<Variant, 'integrations'>, inline = INLINE) =>
  headerPolicy(policySources(schema.parse(integrations), SITE_URL), inline)

test('the header says in addition that nobody frames the pages', () => {
  expect(headerOf(EMAIL)).toBe(`${policyOf(EMAIL)}; frame-ancestors 'none'`)
})

// Regression: with a team, jobs, case studies, a receiver, a calendar and analytics a line of
// _headers was longer than Cloudflare Pages takes, and the build stopped.
test('the header fits a line of _headers with a style for every kind of page and everything connected', () => {
  const styles = (count: number) => Array.from({ length: count }, (_, i) => inlineSource(`a{top:${i}px}`))
  const header = (count: number) => headerOf(CONNECTED, { ...INLINE, styles: styles(count) })
  const styleSources = (count: number) => parsePolicy(header(count)).get('style-src')
  expect(styleSources(20)).toEqual(["'self'", ...styles(20)])
  for (const count of [20, 26, 30, 60])
    expect(`  Content-Security-Policy: ${header(count)}`.length).toBeLessThanOrEqual(2000)
  expect(styleSources(60)).toEqual(["'self'", "'unsafe-inline'"])
  expect(parsePolicy(header(60)).get('script-src')).not.toContain("'unsafe-inline'")
})

test('the source of an inline text is what browsers compute', () => {
  // The example of w3.org/TR/CSP3, section 2.3.1 “Hash”: alert('Hello, world.');
  expect(inlineSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='")
})
