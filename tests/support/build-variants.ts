// Builds the site in each variant into .variants/. It uses out/ on the way and leaves none, so it runs before the real build.
import { spawnSync } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { VARIANTS, addressOf, folderOf, type Variant } from './variants'

rmSync('.variants', { recursive: true, force: true })
mkdirSync('.variants')
for (const variant of VARIANTS) build(variant)

function build(variant: Variant): void {
  const root = mkdtempSync(join(tmpdir(), `${variant.name}-`))
  try {
    const content = join(root, 'content')
    cpSync('content', content, { recursive: true })
    // JSON is YAML.
    writeFileSync(join(content, 'integrations.yaml'), JSON.stringify(variant.integrations))
    appendFileSync(join(content, 'pages/privacy.md'), `\n${variant.privacy}\n`)
    for (const command of ['npx next build', 'npm run clean-export', 'npm run finish'])
      run(command, { CONTENT_ROOT: root, SITE_URL: addressOf(variant) })
    renameSync('out', folderOf(variant))
  } finally {
    rmSync(root, { recursive: true })
    rmSync('out', { recursive: true, force: true })
  }
}

function run(command: string, env: Record<string, string>): void {
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...env } })
  if (status !== 0) throw new Error(`${command} failed; its own message stands above.`)
}
