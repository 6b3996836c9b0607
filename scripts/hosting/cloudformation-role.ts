const HOST = 'token.actions.githubusercontent.com'

/**
 * The role with which GitHub's workflow deploys: it may do what `npm run deploy -- s3` does, and
 * nothing else. It needs no stored key, since GitHub proves for which repository it asks.
 */
export function deployRole(distribution: object) {
  return {
    GitHubProvider: {
      Type: 'AWS::IAM::OIDCProvider',
      Condition: 'MakesProvider',
      Properties: { Url: `https://${HOST}`, ClientIdList: ['sts.amazonaws.com'] },
    },
    DeployRole: {
      Type: 'AWS::IAM::Role',
      Condition: 'HasGitHub',
      Properties: {
        AssumeRolePolicyDocument: {
          Version: '2012-10-17',
          Statement: [
            {
              Effect: 'Allow',
              Principal: {
                Federated: {
                  'Fn::If': ['MakesProvider', { Ref: 'GitHubProvider' }, { Ref: 'GitHubProviderArn' }],
                },
              },
              Action: 'sts:AssumeRoleWithWebIdentity',
              Condition: {
                StringEquals: {
                  [`${HOST}:aud`]: 'sts.amazonaws.com',
                  [`${HOST}:sub`]: { 'Fn::Sub': 'repo:${GitHubRepository}:environment:production' },
                },
              },
            },
          ],
        },
        Policies: [
          {
            PolicyName: 'deploy',
            PolicyDocument: {
              Version: '2012-10-17',
              Statement: [
                { Effect: 'Allow', Action: 's3:ListBucket', Resource: { 'Fn::GetAtt': ['Bucket', 'Arn'] } },
                {
                  Effect: 'Allow',
                  Action: ['s3:GetObject', 's3:PutObject', 's3:DeleteObject'],
                  Resource: { 'Fn::Sub': '${Bucket.Arn}/*' },
                },
                { Effect: 'Allow', Action: 'cloudfront:CreateInvalidation', Resource: distribution },
              ],
            },
          },
        ],
      },
    },
  }
}
