import type { HostRules } from './rules'

const HSTS = /^max-age=(\d+)(; includeSubDomains)?(; preload)?$/

/**
 * A response headers policy for CloudFront, as `aws cloudfront create-response-headers-policy` takes it. What AWS calls
 * security headers has fields of its own, and is refused among the others.
 * docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
 * @throws when a header that has a field of its own is missing or has a value that AWS has no field for.
 */
export function cloudfrontPolicy({ everywhere, folders, defaultCaching }: HostRules): string {
  const rest = { ...everywhere }
  const take = (name: string, expected: RegExp) => {
    const value = rest[name] ?? ''
    delete rest[name]
    const match = expected.exec(value)
    if (!match) throw new Error(`_headers has ${name}: ${JSON.stringify(value)} for /*; CloudFront takes ${expected}.`)
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
    { Header: 'Cache-Control', Value: defaultCaching, Override: false },
  ]
  const config = {
    Comment: `Made by npm run build. Objects below ${folders.map(({ path }) => path).join(' ')} are uploaded with their own Cache-Control.`,
    Name: 'cleaning-site',
    SecurityHeadersConfig: security,
    CustomHeadersConfig: { Quantity: custom.length, Items: custom },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}
