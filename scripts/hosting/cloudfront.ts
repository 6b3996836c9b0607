import type { HostRules, VaryingHeader } from './rules'

const HSTS = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/

/** What a cache behaviour is for: everything, or what other sites may show. */
interface Behaviour {
  name: string
  /** At most 128 characters. */
  comment: string
  headers: Record<string, string>
}

/**
 * Response headers policies for CloudFront by the names of their files, as `aws cloudfront
 * create-response-headers-policy` takes them: one for the default behaviour, one for the paths of
 * what other sites may show. What AWS calls security headers has fields of its own, and is refused
 * among the others.
 * docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * @throws when a header that has a field of its own is missing or has a value that AWS has no field
 * for.
 */
export function cloudfrontPolicies({ everywhere, varying }: HostRules): Record<string, string> {
  const caching = varying.find(({ name }) => name === 'Cache-Control')
  const others = varying.filter((header) => header !== caching)
  const value = (header: VaryingHeader, isElsewhere: boolean) =>
    (isElsewhere && header.places[0]?.value) || header.usual
  const policy = (name: string, comment: string, isElsewhere: boolean) => {
    const varied = Object.fromEntries(others.map((header) => [header.name, value(header, isElsewhere)]))
    return policyText({ name, comment, headers: { ...everywhere, ...varied } }, caching?.usual ?? '')
  }
  const uploaded = pathsOf(caching ? [caching] : [])
  return {
    'cloudfront.json': policy(
      'cleaning-site',
      `Made by npm run build for the default behaviour. ${uploaded} are uploaded with their own Cache-Control.`,
      false,
    ),
    'cloudfront-pictures.json': policy('cleaning-site-pictures', `Made by npm run build for ${pathsOf(others)}`, true),
  }
}

const pathsOf = (headers: readonly VaryingHeader[]) =>
  headers.flatMap(({ places }) => places.map(({ path, isFolder }) => (isFolder ? `${path}*` : path))).join(' ')

function policyText({ name, comment, headers }: Behaviour, caching: string): string {
  const rest = { ...headers }
  const take = (header: string, expected: RegExp) => {
    const found = rest[header] ?? ''
    delete rest[header]
    const match = expected.exec(found)
    if (!match)
      throw new Error(`_headers has ${header}: ${JSON.stringify(found)} for /*; CloudFront takes ${expected}.`)
    return match
  }
  const [, age, subdomains, preload] = take('Strict-Transport-Security', HSTS)
  const security = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy', /.+/)[0] },
    ContentTypeOptions: { Override: take('X-Content-Type-Options', /^nosniff$/).length > 0 },
    FrameOptions: { Override: true, FrameOption: take('X-Frame-Options', /^(DENY|SAMEORIGIN)$/)[0] },
    ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy', /.+/)[0] },
    StrictTransportSecurity: {
      Override: true,
      AccessControlMaxAgeSec: Number(age),
      IncludeSubdomains: Boolean(subdomains),
      Preload: Boolean(preload),
    },
  }
  const custom = [
    ...Object.entries(rest).map(([Header, Value]) => ({ Header, Value, Override: true })),
    // The object's own Cache-Control, where it was uploaded with one, comes first.
    { Header: 'Cache-Control', Value: caching, Override: false },
  ]
  const config = {
    Comment: comment,
    Name: name,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
