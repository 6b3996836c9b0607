import { parse } from 'yaml'
import { getContent } from '@/lib/content/get-content'
import { policySources } from '@/lib/integrations/integrations'
import { integrations as schema } from '@/lib/content/schema/integrations'
import { cloudformation } from '../../scripts/hosting/cloudformation'
import { hostTable } from '../../scripts/hosting/rules'
import { headerRules } from '../../scripts/policy/headers'
import { headersFor, pathPattern, type HeaderRule } from '../../scripts/policy/headers-file'
import { CONNECTED, NETLIFY, type Variant } from '../support/variants'

/** docs.aws.amazon.com/AWSCloudFormation/latest/UserGuide/cloudformation-limits.html */
const MOST_TEMPLATE_BYTES = 51_200

/** docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/cloudfront-limits.html */
const QUOTAS = { behaviours: 25, customHeaders: 10, functionBytes: 10_240 }

/** What CloudFormation knows by itself: docs.aws.amazon.com, “Pseudo parameters reference”. */
const PSEUDO = ['AWS::AccountId', 'AWS::NoValue', 'AWS::Region', 'AWS::StackName']

const SITE_URL = 'https://www.company.com.au'
const pages = getContent().routes.map(({ path }) => path)

interface Item {
  Header: string
  Value: string
}
interface Resource {
  Type: string
  Condition?: string
  Properties: Record<string, unknown>
}
interface Behaviour {
  PathPattern: string
  ResponseHeadersPolicyId: { Ref: string }
}
interface Template {
  Parameters: Record<string, object>
  Conditions: Record<string, object>
  Resources: Record<string, Resource>
}

function templateOf({ integrations }: Pick<Variant, 'integrations'>, isListed = true) {
  const sources = policySources(schema.parse(integrations), SITE_URL)
  const policy = "default-src 'none'; style-src 'sha256-AbC+/1=='"
  const https = { includeSubDomains: false, preload: false }
  const rules: HeaderRule[] = headerRules({ policy, sources, https, url: SITE_URL, pages, isListed })
  const text = cloudformation(hostTable(rules, SITE_URL, pages))
  const template = parse(text) as Template
  const distribution = template.Resources.Distribution?.Properties.DistributionConfig as {
    Aliases: string[]
    CacheBehaviors: Behaviour[]
    DefaultCacheBehavior: Behaviour
  }
  return { rules, text, template, distribution }
}
const { rules, text, template, distribution } = templateOf(NETLIFY)

/** Every value of an intrinsic function in the template, such as each `Ref`. */
function valuesOf(key: string, node: unknown = template): unknown[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([name, value]) => [...(name === key ? [value] : []), ...valuesOf(key, value)])
}

/** The headers that a policy of the template sends, beside the caching, by their names. */
function headersOf(name: string): Record<string, string> {
  const config = template.Resources[name]?.Properties.ResponseHeadersPolicyConfig as {
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { ContentSecurityPolicy: string }
      FrameOptions: { FrameOption: string }
      ReferrerPolicy: { ReferrerPolicy: string }
      StrictTransportSecurity: { AccessControlMaxAgeSec: number }
    }
    CustomHeadersConfig: { Items: Item[] }
  }
  const { ContentSecurityPolicy, FrameOptions, ReferrerPolicy, StrictTransportSecurity } = config.SecurityHeadersConfig
  return {
    'Content-Security-Policy': ContentSecurityPolicy.ContentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': FrameOptions.FrameOption,
    'Referrer-Policy': ReferrerPolicy.ReferrerPolicy,
    'Strict-Transport-Security': `max-age=${StrictTransportSecurity.AccessControlMaxAgeSec}`,
    ...Object.fromEntries(config.CustomHeadersConfig.Items.map(({ Header, Value }) => [Header, Value])),
  }
}

test('whatever the template names is in it', () => {
  const known = new Set([...Object.keys(template.Parameters), ...Object.keys(template.Resources), ...PSEUDO])
  const inTexts = (valuesOf('Fn::Sub') as string[]).flatMap((each) =>
    [...each.matchAll(/\$\{([\w:]+)(\.\w+)?\}/g)].map(([, name = '']) => name),
  )
  const named = [
    ...(valuesOf('Ref') as string[]),
    ...(valuesOf('Fn::GetAtt') as string[][]).map(([name = '']) => name),
    ...inTexts,
  ]
  expect(inTexts.length).toBeGreaterThan(0)
  expect(named.filter((name) => !known.has(name))).toEqual([])

  const conditions = [
    ...(valuesOf('Fn::If') as string[][]).map(([name = '']) => name),
    ...Object.values(template.Resources).flatMap(({ Condition }) => Condition ?? []),
  ]
  expect(conditions.filter((name) => !(name in template.Conditions))).toEqual([])
  const used = new Set([...named, ...conditions])
  expect(
    [...Object.keys(template.Parameters), ...Object.keys(template.Conditions)].filter((name) => !used.has(name)),
  ).toEqual([])
})

test('each path of the site is sent with the headers of _headers', () => {
  const paths = [
    '/',
    '/services/',
    '/index.md',
    '/services/index.md',
    '/pictures/a.avif',
    '/social/a.png',
    '/favicon.ico',
    '/assets/a.js',
    '/llms-full.txt',
  ]
  for (const path of paths) {
    const behaviour = distribution.CacheBehaviors.find(({ PathPattern }) =>
      new RegExp(pathPattern(PathPattern)).test(path),
    )
    const { Ref } = (behaviour ?? distribution.DefaultCacheBehavior).ResponseHeadersPolicyId
    const expected = {
      // What has no rule of its own is for this site only.
      'Cross-Origin-Resource-Policy': 'same-origin',
      ...headersFor(rules, path),
      // A file is uploaded with its own Cache-Control.
      'Cache-Control': expect.any(String) as string,
    }
    expect([path, headersOf(Ref)]).toEqual([path, expected])
  }
})

test.each([
  ['as it is', NETLIFY, true],
  ['with everything connected', CONNECTED, true],
  ['as a preview', NETLIFY, false],
])('a site %s keeps to the limits of AWS', (_name, variant, isListed) => {
  const { text, template, distribution } = templateOf(variant, isListed)
  expect(text.length).toBeLessThan(MOST_TEMPLATE_BYTES)
  expect(distribution.CacheBehaviors.length + 1).toBeLessThanOrEqual(QUOTAS.behaviours)
  expect(String(template.Resources.ViewerRequest?.Properties.FunctionCode).length).toBeLessThan(QUOTAS.functionBytes)
  const policies = valuesOf('CustomHeadersConfig', template) as { Items: Item[] }[]
  expect(policies.length).toBeGreaterThan(1)
  for (const { Items } of policies) expect(Items.length).toBeLessThanOrEqual(QUOTAS.customHeaders)
})

test('the site answers at both of its names, and no bucket is public', () => {
  expect(distribution.Aliases).toEqual(['www.company.com.au', 'company.com.au'])
  const isClosed = {
    BlockPublicAcls: true,
    BlockPublicPolicy: true,
    IgnorePublicAcls: true,
    RestrictPublicBuckets: true,
  }
  const buckets = Object.values(template.Resources).filter(({ Type }) => Type === 'AWS::S3::Bucket')
  expect(buckets.map(({ Properties }) => Properties.PublicAccessBlockConfiguration)).toEqual([isClosed, isClosed])
})

test('the role that deploys may do what npm run deploy does, here and nowhere else', () => {
  const [policy] = template.Resources.DeployRole?.Properties.Policies as {
    PolicyDocument: { Statement: { Action: string | string[]; Resource: object }[] }
  }[]
  expect(policy?.PolicyDocument.Statement.map(({ Action, Resource }) => [Action, Resource])).toEqual([
    ['s3:ListBucket', { 'Fn::GetAtt': ['Bucket', 'Arn'] }],
    [['s3:GetObject', 's3:PutObject', 's3:DeleteObject'], { 'Fn::Sub': '${Bucket.Arn}/*' }],
    [
      'cloudfront:CreateInvalidation',
      { 'Fn::Sub': 'arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}' },
    ],
  ])
  expect(text).toContain('repo:${GitHubRepository}:environment:production')
})
