// Finds the web servers with which the tests check the configurations; run as a program, unpacks
// those that are missing from Debian's packages. Nothing is installed: no service is started, and
// no root rights are needed.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Where the packages are unpacked. */
const FOLDER = resolve('.servers')

/** For each server the name of its program, and the Debian packages that contain it. */
const SERVERS = {
  nginx: { program: 'nginx', packages: ['nginx'] },
  caddy: { program: 'caddy', packages: ['caddy'] },
  apache: { program: 'apache2', packages: ['apache2-bin'] },
  lighttpd: { program: 'lighttpd', packages: ['lighttpd', 'lighttpd-mod-deflate'] },
}

export type ServerName = keyof typeof SERVERS

/** A web server on this computer. */
export interface Server {
  program: string
  /** The root of its package's files: `/`, or the folder into which it was unpacked. */
  root: string
  /** The environment in which it finds its libraries. */
  env: NodeJS.ProcessEnv
}

/** A server: the system's, otherwise an unpacked one; undefined if there is neither. */
export function findServer(name: ServerName): Server | undefined {
  const { program } = SERVERS[name]
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin']
  const own = ['usr/sbin', 'usr/bin'].map((folder) => join(FOLDER, folder))
  const folder = [...folders, ...own].find((each) => existsSync(join(each, program)))
  if (!folder) return undefined
  if (!own.includes(folder)) return { program: join(folder, program), root: '/', env: process.env }
  const libraries = join(FOLDER, 'usr/lib')
  const paths = readdirSync(libraries).filter((each) => each.endsWith('-linux-gnu'))
  const LD_LIBRARY_PATH = paths.map((each) => join(libraries, each)).join(delimiter)
  return { program: join(folder, program), root: FOLDER, env: { ...process.env, LD_LIBRARY_PATH } }
}

/** The servers that this computer lacks. */
export const missingServers = (): ServerName[] =>
  (Object.keys(SERVERS) as ServerName[]).filter((name) => !findServer(name))

/** Unpacks packages with their dependencies; returns whether that succeeded. */
function unpack(packages: readonly string[]): boolean {
  const asked = spawnSync('apt-get', ['--simulate', 'install', '--no-install-recommends', ...packages], {
    encoding: 'utf8',
  })
  if (asked.status !== 0) return false
  // A package that is installed in an older version has that version in brackets; it will do.
  const needed = asked.stdout.split('\n').flatMap((line) => /^Inst (\S+) \(/.exec(line)?.[1] ?? [])
  mkdirSync(FOLDER, { recursive: true })
  const run = (command: string, args: readonly string[]) =>
    spawnSync(command, args, { cwd: FOLDER, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0
  if (!run('apt-get', ['download', ...needed])) return false
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.deb'))
  const isUnpacked = files.every((file) => run('dpkg-deb', ['--extract', file, '.']))
  for (const file of files) rmSync(join(FOLDER, file))
  return isUnpacked
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const packages = missingServers().flatMap((name) => SERVERS[name].packages)
  const update = (command: string, ...args: string[]) => spawnSync(command, [...args, 'update']).status === 0
  if (packages.length > 0 && process.platform === 'linux' && !unpack(packages))
    void ((update('apt-get') || update('sudo', '-n', 'apt-get')) && unpack(packages))
  const missing = missingServers()
  if (missing.length > 0)
    console.error(
      `The site is not tried on ${missing.join(', ')}, so this run is not complete.\n` +
        `Install ${missing.flatMap((name) => SERVERS[name].packages).join(', ')} by hand (packages of Debian and Ubuntu).`,
    )
}
