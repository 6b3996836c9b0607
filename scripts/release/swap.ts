import { existsSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { BUILDING, FORMER, OUT } from './folders'
import { exportTrouble } from './manifest'

/**
 * A folder that no folder can be renamed to, since it is not empty. Each process has its own: if
 * another one removed it, out/ would be moved there.
 */
const PROBE = `.build/probe-${process.pid}`

/** The error codes with which the attempt fails if only the probe is in the way. */
const AS_EXPECTED = ['ENOTEMPTY', 'EEXIST']

/**
 * Repairs what a build that was interrupted during `swap` has left: the new site takes its place if
 * it is complete, otherwise the former one returns.
 */
export function recover(): void {
  if (!existsSync(OUT)) {
    if (exportTrouble(BUILDING) === undefined) renameSync(BUILDING, OUT)
    else if (existsSync(FORMER)) renameSync(FORMER, OUT)
  }
  rmSync(FORMER, { recursive: true, force: true })
}

/** Replaces out/ with the site that was built, in two renames; undoes them if the second fails. */
export function swap(): void {
  rmSync(FORMER, { recursive: true, force: true })
  if (existsSync(OUT)) renameSync(OUT, FORMER)
  try {
    renameSync(BUILDING, OUT)
  } catch (error) {
    if (existsSync(FORMER)) renameSync(FORMER, OUT)
    throw error
  }
  rmSync(FORMER, { recursive: true, force: true })
}

/**
 * What will keep a build from replacing out/; undefined if nothing will. It tries a rename that
 * cannot succeed: the error tells what is in the way, and the existing site stays.
 */
export function replacementTrouble(): string | undefined {
  // Windows reports the same error in all cases.
  if (!existsSync(OUT) || process.platform === 'win32') return undefined
  if (lstatSync(OUT).isSymbolicLink()) return inTheWay('it is a link to another folder')
  try {
    mkdirSync(PROBE, { recursive: true })
    writeFileSync(join(PROBE, 'not-empty'), '')
    renameSync(OUT, PROBE)
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException
    return AS_EXPECTED.includes(code) ? undefined : inTheWay(REASONS[code] ?? String(error))
  } finally {
    rmSync(PROBE, { recursive: true, force: true })
  }
}

const NO_PERMISSION = 'it, or the folder that it is in, may not be changed by this user'

const REASONS: Record<string, string> = {
  EBUSY: 'something is mounted there, or a program holds it',
  EXDEV: `it is on another disk than ${dirname(BUILDING)}/`,
  EROFS: 'it is on a disk that can only be read',
  EACCES: NO_PERMISSION,
  EPERM: NO_PERMISSION,
}

function inTheWay(reason: string): string {
  return (
    `${OUT}/ cannot be replaced: ${reason}. A build puts a new folder in its place, so that no visitor sees half a site.\n` +
    `Make ${OUT}/ a plain folder of the project that this user may rename. To publish into a mounted or linked folder, ` +
    'name it in hosting/deploy.yaml and run npm run deploy -- rsync after the build.'
  )
}
