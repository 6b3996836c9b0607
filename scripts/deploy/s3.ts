import pMap from 'p-map'
import { addressOf } from '../release/manifest'
import type { Settings } from './settings'
import type { Target } from './target'

/** The most keys that one request removes. */
const REMOVED_AT_ONCE = 1000

/**
 * The most paths that one invalidation names; `/*` stands for more. CloudFront takes 3,000 of all
 * invalidations that are in progress, and 15 with a star beside them, so several deployments may
 * follow each other. A path with a star costs as much as any other.
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/InvalidationLimits.html
 */
const INVALIDATED_BY_NAME = 1000

/** How many files are on their way at the same time. */
const CONCURRENCY = 8

type Command = new (input: Record<string, unknown>) => object

interface Client {
  send: (command: object) => Promise<object>
}

/** What is used of AWS's own clients; scripts/deploy/aws has them. */
export interface Sdk {
  S3Client: new (settings: { region: string }) => Client
  ListObjectsV2Command: Command
  GetObjectCommand: Command
  PutObjectCommand: Command
  DeleteObjectsCommand: Command
  CloudFrontClient: new (settings: { region: string }) => Client
  CreateInvalidationCommand: Command
}

interface Listing {
  Contents?: { Key?: string; Size?: number }[]
  NextContinuationToken?: string
}

/** A bucket of S3, with the CloudFront distribution in front of it where there is one. */
export function s3Target({ bucket, region, distribution }: NonNullable<Settings['s3']>, sdk: Sdk): Target {
  const client = new sdk.S3Client({ region })
  const ask = <Answer extends object>(Kind: Command, input: Record<string, unknown>) =>
    client.send(new Kind({ Bucket: bucket, ...input })) as Promise<Answer>

  return {
    list: async () => {
      const sizes = new Map<string, number>()
      let token: string | undefined
      do {
        const page: Listing = await ask<Listing>(sdk.ListObjectsV2Command, { ContinuationToken: token })
        for (const { Key = '', Size = 0 } of page.Contents ?? []) sizes.set(Key, Size)
        token = page.NextContinuationToken
      } while (token)
      return sizes
    },
    read: async (paths) => {
      const get = async (path: string) => {
        const { Body } = await ask<{ Body: { transformToByteArray: () => Promise<Uint8Array> } }>(
          sdk.GetObjectCommand,
          {
            Key: path,
          },
        )
        return [path, await Body.transformToByteArray()] as const
      }
      return new Map(await pMap(paths, get, { concurrency: CONCURRENCY }))
    },
    put: async (files) => {
      await pMap(
        files,
        ({ path, type, caching, content }) =>
          ask(sdk.PutObjectCommand, { Key: path, Body: content, ContentType: type, CacheControl: caching }),
        { concurrency: CONCURRENCY },
      )
    },
    remove: async (paths) => {
      for (let first = 0; first < paths.length; first += REMOVED_AT_ONCE) {
        const Objects = paths.slice(first, first + REMOVED_AT_ONCE).map((Key) => ({ Key }))
        const { Errors = [] } = await ask<{ Errors?: { Key?: string; Message?: string }[] }>(sdk.DeleteObjectsCommand, {
          Delete: { Objects, Quiet: true },
        })
        if (Errors[0]) throw new Error(`${Errors[0].Key} could not be removed: ${Errors[0].Message}`)
      }
    },
    ...(distribution && {
      refresh: async (paths: readonly string[]) => {
        const named = paths.flatMap(addressesOf)
        const Items = named.length > INVALIDATED_BY_NAME ? ['/*'] : named
        await new sdk.CloudFrontClient({ region }).send(
          new sdk.CreateInvalidationCommand({
            DistributionId: distribution,
            InvalidationBatch: { CallerReference: new Date().toISOString(), Paths: { Quantity: Items.length, Items } },
          }),
        )
      },
    }),
  }
}

/**
 * The addresses under which CloudFront may have a file: its function makes the file of the page,
 * and AWS recommends to name both:
 * docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/invalidation-specifying-objects.html
 */
function addressesOf(path: string): string[] {
  const address = addressOf(path)
  return address.endsWith('/index.html') ? [address.slice(0, -'index.html'.length), address] : [address]
}
