// npm run deploy, in a project with an export.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { settingsOf } from '../../scripts/deploy/settings'
import { OUT } from '../../scripts/release/folders'
import { readManifest, writeManifest } from '../../scripts/release/manifest'
import { HEADERS, textsIn, writeExport, type Files } from '../support/small-export'

const HOME = '<h1>One</h1><script src="/assets/a-1.js"></script>'
const FIRST: Files = { 'index.html': HOME, 'assets/a-1.js': 'one()' }
const SECOND: Files = { 'index.html': '<h1>Two</h1>' }
const SETTINGS = 's3: null\nrsync: { target: www }\nnetlify: { site: 1a2b }\ncloudflare: null\n'

const sitemapOf = (origin: string, paths: readonly string[]) =>
  paths.map((path) => `<loc>${origin}${path}</loc>`).join('')

/** A program that has a sitemap for whichever address it is asked at, and says its own. */
const LIVE_SITEMAP = `const { createServer } = require('node:http')
const server = createServer(({ headers }, response) => {
  const of = (path) => '<loc>http://' + headers.host + path + '</loc>'
  response.end(['/', '/b/c/', '/moved.php', '/wp-sitemap-posts-1.xml'].map(of) + '<loc>https://b.example/a/</loc>')
})
server.listen(0, '127.0.0.1', () => process.stdout.write('http://127.0.0.1:' + server.address().port))`

const hasRsync = spawnSync('rsync', ['--version']).status === 0

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  writeExport(join(root, OUT), FIRST)
  put('hosting/deploy.yaml', SETTINGS)
})
afterEach(() => rmSync(root, { recursive: true }))

/** Runs it in a project with an export. */
function deployCommand(words: string[], environment: Record<string, string> = {}) {
  const tsx = pathToFileURL('node_modules/tsx/dist/loader.mjs').href
  const script = join(process.cwd(), 'scripts/deploy.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', tsx, script, ...words], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...environment, PATH: [root, process.env.PATH].join(delimiter) },
  })
  return { status, stdout, message: stderr.trim() }
}
function put(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), text)
}

test('says what is expected, and what is not filled in', () => {
  expect(deployCommand([]).message).toBe(
    'Expected where to publish: npm run deploy -- s3 | rsync | netlify | cloudflare, and --dry-run or --version 1a2b3c4d',
  )
  expect(deployCommand(['cloudflare'])).toEqual({
    status: 1,
    stdout: '',
    message: 'hosting/deploy.yaml: cloudflare is null; expected what the lines above it show.',
  })
})

// Regression: a folder with half a build in it was published without a word.
test('publishes no folder in which a byte has changed since the build', () => {
  put('out/index.html', HOME.replace('One', 'Own'))
  const { status, message } = deployCommand(['netlify', '--dry-run'])
  expect(status).toBe(1)
  expect(message).toContain('  index.html: changed since the build\nRun npm run launch first')
})

// Regression: what the launch would have refused was published without a word.
test('says when what search engines may list was built without --launch', () => {
  const said = () => deployCommand(['netlify', '--dry-run']).message.includes('built without --launch')
  const build = (headers: string, isLaunch: boolean) => {
    put('out/_headers', headers)
    writeManifest(join(root, OUT), isLaunch)
    return said()
  }
  const preview = HEADERS.replace('/*\n', '/*\n  X-Robots-Tag: noindex\n')
  expect([build(HEADERS, false), build(HEADERS, true), build(preview, false)]).toEqual([true, false, false])
})

// Regression: where the -- before it was missing, npm kept --dry-run, and the site was published.
test('publishes nothing where npm has the --dry-run', () => {
  const dry = { npm_config_dry_run: 'true' }
  expect(deployCommand(['netlify'], dry)).toEqual(deployCommand(['netlify', '--dry-run']))
})

test('has Netlify’s own program replace the whole site', () => {
  expect(deployCommand(['netlify', '--dry-run']).stdout).toMatch(
    /^npx --yes netlify-cli@[\d.]+ deploy --prod --no-build --dir \.build\/netlify --site 1a2b\n$/,
  )
  put('npx', '#!/bin/sh\ncat .build/netlify/_redirects .build/netlify/index.html')
  chmodSync(join(root, 'npx'), 0o755)
  put('out/_redirects', '/old /about/ 301\n')
  put('out/sitemap.xml', sitemapOf('http://127.0.0.1:1', ['/']))
  writeManifest(join(root, OUT), true)
  // Netlify would send a page at the old address otherwise: tests/hosts.
  expect(deployCommand(['netlify']).stdout).toContain(`/old /about/ 301!\n${HOME}`)
  expect(deployCommand(['netlify', '--version', '1a2b3c4d']).message).toContain('netlify keeps former versions itself')
})

// Regression: only S3 and rsync, where what was published is on record, named pages that are gone.
test('names the pages in the live site’s sitemap that are gone, where a host replaces the whole site', async () => {
  const live = spawn(process.execPath, ['--eval', LIVE_SITEMAP], { stdio: ['ignore', 'pipe', 'inherit'] })
  const origin = String((await once(live.stdout, 'data'))[0])
  put('npx', '#!/bin/sh\n')
  chmodSync(join(root, 'npx'), 0o755)
  put('out/sitemap.xml', sitemapOf(origin, ['/']))
  put('out/_redirects', '/moved.php / 301\n')
  writeManifest(join(root, OUT), true)
  const { stdout } = deployCommand(['netlify'])
  live.kill()
  expect(stdout).toMatch(/is published\.\nThese addresses were published and are no more\..*again:\n {2}\/b\/c\/\n$/)
})

const withRsync = hasRsync ? test : test.skip
withRsync('lists what it would do, does it, and says how to go back', () => {
  mkdirSync(join(root, 'www'))
  const { stdout } = deployCommand(['rsync', '--dry-run'])
  expect(stdout).toContain('assets/a-1.js (text/javascript; charset=utf-8; public, max-age=31536000, immutable)')
  expect(textsIn(join(root, 'www'))).toEqual({})
  expect(deployCommand(['rsync'])).toMatchObject({ status: 0, message: '' })
  const first = readManifest(join(root, OUT))?.version ?? ''
  expect(deployCommand(['rsync']).stdout).toBe(`Version ${first} is published already.\n`)
  writeExport(join(root, OUT), SECOND)
  expect(deployCommand(['rsync']).stdout).toContain(`npm run deploy -- rsync --version ${first}`)
  expect(deployCommand(['rsync', '--version', first]).status).toBe(0)
  expect(textsIn(join(root, 'www'))).toMatchObject(FIRST)
})

// Regression: pages were published whose styles the server's former policy refused, without a word.
withRsync('says when the server needs another configuration', () => {
  mkdirSync(join(root, 'www'))
  const said = (files: Files, ...words: string[]) => {
    writeExport(join(root, OUT), files)
    return deployCommand(['rsync', ...words]).stdout.includes('Give the server')
  }
  expect([said(FIRST), said(SECOND)]).toEqual([false, false])
  const restyled = { ...SECOND, _headers: HEADERS.replace("'none'", "'self'") }
  expect([said(restyled, '--dry-run'), said(restyled), said(restyled)]).toEqual([true, true, false])
})

// Regression: links and search results led to a page that had been renamed, and nobody was told.
withRsync('names the pages that were published and are gone, unless a redirect leads on', () => {
  mkdirSync(join(root, 'www'))
  const said = (files: Files, ...words: string[]) => {
    writeExport(join(root, OUT), files)
    return /These addresses were published(.|\n)*/.exec(deployCommand(['rsync', ...words]).stdout)?.[0]
  }
  const former = { ...SECOND, 'a/index.html': 'A', 'b/c/index.html': 'C', 'd.txt': 'D' }
  const redirected = { ...SECOND, 'a/index.html': 'A has moved' }
  expect([said(FIRST), said(former)]).toEqual([undefined, undefined])
  expect(said(redirected, '--dry-run')).toMatch(/content\/redirects\.yaml, build and deploy again:\n {2}\/b\/c\/\n$/)
  expect(said(redirected)).toContain('again:\n  /b/c/\n')
  expect(said(redirected)).toBeUndefined()
})

withRsync('quotes rsync where its folder is not there', () => {
  const { status, message } = deployCommand(['rsync'])
  expect(status).toBe(1)
  expect(message).toMatch(/^rsync ended with 23:\n.*No such file or directory/)
})

test('everything that is wrong in hosting/deploy.yaml is named at once, with what is expected', () => {
  const text =
    's3: { bucket: MY_BUCKET, region: sydney, distribution: null }\nrsync: { target: -e sh }\nnetlify: null\n'
  expect(() => settingsOf('s3', text)).toThrow(
    [
      'hosting/deploy.yaml is not as expected:',
      '  s3.bucket: expected the name of a bucket, such as www.example.com.au',
      '  s3.region: expected a region of AWS, such as ap-southeast-2',
      '  rsync.target: expected a folder, such as deploy@www.example.com.au:/var/www/site or /var/www/site',
      '  cloudflare: Invalid input: expected object, received undefined',
    ].join('\n'),
  )
})

// Regression: of a server without a folder, which stands for the home folder, it was the root.
test.each(['deploy@www.example.com.au:', '-e', 'two words'])('rsync publishes into no “%s”', (target) => {
  const text = SETTINGS.replace('target: www', `target: "${target}"`)
  expect(() => settingsOf('rsync', text)).toThrow('rsync.target: expected a folder, such as')
})

test('has Cloudflare’s own program publish the production branch of the project', () => {
  put('hosting/deploy.yaml', SETTINGS.replace('cloudflare: null', 'cloudflare: { project: site, branch: live }'))
  expect(deployCommand(['cloudflare', '--dry-run']).stdout).toMatch(
    /^npx --yes wrangler@[\d.]+ pages deploy out --project-name site --branch live\n$/,
  )
})

// Regression: a hyphen in the branch was refused.
test('the production branch of Cloudflare Pages may have a hyphen, and be no option of its program', () => {
  const text = (branch: string) =>
    `${SETTINGS.replace('cloudflare: null', '')}cloudflare: { project: site, branch: ${branch} }`
  expect(settingsOf('cloudflare', text('live-site/2026')).branch).toBe('live-site/2026')
  expect(() => settingsOf('cloudflare', text('--help'))).toThrow('cloudflare.branch: expected the production branch')
})
