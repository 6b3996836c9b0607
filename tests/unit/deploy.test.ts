import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { plan } from '../../scripts/deploy/plan'
import { rsyncTarget } from '../../scripts/deploy/rsync'
import { fromFolder, fromTarget, presentOn, run } from '../../scripts/deploy/run'
import { s3Target } from '../../scripts/deploy/s3'
import type { Target } from '../../scripts/deploy/target'
import { fakeAws } from '../support/fake-aws'
import { textsIn, writeExport, type Files } from '../support/small-export'

const page = (name: string, script: string) => `<h1>${name}</h1><script src="/assets/${script}.js"></script>`
const numbered = (folder: string, from: number, to: number) =>
  Object.fromEntries(
    Array.from({ length: to - from }, (_, i) => [`${folder}/${from + i}.txt`, `${folder} ${from + i}`]),
  )

const FIRST: Files = {
  'index.html': page('One', 'a-1'),
  'old/index.html': page('Old', 'a-1'),
  'favicon.ico': 'icon',
  'sitemap.xml': '/ /old/',
  '.well-known/security.txt': 'Contact: tel:+61255500142',
  'assets/a-1.js': 'one()',
  ...numbered('assets', 0, 12),
}
const SECOND: Files = {
  'index.html': page('Two', 'a-2'),
  'new/index.html': page('New', 'a-2'),
  'a name with spaces & ü, #2.txt': 'text',
  'favicon.ico': 'icon',
  'sitemap.xml': '/ /new/',
  '.well-known/security.txt': 'Contact: tel:+61255500143',
  'assets/a-2.js': 'two()',
  ...numbered('assets', 6, 20),
}

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
})
afterEach(() => rmSync(root, { recursive: true }))

/** A target with the texts that a visitor would get from it. */
interface Place {
  target: Target
  served: () => Files
}

const isInternal = (path: string) => path.startsWith('_')
const without = (texts: Files, isLeftOut: (path: string) => boolean) =>
  Object.fromEntries(Object.entries(texts).filter(([path]) => !isLeftOut(path)))

function bucket(): Place & ReturnType<typeof fakeAws> {
  const aws = fakeAws()
  const settings = { bucket: 'www.example.com.au', region: 'ap-southeast-2', distribution: 'E2QWRUHEXAMPLE' }
  const texts = () =>
    Object.fromEntries([...aws.bucket].map(([path, { bytes }]) => [path, Buffer.from(bytes).toString()]))
  return { ...aws, target: s3Target(settings, aws.sdk), served: () => without(texts(), isInternal) }
}

function folder(): Place {
  const to = mkdtempSync(join(root, 'www-'))
  return { target: rsyncTarget(to), served: () => without(textsIn(to), isInternal) }
}

/** Fails after so many files. */
function failingAfter(target: Target, count: number): Target {
  let left = count
  const some = async <Item>(items: readonly Item[], work: (items: readonly Item[]) => Promise<void>) => {
    const done = items.slice(0, left)
    if (done.length > 0) await work(done)
    left -= done.length
    if (done.length < items.length) throw new Error('The connection was lost.')
  }
  return { ...target, put: (files) => some(files, target.put), remove: (paths) => some(paths, target.remove) }
}

async function deploy(files: Files, target: Target): Promise<string> {
  const from = join(root, 'site')
  const manifest = writeExport(from, files)
  const source = fromFolder(from, manifest)
  const steps = plan(manifest, await presentOn(target), new Date())
  await run(steps, { source, target, report: () => undefined })
  return manifest.version
}

async function goBack(version: string, target: Target): Promise<void> {
  const present = await presentOn(target)
  const source = fromTarget(target, present, version)
  await run(plan(source.manifest, present, new Date()), { source, target, report: () => undefined })
}

/** What a visitor gets of a site: its files, beside hashed ones of others. */
const visible = (served: Files) => without(served, (path) => path.startsWith('assets/'))
const expected = (files: Files) => without({ '404.html': 'Unknown', ...files }, (path) => path.startsWith('assets/'))

const hasRsync = spawnSync('rsync', ['--version']).status === 0
if (!hasRsync) console.warn('rsync is not installed: what npm run deploy -- rsync does is not tested here.')

/**
 * After how many files a deployment is ended: what is planned is the same for each target, so that
 * rsync, which is a program for each step, is ended once within each kind of step.
 */
const ENDED_AFTER = { everyFile: Array.from({ length: 22 }, (_, i) => i), inEachStep: [0, 8, 15, 18, 20, 21] }

describe.each([
  ['S3', bucket, ENDED_AFTER.everyFile],
  ...(hasRsync ? [['rsync', folder, ENDED_AFTER.inEachStep] as const] : []),
] as const)('with %s', (_, place, counts) => {
  test('a new version takes the place of the former one, whose hashed files stay', async () => {
    const { target, served } = place()
    await deploy(FIRST, target)
    expect(served()).toEqual({ '404.html': 'Unknown', ...FIRST })
    await deploy(SECOND, target)
    expect(visible(served())).toEqual(expected(SECOND))
    expect(served()).toMatchObject({ 'assets/a-1.js': 'one()', 'assets/a-2.js': 'two()', 'assets/0.txt': 'assets 0' })
  })

  test('one that was ended, after whichever file, is continued by the same command', async () => {
    const whole = bucket()
    await deploy(FIRST, whole.target)
    await deploy(SECOND, whole.target)
    for (const count of counts) {
      const { target, served } = place()
      await deploy(FIRST, target)
      await expect(deploy(SECOND, failingAfter(target, count))).rejects.toThrow('The connection was lost.')
      const [script = ''] = /assets\/[^"]+/.exec(served()['index.html'] ?? '') ?? []
      expect(Object.keys(served())).toContain(script)
      await deploy(SECOND, target)
      expect(served()).toEqual(whole.served())
    }
  }, 180_000)

  test('a former version returns as it was, without its files on this computer', async () => {
    const { target, served } = place()
    const first = await deploy(FIRST, target)
    const second = await deploy(SECOND, target)
    rmSync(join(root, 'site'), { recursive: true })
    await goBack(first, target)
    expect(visible(served())).toEqual(expected(FIRST))
    await goBack(second, target)
    expect(visible(served())).toEqual(expected(SECOND))
  })

  // Regression: the record of a version was taken for it, and its files are removed before that.
  test('a version whose files are not all there is none to go back to', async () => {
    const { target } = place()
    const first = await deploy(FIRST, target)
    const second = await deploy(SECOND, target)
    const { sizes } = await presentOn(target)
    await target.remove([...sizes.keys()].filter((path) => path === 'assets/a-1.js'))
    await expect(goBack(first, target)).rejects.toThrow(new RegExp(`There is no version ${first}.*\n  ${second}, of`))
  })

  test('a version that the target never had is answered with those that it has', async () => {
    const { target } = place()
    const first = await deploy(FIRST, target)
    await expect(goBack('1a2b3c4d', target)).rejects.toThrow(
      new RegExp(`There is no version 1a2b3c4d on the target.*\n  ${first}, of 20`),
    )
  })
})

// Regression: rsync gave the target's own folder the rights of ours, and failed where it was
// another user's.
const withRsync = hasRsync ? test : test.skip
withRsync('with rsync the folder itself keeps its rights, and files can be read by the web server', async () => {
  const to = join(root, 'www')
  mkdirSync(to)
  chmodSync(to, 0o2775)
  // The files of whoever deploys may be for nobody else.
  const mask = process.umask(0o077)
  await deploy(FIRST, rsyncTarget(to)).finally(() => process.umask(mask))
  const rights = (path: string) => (statSync(join(to, path)).mode & 0o7777).toString(8)
  expect(['', 'old', 'old/index.html'].map(rights)).toEqual(['2775', '755', '644'])
})

test('a file that changes while others are sent does not reach the target, nor do the pages that name it', async () => {
  const { target, served } = bucket()
  const from = join(root, 'site')
  const manifest = writeExport(from, FIRST)
  writeFileSync(join(from, 'assets/a-1.js'), 'own()')
  const steps = plan(manifest, await presentOn(target), new Date())
  const work = { source: fromFolder(from, manifest), target, report: () => undefined }
  await expect(run(steps, work)).rejects.toThrow('assets/a-1.js is not what it was: expected the bytes of the build.')
  expect(served()).toEqual({})
})

test('S3 is told the type and the caching of each file, and CloudFront what has changed, under each of its addresses', async () => {
  const { target, bucket: stored, invalidations } = bucket()
  await deploy(FIRST, target)
  await deploy(SECOND, target)
  const sent = (path: string) => [stored.get(path)?.type, stored.get(path)?.caching]
  expect(sent('index.html')).toEqual(['text/html; charset=utf-8', 'public, max-age=0, must-revalidate'])
  expect(sent('assets/a-2.js')).toEqual(['text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'])
  expect(sent('.well-known/security.txt')).toEqual(['text/plain; charset=utf-8', 'public, max-age=0, must-revalidate'])
  expect(invalidations.at(-1)?.toSorted()).toEqual(
    [
      '/.well-known/security.txt',
      '/',
      '/index.html',
      // Regression: CloudFront refused a path with # in it, and the deployment stopped.
      '/a%20name%20with%20spaces%20&%20%C3%BC,%20%232.txt',
      '/new/',
      '/new/index.html',
      '/old/',
      '/old/index.html',
      '/sitemap.xml',
    ].toSorted(),
  )
})

test('S3 removes any number of files, and what it does not remove ends the deployment by its name', async () => {
  const { target, bucket: stored } = bucket()
  const file = { bytes: new Uint8Array(), type: '', caching: '' }
  const paths = Array.from({ length: 2001 }, (_, i) => `old/${i}.html`)
  for (const path of [...paths, 'protected/a.html']) stored.set(path, file)
  await target.remove(paths)
  expect([...stored.keys()]).toEqual(['protected/a.html'])
  await expect(target.remove(['protected/a.html'])).rejects.toThrow(
    'protected/a.html could not be removed: Access Denied',
  )
})

// Regression: after 1,501 changed pages an invalidation named 3,002 paths; CloudFront takes 3,000.
test('CloudFront is told of everything at once where more has changed than it takes by name', async () => {
  const { target, invalidations } = bucket()
  const pages = (count: number) => Array.from({ length: count }, (_, i) => `blog/article-${i}/index.html`)
  await target.refresh?.(pages(500))
  await target.refresh?.(pages(501))
  await target.refresh?.(pages(10_000))
  expect(invalidations[0]).toHaveLength(1000)
  expect(invalidations.slice(1)).toEqual([['/*'], ['/*']])
})
