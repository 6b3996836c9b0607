// Builds the site in each variant, and once more as it is in another folder, into .variants/. It
// uses out/ on the way and leaves none, so it runs before the real build.
import { spawnSync } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BUILT_AGAIN, OWNERS_FILE, VARIANTS, addressOf, folderOf, type Variant } from './variants'

/** What a build makes, and what has nothing to do with it. */
const NOT_COPIED = ['.build', '.git', '.next', '.variants', 'node_modules', 'out', 'shots', 'test-results']

rmSync('.variants', { recursive: true, force: true })
mkdirSync('.variants')
for (const variant of VARIANTS) build(variant)
buildAgain()

function build(variant: Variant): void {
  const root = mkdtempSync(join(tmpdir(), `${variant.name}-`))
  try {
    const content = join(root, 'content')
    cpSync('content', content, { recursive: true })
    // JSON is YAML.
    writeFileSync(join(content, 'integrations.yaml'), JSON.stringify(variant.integrations))
    appendFileSync(join(content, 'pages/privacy.md'), `\n${variant.privacy}\n`)
    run('npm run build:pages', { env: { CONTENT_ROOT: root, SITE_URL: addressOf(variant) } })
    renameSync('out', folderOf(variant))
  } finally {
    rmSync(root, { recursive: true })
    rmSync('out', { recursive: true, force: true })
  }
}

/** The pictures that are made already are copied: encoding them again would take minutes. */
function buildAgain(): void {
  const root = mkdtempSync(join(tmpdir(), 'again-'))
  try {
    for (const name of readdirSync('.').filter((name) => !NOT_COPIED.includes(name))) {
      cpSync(name, join(root, name), { recursive: true })
    }
    writeFileSync(join(root, 'public', OWNERS_FILE.name), OWNERS_FILE.text)
    linkFolder('node_modules', join(root, 'node_modules'))
    run('npm run build', { cwd: root })
    cpSync(join(root, 'out'), BUILT_AGAIN, { recursive: true })
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The same files in another folder, without their bytes a second time. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) linkFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else linkOrCopy(source, target)
  }
}

/** A file on another disk cannot be linked. */
function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target)
  } catch {
    cpSync(source, target)
  }
}

function run(command: string, { env = {}, cwd = '.' }: { env?: Record<string, string>; cwd?: string }): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', cwd, env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`${command} failed; its own message stands above.`)
}
