import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'

const root = mkdtempSync(join(tmpdir(), 'public-'))
afterAll(() => rmSync(root, { recursive: true }))

function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

/** Runs the step of the build in a project with these files; gives its status and output. */
function copyPublic() {
  const tsx = pathToFileURL('node_modules/tsx/dist/loader.mjs').href
  const script = join(process.cwd(), 'scripts/public.ts')
  return spawnSync(process.execPath, ['--import', tsx, script], { cwd: root, encoding: 'utf8' })
}

// Regression: without a file in public/, which Git then does not keep, the build failed.
test('without a folder public/ nothing is copied', () => {
  expect(copyPublic()).toMatchObject({ status: 0, stderr: '' })
})

test('files in public/ are copied into the export unchanged, and one with the name of a built file stops the build', () => {
  put('.build/out/about/index.html', 'About')
  put('public/proof/search-engine.html', 'A proof')
  put('public/proof/.DS_Store', 'What else is in the folder')
  expect(copyPublic()).toMatchObject({ status: 0, stderr: '' })
  expect(readFileSync(join(root, '.build/out/proof/search-engine.html'), 'utf8')).toBe('A proof')
  expect(existsSync(join(root, '.build/out/proof/.DS_Store'))).toBe(false)

  rmSync(join(root, '.build/out/proof'), { recursive: true })
  put('public/about/index.html', 'Mine')
  const { status, stderr } = copyPublic()
  expect(status).toBe(1)
  expect(stderr.replaceAll('\\', '/')).toContain('  public/about/index.html\nRename or remove them')
  expect(readFileSync(join(root, '.build/out/about/index.html'), 'utf8')).toBe('About')
})

// Regression: a link whose file had been moved ended the build with a stack trace. Windows lets not
// everybody make one.
const withLinks = process.platform === 'win32' ? test.skip : test
withLinks('a link to a file that is not there stops the build', () => {
  put('public/terms.pdf', 'Terms')
  symlinkSync('../../moved.pdf', join(root, 'public/certificate.pdf'))
  const { status, stderr } = copyPublic()
  rmSync(join(root, 'public/certificate.pdf'))
  expect([status, stderr]).toEqual([
    1,
    expect.stringMatching(/^There is no file .*:\n {2}public\/certificate.pdf\nEach/),
  ])
})

// Regression: no host sent the first, some hosts followed the second with another meaning, and
// nobody saw the third.
test('files that nobody would see stop the build, each with what to do', () => {
  rmSync(join(root, 'public'), { recursive: true, force: true })
  put('public/_price-list.pdf', 'Prices')
  put('public/_redirects', '/api/* https://api.example/:splat 200')
  put('public/brochure.pdf', 'A brochure')
  put('.build/out/_redirects', '/brochure.pdf /about/ 301\n')
  const { status, stderr } = copyPublic()
  rmSync(join(root, '.build/out/_redirects'))
  expect([status, stderr.replaceAll('\\', '/')]).toEqual([
    1,
    [
      'Names that begin with _ are for hosts, which send them to nobody:',
      '  public/_price-list.pdf',
      '  public/_redirects',
      'Rename them. Redirects belong into content/redirects.yaml, headers into scripts/policy/headers.ts.',
      '',
      'content/redirects.yaml leads the addresses of these files to pages, so that nobody would see them:',
      '  public/brochure.pdf',
      'Take the lines out there, or remove the files.',
      '',
    ].join('\n'),
  ])
})

// Regression: a picture that an owner put into public/pictures was kept for a year under its own
// name, so that visitors went on seeing it after it had been replaced.
test('a file in a folder that browsers keep for a year stops the build', () => {
  rmSync(join(root, 'public'), { recursive: true, force: true })
  put('public/pictures/team.jpg', 'A picture')
  const { status, stderr } = copyPublic()
  expect([status, stderr.replaceAll('\\', '/')]).toEqual([
    1,
    expect.stringContaining('  public/pictures/team.jpg\nMove'),
  ])
})
