import type { HostRules, VaryingHeader } from './rules'

const HSTS = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/

/** What a cache behaviour sends. */
interface Behaviour {
  name: string
  /** At most 128 characters. */
  comment: string
  headers: Record<string, string>
}

/** What the policies are called for the paths at which a header has another value. */
const NAMES: Record<string, string> = { 'Cross-Origin-Resource-Policy': 'pictures', 'X-Robots-Tag': 'markdown' }

/**
 * Response headers policies for CloudFront by the names of their files, as `aws cloudfront
 * create-response-headers-policy` takes them: one for the default behaviour, and one for each
 * header that has another value at some paths. What AWS calls security headers has fields of its
 * own, and is refused among the others.
 * docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * @throws when a header that has a field of its own is missing or has a value that AWS has no field
 * for.
 */
export function cloudfrontPolicies({ everywhere, varying }: HostRules): Record<string, string> {
  const caching = varying.find(({ name }) => name === 'Cache-Control')
  const others = varying.filter((header) => header !== caching)
  const usual = Object.fromEntries(others.flatMap(({ name, usual }) => (usual ? [[name, usual]] : [])))
  const policy = (name: string, comment: string, varied: Record<string, string>) =>
    policyText({ name, comment, headers: { ...everywhere, ...usual, ...varied } }, caching?.usual ?? '')
  const ofOthers = others.flatMap((header) => {
    const [place] = header.places
    const name = NAMES[header.name]
    if (!place || !name) return []
    const comment = `Made by npm run build for ${pathsOf(header)}`
    return [
      [`cloudfront-${name}.json`, policy(`cleaning-site-${name}`, comment, { [header.name]: place.value })] as const,
    ]
  })
  const uploaded = caching ? pathsOf(caching) : ''
  return {
    'cloudfront.json': policy(
      'cleaning-site',
      `Made by npm run build for the default behaviour. ${uploaded} are uploaded with their own Cache-Control.`,
      {},
    ),
    ...Object.fromEntries(ofOthers),
  }
}

const pathsOf = ({ places }: VaryingHeader) => places.map(({ path }) => path).join(' ')

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
