import type { Sdk } from '../../scripts/deploy/s3'

interface Stored {
  bytes: Uint8Array
  type: string
  caching: string
}

type Input = Record<string, unknown>

/** How many keys the fake lists at once: few, so that a listing has several pages. */
const LISTED_AT_ONCE = 7

/** How many keys AWS removes at once; it refuses more. */
const REMOVED_AT_ONCE = 1000

const kindOf = (name: string) =>
  class {
    readonly name = name
    constructor(readonly input: Input) {}
  }

/**
 * AWS's clients over a bucket in memory: they answer as AWS does to the commands that are used.
 * What lies in `protected/` may not be removed, which AWS says in an answer of 200.
 */
export function fakeAws() {
  const bucket = new Map<string, Stored>()
  const invalidations: string[][] = []

  const answers: Record<string, (input: Input) => object> = {
    list: ({ ContinuationToken }) => {
      const keys = [...bucket.keys()].sort()
      const first = ContinuationToken ? Number(ContinuationToken) : 0
      const next = first + LISTED_AT_ONCE
      return {
        Contents: keys.slice(first, next).map((Key) => ({ Key, Size: bucket.get(Key)?.bytes.length })),
        ...(next < keys.length && { NextContinuationToken: String(next) }),
      }
    },
    get: ({ Key }) => {
      const found = bucket.get(String(Key))
      if (!found) throw new Error('The specified key does not exist.')
      return { Body: { transformToByteArray: () => Promise.resolve(found.bytes) } }
    },
    put: ({ Key, Body, ContentType, CacheControl }) => {
      bucket.set(String(Key), { bytes: Body as Uint8Array, type: String(ContentType), caching: String(CacheControl) })
      return {}
    },
    remove: ({ Delete }) => {
      const keys = (Delete as { Objects: { Key: string }[] }).Objects.map(({ Key }) => Key)
      if (keys.length > REMOVED_AT_ONCE) throw new Error('MalformedXML')
      const kept = keys.filter((key) => key.startsWith('protected/'))
      for (const key of keys) if (!kept.includes(key)) bucket.delete(key)
      return kept.length > 0 ? { Errors: kept.map((Key) => ({ Key, Message: 'Access Denied' })) } : {}
    },
    invalidate: ({ InvalidationBatch }) => {
      invalidations.push((InvalidationBatch as { Paths: { Items: string[] } }).Paths.Items)
      return {}
    },
  }

  class Client {
    send(command: object): Promise<object> {
      const { name, input } = command as { name: string; input: Input }
      return Promise.resolve().then(() => answers[name]?.(input) ?? {})
    }
  }

  const sdk: Sdk = {
    S3Client: Client,
    CloudFrontClient: Client,
    ListObjectsV2Command: kindOf('list'),
    GetObjectCommand: kindOf('get'),
    PutObjectCommand: kindOf('put'),
    DeleteObjectsCommand: kindOf('remove'),
    CreateInvalidationCommand: kindOf('invalidate'),
  }
  return { sdk, bucket, invalidations }
}
