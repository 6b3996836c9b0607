import type { HostRules, VaryingHeader } from './rules'

/**
 * What AWS takes without being asked for more, as a copy of its Service Quotas says:
 * awsfundamentals.com/limits/cloudfront
 */
const MOST_POLICY_CHARACTERS = 1783

const HSTS = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/

/** A response headers policy, and what it is for. */
export interface HeadersPolicy {
  name: string
  /** The paths at which it holds; everything, where there are none. */
  paths: string[]
  config: {
    /** At most 128 characters. */
    Comment: string
    Name: string
    SecurityHeadersConfig: object
    CustomHeadersConfig: { Quantity: number; Items: object[] }
  }
}

/** What the policies are called for the paths at which a header has another value. */
const NAMES: Record<string, string> = { 'Cross-Origin-Resource-Policy': 'pictures', 'X-Robots-Tag': 'markdown' }

/**
 * Response headers policies for CloudFront, as `aws cloudfront create-response-headers-policy`
 * takes them: one for the default behaviour, and one for each header that has another value at some
 * paths. What AWS calls security headers has fields of its own, and is refused among the others.
 * docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * @throws when a header that has a field of its own is missing or has a value that AWS has no field
 * for.
 */
export function headersPolicies({ everywhere, varying }: HostRules): HeadersPolicy[] {
  const caching = varying.find(({ name }) => name === 'Cache-Control')
  const others = varying.filter((header) => header !== caching)
  const usual = Object.fromEntries(others.flatMap(({ name, usual }) => (usual ? [[name, usual]] : [])))
  const policy = (name: string, comment: string, varied: Record<string, string>) =>
    policyConfig({ Name: name, Comment: comment }, { ...everywhere, ...usual, ...varied }, caching?.usual ?? '')
  const ofOthers = others.flatMap((header): HeadersPolicy[] => {
    const [place] = header.places
    const name = NAMES[header.name]
    if (!place || !name) return []
    const comment = `Made by npm run build for ${pathsOf(header)}`
    const config = policy(`cleaning-site-${name}`, comment, { [header.name]: place.value })
    return [{ name, paths: header.places.map(({ path }) => path), config }]
  })
  const uploaded = caching ? pathsOf(caching) : ''
  const comment = `Made by npm run build for the default behaviour. ${uploaded} are uploaded with their own Cache-Control.`
  return [{ name: 'site', paths: [], config: policy('cleaning-site', comment, {}) }, ...ofOthers]
}

/** The policies as files for the AWS command line, by name. */
export const cloudfrontPolicies = (rules: HostRules): Record<string, string> =>
  Object.fromEntries(
    headersPolicies(rules).map(({ name, paths, config }) => [
      paths.length > 0 ? `cloudfront-${name}.json` : 'cloudfront.json',
      `${JSON.stringify(config, null, 2)}\n`,
    ]),
  )

/**
 * What an owner who publishes at AWS has to do first; undefined where it is nothing. It stops no
 * build: other hosts take longer values, and AWS does, too, once it has been asked.
 */
export function cloudfrontWarning({ everywhere }: HostRules): string | undefined {
  const { length } = everywhere['Content-Security-Policy'] ?? ''
  if (length <= MOST_POLICY_CHARACTERS) return undefined
  return (
    `cloudfront.json: the Content-Security-Policy has ${length} characters; CloudFront takes at most ` +
    `${MOST_POLICY_CHARACTERS}. Before you publish there, raise “Length of the content security policy value in a ` +
    'response headers policy” in AWS’s Service Quotas, or connect fewer services in content/integrations.yaml.'
  )
}

const pathsOf = ({ places }: VaryingHeader) => places.map(({ path }) => path).join(' ')

function policyConfig(
  head: Pick<HeadersPolicy['config'], 'Name' | 'Comment'>,
  headers: Record<string, string>,
  caching: string,
): HeadersPolicy['config'] {
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
  take('X-Content-Type-Options', /^nosniff$/)
  const security = {
    ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: take('Content-Security-Policy', /.+/)[0] },
    ContentTypeOptions: { Override: true },
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
  const { Comment, Name } = head
  return {
    Comment,
    Name,
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  }
}
