// Runs an npm script on the site of the sample company, which the tests of the code know, such as
// npm run sample:run -- test:unit. Once content/ is another company's (npm run sample:keep), that
// is a copy of the project in another folder.
import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { COMPANY_FOLDERS, KEPT_SAMPLE } from './kept-sample'
import { copyProject } from './project-copy'

/** What Playwright leaves of tests that failed. */
const RESULTS = 'test-results'

const [script = '', ...words] = process.argv.slice(2)
process.exitCode = existsSync(KEPT_SAMPLE) ? runInCopy() : run('.')

function runInCopy(): number {
  const root = mkdtempSync(join(tmpdir(), 'sample-'))
  try {
    console.log(`The code is tested on the sample company in ${KEPT_SAMPLE}; npm run test:site tests your own site.`)
    copyProject(root)
    for (const folder of COMPANY_FOLDERS) {
      rmSync(join(root, folder), { recursive: true, force: true })
      renameSync(join(root, KEPT_SAMPLE, folder), join(root, folder))
    }
    rmSync(join(root, KEPT_SAMPLE), { recursive: true })
    const status = run(root)
    const results = join(root, RESULTS)
    if (existsSync(results)) cpSync(results, RESULTS, { recursive: true })
    return status
  } finally {
    rmSync(root, { recursive: true })
  }
}

function run(cwd: string): number {
  const command = [
    'npm',
    'run',
    script,
    ...(words.length > 0 ? ['--', ...words.map((word) => JSON.stringify(word))] : []),
  ]
  return spawnSync(command.join(' '), { shell: true, stdio: 'inherit', cwd }).status ?? 1
}
