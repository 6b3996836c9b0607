import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256, type FileEntry, type Version } from '../release/manifest'
import {
  KEPT_DAYS,
  inOrder,
  isRecord,
  keptCopy,
  recordPath,
  servedFiles,
  type DeploymentRecord,
  type Present,
  type Step,
} from './plan'
import type { Target } from './target'

/** The files of a version, and where their content is read from. */
export interface Source {
  manifest: Version
  read: (files: readonly FileEntry[]) => Promise<Map<string, Uint8Array>>
}

/** What is on a target, with the records of its deployments. */
export async function presentOn(target: Target): Promise<Present> {
  const sizes = await target.list()
  const texts = await target.read([...sizes.keys()].filter(isRecord))
  const records = [...texts].map(([path, bytes]) => {
    try {
      return JSON.parse(Buffer.from(bytes).toString()) as DeploymentRecord
    } catch {
      throw new Error(`${path} on the target is no record of a deployment; expected JSON. Delete it there.`)
    }
  })
  return { sizes, records }
}

/** The export in a folder; its files by the hashes of their content. */
export function fromFolder(folder: string, manifest: Version): Source {
  const paths = new Map(manifest.files.map(({ sha256, path }) => [sha256, path]))
  return {
    manifest,
    read: (files) =>
      Promise.resolve(
        new Map(files.map((file) => [file.path, readFileSync(join(folder, paths.get(file.sha256) ?? file.path))])),
      ),
  }
}

/**
 * A version that the target has had, from the copies there.
 * @throws when there is no record of it, with those that there are.
 */
export function fromTarget(target: Target, { sizes, records }: Present, version: string): Source {
  // The files of a version are removed before its record, so a record alone is not a version.
  const isWhole = (record: DeploymentRecord) =>
    servedFiles(record)
      .map(keptCopy)
      .every(({ path, bytes }) => sizes.get(path) === bytes)
  const whole = records.filter((record) => record.finished && isWhole(record))
  const manifest = whole.find((record) => record.version === version)
  if (!manifest) {
    const newestFirst = inOrder(whole).reverse()
    const list = newestFirst.map(({ version, begun }) => `  ${version}, of ${begun}`)
    throw new Error(
      `There is no version ${version} on the target. A version is kept until ${KEPT_DAYS} days after another has replaced it:\n` +
        (list.join('\n') || '  none'),
    )
  }
  return {
    manifest,
    read: async (files) => {
      const copies = await target.read([...new Set(files.map((file) => keptCopy(file).path))])
      return new Map(
        files.flatMap((file) => {
          const bytes = copies.get(keptCopy(file).path)
          return bytes ? [[file.path, bytes] as const] : []
        }),
      )
    },
  }
}

/** Does the steps, one after another; `report` is told before each. */
export async function run(
  steps: readonly Step[],
  { source, target, report }: { source: Source; target: Target; report: (step: Step) => void },
): Promise<void> {
  for (const step of steps) {
    report(step)
    if (step.does === 'remove') await target.remove(step.paths)
    else if (step.does === 'refresh') await target.refresh?.(step.paths)
    else if (step.does === 'record') await target.put([recordUpload(step.record)])
    else {
      const contents = await source.read(step.files)
      await target.put(step.files.map((file) => ({ ...file, content: checked(file, contents.get(file.path)) })))
    }
  }
}

/** The bytes that the manifest promises: what has changed since must not reach the target. */
function checked(file: FileEntry, content: Uint8Array | undefined): Uint8Array {
  if (content && sha256(content) === file.sha256) return content
  throw new Error(`${file.path} is ${content ? 'not what it was' : 'missing'}: expected the bytes of the build.`)
}

function recordUpload(record: DeploymentRecord) {
  const content = Buffer.from(JSON.stringify(record))
  return {
    path: recordPath(record),
    sha256: sha256(content),
    bytes: content.length,
    type: 'application/json; charset=utf-8',
    caching: 'no-store',
    content,
  }
}
