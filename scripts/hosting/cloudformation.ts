import { stringify } from 'yaml'
import { headersPolicies, type HeadersPolicy } from './cloudfront'
import { cloudfrontFunction } from './cloudfront-function'
import { deployRole } from './cloudformation-role'
import type { HostTable } from './rules'

/** AWS's own cache policy “CachingOptimized”; it keeps to the Cache-Control of each file. */
const CACHING_OPTIMIZED = '658327ea-f89d-4fab-a63d-7e88639e58f6'

/** The zone of all CloudFront distributions. */
const CLOUDFRONT_ZONE = 'Z2FDTNDATAQYW2'

/** How long access logs and replaced objects are kept. They have IP addresses in them. */
const LOG_DAYS = 30
const REPLACED_DAYS = 30

/**
 * How long an edge keeps the answer that a file is missing: the file may come with the next
 * deployment.
 */
const MISSING_KEPT_S = 10

const ref = (name: string) => ({ Ref: name })
const attribute = (name: string, of: string) => ({ 'Fn::GetAtt': [name, of] })
const sub = (text: string) => ({ 'Fn::Sub': text })
const DISTRIBUTION_ARN = sub('arn:aws:cloudfront::${AWS::AccountId}:distribution/${Distribution}')
const isEmpty = (parameter: string) => ({ 'Fn::Equals': [ref(parameter), ''] })
const isFilled = (parameter: string) => ({ 'Fn::Not': [isEmpty(parameter)] })
const choose = (condition: string, yes: unknown, no: unknown) => ({ 'Fn::If': [condition, yes, no] })

/**
 * The site's place at AWS as a CloudFormation template: a private bucket, CloudFront in front of it
 * with the site's headers and function, certificate, DNS, logs, and a role that deploys.
 */
export function cloudformation(table: HostTable): string {
  const names = [table.name, table.otherName]
  const policies = headersPolicies(table)
  const template = {
    AWSTemplateFormatVersion: '2010-09-09',
    Description: `${table.name}: S3 and CloudFront. Made by npm run build; hosting/README.md says how to use it.`,
    Parameters: {
      BucketName: {
        Type: 'String',
        Default: table.name.replaceAll('.', '-'),
        Description: 'The bucket for the site. No dots.',
      },
      HostedZoneId: {
        Type: 'String',
        Default: '',
        Description: 'The Route 53 zone of the domain. Empty: its DNS is elsewhere.',
      },
      CertificateArn: {
        Type: 'String',
        Default: '',
        Description: 'A certificate in us-east-1 for both names. Empty: one is made, in a stack in us-east-1.',
      },
      GitHubRepository: {
        Type: 'String',
        Default: '',
        Description: 'The repository that deploys, such as owner/name. Empty: none.',
      },
      GitHubProviderArn: {
        Type: 'String',
        Default: '',
        Description: 'The identity provider of token.actions.githubusercontent.com. Empty: it is made.',
      },
    },
    Rules: {
      CertificateRegion: {
        RuleCondition: isEmpty('CertificateArn'),
        Assertions: [
          {
            Assert: { 'Fn::Equals': [ref('AWS::Region'), 'us-east-1'] },
            AssertDescription:
              'CloudFront takes certificates of us-east-1 only: make the stack there, or give the CertificateArn of one.',
          },
        ],
      },
    },
    Conditions: {
      HasZone: isFilled('HostedZoneId'),
      MakesCertificate: isEmpty('CertificateArn'),
      HasGitHub: isFilled('GitHubRepository'),
      MakesProvider: { 'Fn::And': [isFilled('GitHubRepository'), isEmpty('GitHubProviderArn')] },
    },
    Resources: {
      ...buckets(),
      Certificate: {
        Type: 'AWS::CertificateManager::Certificate',
        Condition: 'MakesCertificate',
        Properties: {
          DomainName: table.name,
          SubjectAlternativeNames: [table.otherName],
          ValidationMethod: 'DNS',
          DomainValidationOptions: choose(
            'HasZone',
            names.map((DomainName) => ({ DomainName, HostedZoneId: ref('HostedZoneId') })),
            ref('AWS::NoValue'),
          ),
        },
      },
      ViewerRequest: {
        Type: 'AWS::CloudFront::Function',
        Properties: {
          Name: sub('${AWS::StackName}-viewer-request'),
          AutoPublish: true,
          FunctionCode: cloudfrontFunction(table),
          FunctionConfig: { Comment: `Pages of ${table.name}`, Runtime: 'cloudfront-js-2.0' },
        },
      },
      ...Object.fromEntries(policies.map((policy) => [logicalName(policy), headersResource(policy)])),
      Distribution: distribution(names, policies),
      ...Object.fromEntries(names.flatMap((name, i) => ['A', 'AAAA'].map((type) => dnsRecord(name, type, i)))),
      ...deployRole(DISTRIBUTION_ARN),
    },
    Outputs: {
      Bucket: { Value: ref('Bucket'), Description: 'bucket in hosting/deploy.yaml' },
      Region: { Value: ref('AWS::Region'), Description: 'region in hosting/deploy.yaml' },
      Distribution: { Value: ref('Distribution'), Description: 'distribution in hosting/deploy.yaml' },
      Domain: {
        Value: attribute('Distribution', 'DomainName'),
        Description: 'Where the names of the site lead, when their DNS is not in Route 53.',
      },
      DeployRole: {
        Condition: 'HasGitHub',
        Value: attribute('DeployRole', 'Arn'),
        Description: 'AWS_DEPLOY_ROLE among the variables of the environment production',
      },
    },
  }
  return `# Made by "npm run build": change scripts/hosting/cloudformation.ts.\n${stringify(template, { aliasDuplicateObjects: false, lineWidth: 0 })}`
}

const PRIVATE = {
  BlockPublicAcls: true,
  BlockPublicPolicy: true,
  IgnorePublicAcls: true,
  RestrictPublicBuckets: true,
}

/** The private bucket that only this distribution reads, and the one for its access logs. */
function buckets() {
  const lifecycle = (rule: object) => ({ Rules: [{ Id: 'Remove', Status: 'Enabled', ...rule }] })
  return {
    Bucket: {
      Type: 'AWS::S3::Bucket',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        BucketName: ref('BucketName'),
        PublicAccessBlockConfiguration: PRIVATE,
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerEnforced' }] },
        VersioningConfiguration: { Status: 'Enabled' },
        LifecycleConfiguration: lifecycle({
          NoncurrentVersionExpiration: { NoncurrentDays: REPLACED_DAYS },
          AbortIncompleteMultipartUpload: { DaysAfterInitiation: 1 },
        }),
      },
    },
    BucketPolicy: {
      Type: 'AWS::S3::BucketPolicy',
      Properties: {
        Bucket: ref('Bucket'),
        PolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Principal: { Service: 'cloudfront.amazonaws.com' },
              Action: 's3:GetObject',
              Resource: sub('${Bucket.Arn}/*'),
              Condition: { StringEquals: { 'AWS:SourceArn': DISTRIBUTION_ARN } },
            },
            {
              Effect: 'Deny',
              Principal: '*',
              Action: 's3:*',
              Resource: [attribute('Bucket', 'Arn'), sub('${Bucket.Arn}/*')],
              Condition: { Bool: { 'aws:SecureTransport': 'false' } },
            },
          ],
        },
      },
    },
    OriginAccess: {
      Type: 'AWS::CloudFront::OriginAccessControl',
      Properties: {
        OriginAccessControlConfig: {
          Name: sub('${AWS::StackName}'),
          OriginAccessControlOriginType: 's3',
          SigningBehavior: 'always',
          SigningProtocol: 'sigv4',
        },
      },
    },
    Logs: {
      Type: 'AWS::S3::Bucket',
      DeletionPolicy: 'Retain',
      UpdateReplacePolicy: 'Retain',
      Properties: {
        PublicAccessBlockConfiguration: PRIVATE,
        // CloudFront writes its logs with an access control list.
        OwnershipControls: { Rules: [{ ObjectOwnership: 'BucketOwnerPreferred' }] },
        LifecycleConfiguration: lifecycle({ ExpirationInDays: LOG_DAYS }),
      },
    },
  }
}

const logicalName = ({ name }: HeadersPolicy) => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}Headers`

/** CloudFormation counts the headers itself, and names are unique in an account. */
function headersResource({ name, config }: HeadersPolicy) {
  const { Comment, SecurityHeadersConfig, CustomHeadersConfig } = config
  const { Items } = CustomHeadersConfig
  return {
    Type: 'AWS::CloudFront::ResponseHeadersPolicy',
    Properties: {
      ResponseHeadersPolicyConfig: {
        Name: sub(`\${AWS::StackName}-${name}`),
        Comment,
        SecurityHeadersConfig,
        CustomHeadersConfig: { Items },
      },
    },
  }
}

function distribution(names: readonly string[], policies: readonly HeadersPolicy[]) {
  const behaviour = (policy: HeadersPolicy) => ({
    TargetOriginId: 'bucket',
    ViewerProtocolPolicy: 'redirect-to-https',
    AllowedMethods: ['GET', 'HEAD'],
    Compress: true,
    CachePolicyId: CACHING_OPTIMIZED,
    ResponseHeadersPolicyId: ref(logicalName(policy)),
    FunctionAssociations: [{ EventType: 'viewer-request', FunctionARN: attribute('ViewerRequest', 'FunctionARN') }],
  })
  const [usual, ...others] = policies
  return {
    Type: 'AWS::CloudFront::Distribution',
    Properties: {
      DistributionConfig: {
        Enabled: true,
        Aliases: names,
        HttpVersion: 'http2and3',
        IPV6Enabled: true,
        // The cheaper classes have no edge in Australia.
        PriceClass: 'PriceClass_All',
        ViewerCertificate: {
          AcmCertificateArn: choose('MakesCertificate', ref('Certificate'), ref('CertificateArn')),
          MinimumProtocolVersion: 'TLSv1.2_2021',
          SslSupportMethod: 'sni-only',
        },
        Origins: [
          {
            Id: 'bucket',
            DomainName: attribute('Bucket', 'RegionalDomainName'),
            OriginAccessControlId: attribute('OriginAccess', 'Id'),
            S3OriginConfig: { OriginAccessIdentity: '' },
          },
        ],
        DefaultCacheBehavior: usual && behaviour(usual),
        CacheBehaviors: others.flatMap((policy) =>
          policy.paths.map((PathPattern) => ({ PathPattern, ...behaviour(policy) })),
        ),
        // S3 answers 403 for what is missing to whom may not list the bucket.
        CustomErrorResponses: [403, 404].map((ErrorCode) => ({
          ErrorCode,
          ResponseCode: 404,
          ResponsePagePath: '/404.html',
          ErrorCachingMinTTL: MISSING_KEPT_S,
        })),
        Logging: { Bucket: attribute('Logs', 'DomainName'), Prefix: 'cloudfront/' },
      },
    },
  }
}

function dnsRecord(name: string, type: string, i: number) {
  return [
    `${i === 0 ? 'Site' : 'OtherName'}${type}`,
    {
      Type: 'AWS::Route53::RecordSet',
      Condition: 'HasZone',
      Properties: {
        HostedZoneId: ref('HostedZoneId'),
        Name: name,
        Type: type,
        AliasTarget: { DNSName: attribute('Distribution', 'DomainName'), HostedZoneId: CLOUDFRONT_ZONE },
      },
    },
  ] as const
}
