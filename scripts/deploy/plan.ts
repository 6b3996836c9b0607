// What a deployment does to a target, in which order. A pure function: the targets do it.
import { DAY_MS } from '../../lib/units'
import { IMMUTABLE } from '../policy/headers-file'
import type { FileEntry, Version } from '../release/manifest'

/** Where a target keeps the records of deployments, and what is needed to go back to them. */
const RECORDS = '_deployments/'
const KEPT = `${RECORDS}files/`

/** For how many days the files of a build are kept after another one has replaced it. */
export const KEPT_DAYS = 30

/** A deployment, as a file on the target says it. */
export interface DeploymentRecord extends Version {
  /** ISO times. A deployment that was ended in the middle has not finished. */
  begun: string
  finished: string | null
}

/** Deployments, the oldest first. */
export const inOrder = (records: readonly DeploymentRecord[]): DeploymentRecord[] =>
  records.toSorted((one, other) => one.begun.localeCompare(other.begun))

/** What is on a target. */
export interface Present {
  /** The size of every file by its path. */
  sizes: ReadonlyMap<string, number>
  records: readonly DeploymentRecord[]
}

/** The order within a step is free. */
export type Step =
  | { does: 'put'; what: string; files: FileEntry[] }
  | { does: 'record'; record: DeploymentRecord }
  | { does: 'remove'; what: string; paths: string[] }
  | { does: 'refresh'; paths: string[] }

/** Each deployment has a record of its own, also where it is of the same version as another. */
export const recordPath = ({ begun, version }: DeploymentRecord): string =>
  `${RECORDS}${begun.replaceAll(/\W/g, '')}-${version}.json`
export const isRecord = (path: string): boolean => /^_deployments\/[\w-]+\.json$/.test(path)

/** Its name has its content's hash, so that it never changes. */
const isHashed = ({ caching }: FileEntry): boolean => caching === IMMUTABLE

/** The file that a compressed file is made from; a server sends either at the same address. */
const plainOf = (path: string): string => path.replace(/\.(br|gz)$/, '')

const isCompressed = (path: string): boolean => plainOf(path) !== path

const isPage = (path: string): boolean => plainOf(path).endsWith('.html')

/** Whether it names files that have no hash in their names, so that it comes after them. */
const namesOthers = (path: string): boolean => /\.(html|xml|txt|webmanifest)$/.test(plainOf(path))

/**
 * The copy of a file by which a later deployment can go back to it, named by its hash: under its
 * own name the file is overwritten. A file with a hash in its name needs none.
 */
export function keptCopy(file: FileEntry): FileEntry {
  if (isHashed(file)) return file
  return { ...file, path: KEPT + file.sha256, type: 'application/octet-stream', caching: IMMUTABLE }
}

/** What a host serves; `_headers` and the like are for the host itself. */
export const servedFiles = ({ files }: Version): FileEntry[] => files.filter(({ path }) => !path.startsWith('_'))

/**
 * The steps that make a version the one that visitors see. After each of them, and within them, no
 * page names a file that is not there: files come before the pages that name them, new pages before
 * those that link to them, and what is removed goes last. A deployment that was ended is continued
 * by planning again with what is then there.
 */
export function plan(wanted: Version, { sizes, records }: Present, now: Date): Step[] {
  const history = inOrder(records)
  const newest = history.at(-1)
  const work = workOf(wanted, history, sizes)
  const isLive = liveIn(history)?.version === wanted.version && work.length === 0
  const record = { version: wanted.version, files: wanted.files, begun: begunAfter(newest, now), finished: null }
  const all: Step[] = isLive
    ? []
    : [{ does: 'record', record }, ...work, { does: 'record', record: { ...record, finished: now.toISOString() } }]
  return [...all, ...prune(isLive ? history : [...history, record], sizes, now)]
}

/**
 * The deployment that visitors see; undefined after one that has not finished, since nobody knows
 * which pages that has replaced.
 */
function liveIn(history: readonly DeploymentRecord[]): DeploymentRecord | undefined {
  const newest = history.at(-1)
  return newest?.finished ? newest : undefined
}

/** What has to be put, removed and refreshed for a version, without its record. */
function workOf(wanted: Version, history: readonly DeploymentRecord[], sizes: Present['sizes']): Step[] {
  const files = servedFiles(wanted)
  const isMissing = missingFrom(history, sizes)
  const rankOf = rankIn(history, sizes)
  const put = (what: string, list: FileEntry[]): Step => ({ does: 'put', what, files: list })

  const lasting = unique(files.map(keptCopy))
  const changing = files.filter((file) => !isHashed(file) && isMissing(file))
  const paths = new Set(files.map(({ path }) => path))
  const named = history.flatMap(servedFiles)
  const gone = unique(named.filter((file) => !isHashed(file) && !paths.has(file.path))).map(({ path }) => path)
  const removed = gone.filter((path) => sizes.has(path))
  const plain = removed.filter((path) => !isCompressed(path))
  const ranked = (rank: Rank) => changing.filter((file) => rankOf(file) === rank)

  const steps: Step[] = [
    put('hashed files, and copies to go back to', lasting.filter(isMissing)),
    put('other files', ranked('named by pages')),
    // One of a deployment that was not finished would be sent in place of the page put below.
    { does: 'remove', what: 'compressed files that this version does not have', paths: removed.filter(isCompressed) },
    put('pages that are not there yet', ranked('new page')),
    put('pages of a deployment that was not finished', ranked('unsettled page')),
    put('changed pages', ranked('changed page')),
    { does: 'remove', what: 'pages that this version does not have', paths: plain.filter(namesOthers) },
    {
      does: 'remove',
      what: 'files that this version does not have',
      paths: plain.filter((path) => !namesOthers(path)),
    },
    {
      does: 'refresh',
      paths: [...changing.map(({ path }) => path), ...(liveIn(history) ? removed : gone)].sort(),
    },
  ]
  return steps.filter((step) => !isEmpty(step))
}

/** Tells whether a file is not on the target, or not as it should be. */
function missingFrom(history: readonly DeploymentRecord[], sizes: Present['sizes']): (file: FileEntry) => boolean {
  const live = liveIn(history)
  const published = new Map(live && servedFiles(live).map((file) => [file.path, [file]]))
  // The versions in which a hashed file may be on the target: an unfinished deployment may or may
  // not have put it there.
  const hashed = new Map<string, FileEntry[]>()
  for (const record of history)
    for (const file of servedFiles(record))
      hashed.set(file.path, [...(record.finished ? [] : (hashed.get(file.path) ?? [])), file])
  return (file) => {
    if (sizes.get(file.path) !== file.bytes) return true
    if (file.path.startsWith(KEPT)) return false
    // A file that no deployment has put there may have a different type and caching.
    const known = (isHashed(file) ? hashed : published).get(file.path)
    return !known || known.some((other) => !isSame(other, file))
  }
}

/**
 * When a file without a hash is put: what names no others, then pages that visitors cannot reach
 * yet, then those that only some may have reached, then all others that name files.
 */
type Rank = 'named by pages' | 'new page' | 'unsettled page' | 'changed page'

function rankIn(history: readonly DeploymentRecord[], sizes: Present['sizes']): (file: FileEntry) => Rank {
  // Since the last that has finished, each deployment may have put or removed any of its pages.
  const finished = history.findLastIndex((record) => record.finished)
  const everywhere = history.slice(Math.max(0, finished)).map(({ files }) => new Set(files.map(({ path }) => path)))
  const isSettled = (path: string) => everywhere.every((paths) => paths.has(path))
  return ({ path }) => {
    if (!namesOthers(path)) return 'named by pages'
    if (!isPage(path)) return 'changed page'
    if (!sizes.has(plainOf(path))) return 'new page'
    return isSettled(plainOf(path)) ? 'changed page' : 'unsettled page'
  }
}

/**
 * The time at which a deployment begins: later than that of each before it, even if this computer's
 * clock is behind another one's. The order of the records says what is live.
 */
function begunAfter(newest: DeploymentRecord | undefined, now: Date): string {
  const earliest = newest ? Date.parse(newest.begun) + 1 : 0
  return new Date(Math.max(earliest, now.getTime())).toISOString()
}

/** Removes what only deployments need that were replaced too long ago; `history` is in order. */
function prune(history: readonly DeploymentRecord[], sizes: ReadonlyMap<string, number>, now: Date): Step[] {
  const isExpired = (_: DeploymentRecord, i: number) => {
    const replaced = history[i + 1]?.begun
    return replaced !== undefined && now.getTime() - Date.parse(replaced) > KEPT_DAYS * DAY_MS
  }
  const lastingOf = (record: DeploymentRecord) => servedFiles(record).map((file) => keptCopy(file).path)
  const expired = history.filter(isExpired)
  const needed = new Set(history.filter((record, i) => !isExpired(record, i)).flatMap(lastingOf))
  const unneeded = new Set(expired.flatMap(lastingOf).filter((path) => sizes.has(path) && !needed.has(path)))
  const steps: Step[] = [
    {
      does: 'remove',
      what: `files of builds that were replaced more than ${KEPT_DAYS} days ago`,
      paths: [...unneeded],
    },
    { does: 'remove', what: 'their records', paths: expired.map(recordPath) },
  ]
  return steps.filter((step) => !isEmpty(step))
}

const isEmpty = (step: Step): boolean =>
  step.does === 'put' ? step.files.length === 0 : step.does !== 'record' && step.paths.length === 0

const isSame = (one: FileEntry, other: FileEntry): boolean =>
  one.sha256 === other.sha256 && one.type === other.type && one.caching === other.caching

const unique = (files: readonly FileEntry[]): FileEntry[] => [
  ...new Map(files.map((file) => [file.path, file])).values(),
]
