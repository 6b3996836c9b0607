import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Target } from './target'

/** A line of `rsync --list-only` for a file: rights, size, day, time, path. */
const LISTED = /^-\S+ +(\d+) \S+ \S+ (.+)$/gm

/**
 * A folder that rsync reaches: of this computer, or of a server by ssh, such as
 * `deploy@www.example.com.au:/var/www/site`. It must be there.
 */
export function rsyncTarget(to: string): Target {
  const folder = to.replace(/\/*$/, '/')
  return {
    list: async () => {
      const text = await rsync(['--recursive', '--list-only', '--no-human-readable', '--8-bit-output', folder])
      return new Map([...text.matchAll(LISTED)].map(([, size, path = '']) => [path, Number(size)]))
    },
    read: (paths) =>
      inTemporaryFolder(async (local) => {
        if (paths.length > 0) await rsync(['--from0', '--files-from=-', folder, `${local}/`], paths)
        return new Map(paths.map((path) => [path, readFileSync(join(local, path))]))
      }),
    // rsync writes beside a file and renames, so that a server sees each file whole. The files are
    // listed: otherwise it would set the permissions of the target's own folder, which may belong
    // to another user.
    put: (files) =>
      inTemporaryFolder(async (local) => {
        for (const { path, content } of files) {
          mkdirSync(dirname(join(local, path)), { recursive: true })
          writeFileSync(join(local, path), content)
        }
        const rights = ['--perms', '--chmod=D755,F644']
        const paths = files.map(({ path }) => path)
        await rsync(['--ignore-times', ...rights, '--from0', '--files-from=-', `${local}/`, folder], paths)
      }),
    remove: (paths) =>
      inTemporaryFolder(async (empty) => {
        // What is missing here is removed there, where its folder is in both places.
        for (const path of paths) mkdirSync(dirname(join(empty, path)), { recursive: true })
        await rsync(['--delete-missing-args', '--from0', '--files-from=-', `${empty}/`, folder], paths)
      }),
  }
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Runs rsync, with paths on its standard input; gives what it prints. */
function rsync(options: readonly string[], paths: readonly string[] = []): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('rsync', options, { env: { ...process.env, LC_ALL: 'C' } })
    let [output, message] = ['', '']
    child.stdout.setEncoding('utf8').on('data', (part: string) => (output += part))
    child.stderr.setEncoding('utf8').on('data', (part: string) => (message += part))
    child.on('error', (error) =>
      reject(
        new Error(`rsync does not start (${error.message}). Install rsync 3.1 or later; on Debian: apt install rsync`),
      ),
    )
    child.on('close', (status) =>
      status === 0 ? resolve(output) : reject(new Error(`rsync ended with ${status}:\n${message.trim()}`)),
    )
    // rsync may end before it has read them; its own message says why.
    child.stdin.on('error', () => undefined).end(paths.map((path) => `${path}\0`).join(''))
  })
}
