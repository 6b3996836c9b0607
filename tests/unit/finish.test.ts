import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { takeApart, withEnds } from '@/scripts/finish/page'
import { readIntegrity, withIntegrity, writeRuntime } from '@/scripts/finish/runtime'
import { starterText } from '@/scripts/finish/starter-text'

/** The parts of a page as Next 16.4 exports it. */
const PARTS = {
  head: '<!DOCTYPE html><html lang="en-AU"><head><meta charSet="utf-8"/>',
  styles: '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>',
  preload: '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>',
  chunks:
    '<script src="/_next/static/chunks/one.js" async=""></script><script src="/_next/static/chunks/turbopack-x.js" async=""></script>',
  polyfill: '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
  linkedData: '<script type="application/ld+json">{"@context":"https://schema.org"}</script><h1>Cleaning</h1>',
  start:
    '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/one.js"],"runtimeModuleIds":[7]});</script>',
  opens: '<script>(self.__next_f=self.__next_f||[]).push([0])</script>',
  data: String.raw`<script>self.__next_f.push([1,"0:{\"a\":\"“b”\"}\n"])</script><script>self.__next_f.push([1,"1:1"])</script>`,
  end: '</body></html>',
}
const page = (changes: Partial<typeof PARTS> = {}) => Object.values({ ...PARTS, ...changes }).join('')

test('a page of Next’s is taken apart into what visitors see, and what React needs later', () => {
  const { html, data, chunks, stylesheet, start } = takeApart(page())
  expect(html).toBe(PARTS.head + PARTS.styles + '</head><body>' + PARTS.linkedData + PARTS.end)
  expect(data).toBe('0:{"a":"“b”"}\n1:1')
  expect(chunks).toEqual(['/_next/static/chunks/one.js', '/_next/static/chunks/turbopack-x.js'])
  expect(stylesheet).toBe('/_next/static/chunks/a.css')
  expect(start).toContain('"runtimeModuleIds":[7]')
  const ends = withEnds(html, { head: '<meta name="a$&"/>', end: '<script>1</script>' })
  expect(ends.startsWith(`${PARTS.head}<meta name="a$&"/>`)).toBe(true)
  expect(ends.endsWith('<script>1</script></body></html>')).toBe(true)
})

/** What an upgrade of Next might change, and what the build then says. */
const CHANGES: [string, Partial<typeof PARTS>, string][] = [
  ['a script that nobody knows', { linkedData: '<script>track()</script>' }, 'an unknown script: <script>track()'],
  ['scripts without async', { chunks: PARTS.chunks.replaceAll(' async=""', '') }, 'Turbopack’s runtime'],
  ['no script that starts', { start: '' }, 'id="_R_"'],
  ['another script that starts', { start: '<script id="_R_">boot()</script>' }, 'an unknown script: <script id="_R_"'],
  ['no data', { data: '' }, 'begins the page’s data'],
  ['no stylesheet', { styles: '' }, 'one stylesheet'],
  ['another link to a script', { preload: '<link as="script" rel="preload" href="/x.js"/>' }, 'links to scripts'],
  ['no encoding', { head: '<html><head>' }, 'charSet'],
  ['something after the page', { end: '</body></html><!-- built -->' }, '</body></html> at the end'],
]

test.each(CHANGES)('a page with %s stops the build, which says so', (_what, changes, said) => {
  expect(() => takeApart(page(changes))).toThrow(said)
})

test('all that is not as it should be is said at once', () => {
  expect(() => takeApart(page({ start: '', styles: '', data: '' }))).toThrow(
    /one stylesheet[\s\S]*id="_R_"[\s\S]*begins the page’s data/,
  )
})

describe('the runtime', () => {
  const FOLDER = '_next/static/chunks'
  const SAYS = '"object"==typeof document?document.currentScript:void 0'
  const LOADER = 'let n=document.createElement("script");n.crossOrigin=null,n.src=t,n.onerror=()=>{}'
  const shared = ['one', 'turbopack-x'].map((name) => `/${FOLDER}/${name}.js`)
  const start = 'T.push({"otherChunks":["static/chunks/gone.js"],"runtimeModuleIds":[7]});'
  let out: string

  beforeEach(() => {
    out = mkdtempSync(join(tmpdir(), 'finish-'))
    mkdirSync(join(out, FOLDER), { recursive: true })
    for (const [name, text] of Object.entries({ one: `T.push([${SAYS},1])`, 'turbopack-x': LOADER, later: 'later()' }))
      writeFileSync(join(out, FOLDER, `${name}.js`), text)
  })
  afterEach(() => rmSync(out, { recursive: true }))

  test('is one script, in which each part says its own name and the loader checks what it loads later', () => {
    const hashes = readIntegrity(out)
    const address = writeRuntime(out, { shared, start }, hashes)
    const text = readFileSync(join(out, address), 'utf8')
    expect(text).toContain('T.push(["static/chunks/one.js",1])')
    expect(text).toContain('"otherChunks":["static/chunks/one.js"]')
    expect(text).toContain(`"/${FOLDER}/later.js":"${hashes.get(`/${FOLDER}/later.js`)}"`)
    expect(text).toMatch(/n\.integrity=\{.*\}\[t\]\|\|"",n\.src=t/)
    expect(readdirSync(join(out, FOLDER)).sort()).toEqual(['later.js', address.split('/').at(-1)].sort())
  })

  test('changes its name when it changes', () => {
    const first = writeRuntime(out, { shared: shared.slice(0, 1), start }, new Map())
    writeFileSync(join(out, FOLDER, 'one.js'), `T.push([${SAYS},2])`)
    expect(writeRuntime(out, { shared: shared.slice(0, 1), start }, new Map())).not.toBe(first)
  })

  test.each([
    ['one', 'T.push([1])', 'one.js: expected "object"==typeof document'],
    ['turbopack-x', 'load()', 'turbopack-x.js: expected'],
  ])('stops the build when %s.js is written in another way', (name, text, said) => {
    writeFileSync(join(out, FOLDER, `${name}.js`), text)
    expect(() => writeRuntime(out, { shared, start }, readIntegrity(out))).toThrow(said)
  })
})

test('React’s data loads no script by itself, and checks its stylesheet', () => {
  const data = `0:[["$","script","script-0",{"src":"/_next/static/chunks/one.js","async":true,"nonce":"$undefined"}],["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css","precedence":"next"}]]`
  expect(withIntegrity(data, new Map([['/_next/static/chunks/a.css', 'sha256-abc']]))).toBe(
    `0:[null,["$","link","0",{"rel":"stylesheet","href":"/_next/static/chunks/a.css","integrity":"sha256-abc","precedence":"next"}]]`,
  )
})

test.each([true, false])('the starter, counting visits: %s, stays below 1000 bytes', (counts) => {
  const text = starterText({ counts })
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(1000)
  expect(text.includes('referrer')).toBe(counts)
  expect(text).not.toContain('</script')
})
