// Regression: once content/ was another company's, npm test was red although nothing was wrong.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { bundleScript, type BundledScript } from '../support/bundle-script'
import { COMPANY_FOLDERS, KEPT_SAMPLE } from '../support/kept-sample'

/** Says whose content it sees, where it runs and its arguments, leaves results, and ends with 3. */
const SCRIPT = `
const { mkdirSync, readFileSync, writeFileSync } = require('node:fs')
const names = ${JSON.stringify(COMPANY_FOLDERS)}.map((folder) => readFileSync(folder + '/name.txt', 'utf8'))
console.log(JSON.stringify({ names, folder: process.cwd(), words: process.argv.slice(2) }))
writeFileSync('content/name.txt', 'changed by a test')
mkdirSync('test-results', { recursive: true })
writeFileSync('test-results/trace.txt', 'a trace')
process.exit(3)
`

let onSample: BundledScript
let root: string
beforeAll(async () => {
  onSample = await bundleScript('tests/support/on-sample.ts')
})
afterAll(() => onSample.remove())

const put = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'owner-'))
  put('package.json', JSON.stringify({ scripts: { look: 'node look.cjs' } }))
  put('look.cjs', SCRIPT)
  put('node_modules/package/index.js', '')
  for (const folder of COMPANY_FOLDERS) put(`${folder}/name.txt`, 'Owner')
})
afterEach(() => rmSync(root, { recursive: true }))

function look() {
  const { status, stdout } = spawnSync(process.execPath, [...onSample.command, 'look', '-g', 'two words'], {
    cwd: root,
    encoding: 'utf8',
  })
  const line = stdout.split('\n').find((each) => each.startsWith('{')) ?? '{}'
  return { status, stdout, ...(JSON.parse(line) as { names: string[]; folder: string; words: string[] }) }
}

test('with the content as it came, a script runs where it is', () => {
  expect(look()).toMatchObject({ names: ['Owner', 'Owner'], folder: root, words: ['-g', 'two words'], status: 3 })
})

test('with a kept sample, a script runs on that in another folder, and the owner’s content is as it was', () => {
  for (const folder of COMPANY_FOLDERS) put(`${KEPT_SAMPLE}/${folder}/name.txt`, 'Sample')
  const { folder, stdout, ...seen } = look()
  expect(seen).toEqual({ names: ['Sample', 'Sample'], words: ['-g', 'two words'], status: 3 })
  expect(stdout).toContain('npm run test:site')
  expect(folder).not.toBe(root)
  expect(existsSync(folder)).toBe(false)
  expect(readFileSync(join(root, 'content/name.txt'), 'utf8')).toBe('Owner')
  expect(readFileSync(join(root, KEPT_SAMPLE, 'content/name.txt'), 'utf8')).toBe('Sample')
  // What Playwright leaves of tests that failed.
  expect(readFileSync(join(root, 'test-results/trace.txt'), 'utf8')).toBe('a trace')
})
