import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { integrityOf } from '../../scripts/export/assets'
import { inlineSource } from '../../scripts/policy/policy'
import { exportProblems } from '../../scripts/release/check'
import { MANIFEST_FILE, exportTrouble, filesIn, readManifest, sha256 } from '../../scripts/release/manifest'
import { copyPart, writeExport, type Files } from '../support/small-export'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'release-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const SITE = { 'index.html': '<h1>Clean</h1>', 'assets/a-1a2b3c4d.js': 'start()', 'about/index.html': '<h1>About</h1>' }

describe('the manifest', () => {
  test('has every file with its hash, its size and how a host sends it', () => {
    const { files } = writeExport(folder, SITE)
    expect(readManifest(folder)?.files).toEqual(files)
    expect(files.map(({ path }) => path)).toEqual(filesIn(folder))
    expect(files.filter(({ path }) => Object.hasOwn(SITE, path))).toEqual([
      {
        path: 'about/index.html',
        sha256: sha256('<h1>About</h1>'),
        bytes: 14,
        type: 'text/html; charset=utf-8',
        caching: 'public, max-age=0, must-revalidate',
      },
      {
        path: 'assets/a-1a2b3c4d.js',
        sha256: sha256('start()'),
        bytes: 7,
        type: 'text/javascript; charset=utf-8',
        caching: 'public, max-age=31536000, immutable',
      },
      expect.objectContaining({ path: 'index.html' }),
    ])
  })

  // Regression: a photograph from a phone, IMG_1.JPG in public/, was no picture for S3.
  test('knows the type of a file whatever the case of its ending', () => {
    const { files } = writeExport(folder, { 'flyer.PDF': '', 'IMG_1.JPG': '' })
    const types = files.map(({ path, type }) => [path, type])
    expect(types).toEqual(
      expect.arrayContaining([
        ['flyer.PDF', 'application/pdf'],
        ['IMG_1.JPG', 'image/jpeg'],
      ]),
    )
  })

  test('has another version exactly when the files differ', () => {
    const { version } = writeExport(folder, SITE)
    expect(writeExport(folder, SITE).version).toBe(version)
    expect(writeExport(folder, { ...SITE, 'index.html': '<h1>Cleaner</h1>' }).version).not.toBe(version)
  })
})

describe('a folder is no export', () => {
  test('without its manifest, or with half of one', () => {
    expect(exportTrouble(join(folder, 'none'))).toContain('There is no finished export')
    writeExport(folder, SITE)
    const text = readFileSync(join(folder, MANIFEST_FILE), 'utf8')
    writeFileSync(join(folder, MANIFEST_FILE), text.slice(0, text.length / 2))
    expect(exportTrouble(folder)).toContain('There is no finished export')
    rmSync(join(folder, MANIFEST_FILE))
    expect(exportTrouble(folder)).toContain('There is no finished export')
  })

  test('when its copy was ended, after whichever file', () => {
    const from = join(folder, 'from')
    writeExport(from, SITE)
    const all = filesIn(from).length + 1
    for (let count = 0; count < all; count++) {
      copyPart(from, join(folder, `to-${count}`), count)
      expect(exportTrouble(join(folder, `to-${count}`))).toBeDefined()
    }
    copyPart(from, join(folder, 'whole'), all)
    expect(exportTrouble(join(folder, 'whole'))).toBeUndefined()
  })

  test('when files are missing, longer or added: the first five are named, in all they are counted', () => {
    writeExport(folder, { ...SITE, 'a.txt': 'a', 'b.txt': 'b', 'c.txt': 'c', 'd.txt': 'd' })
    for (const name of ['a', 'b', 'c', 'd']) rmSync(join(folder, `${name}.txt`))
    appendFileSync(join(folder, 'index.html'), '!')
    writeFileSync(join(folder, 'notes.txt'), '')
    expect(exportTrouble(folder)).toBe(
      [
        `${folder}/ is not the export that its _files.json describes:`,
        '  a.txt: missing',
        '  b.txt: missing',
        '  c.txt: missing',
        '  d.txt: missing',
        '  index.html: 15 bytes, expected 14',
        '  and 1 more',
      ].join('\n'),
    )
  })

  test('when a byte was changed, which only the hashes tell', () => {
    writeExport(folder, SITE)
    writeFileSync(join(folder, 'index.html'), '<h1>Dirty</h1>')
    expect(exportTrouble(folder)).toBeUndefined()
    expect(exportTrouble(folder, 'hashes')).toContain('  index.html: changed since the build')
  })
})

test('what a host needs beside the export, such as .htaccess or the proof of a certificate, is no part of it', () => {
  writeExport(folder, { ...SITE, '.well-known/security.txt': 'Contact: tel:+61255500142' })
  writeFileSync(join(folder, '.htaccess'), 'Options -Indexes')
  writeFileSync(join(folder, '.well-known/acme'), 'proof')
  expect(exportTrouble(folder, 'hashes')).toBeUndefined()
  rmSync(join(folder, '.well-known/security.txt'))
  expect(exportTrouble(folder)).toContain('.well-known/security.txt: missing')
})

describe('the check at the end of a build', () => {
  const STYLE = 'h1{color:red}'
  const SCRIPT = 'import"./b-1a2b3c4d.js";start()'
  const MAP = JSON.stringify({ integrity: { '/assets/b-1a2b3c4d.js': integrityOf('b()') } })
  const POLICY = `<meta http-equiv="Content-Security-Policy" content="style-src ${inlineSource(STYLE)}; script-src ${inlineSource(MAP)}"/>`
  const page = (body: string) =>
    `<html><head>${POLICY}<style>${STYLE}</style><script type="importmap">${MAP}</script>` +
    `<script type="module" src="/assets/a-1a2b3c4d.js" integrity="${integrityOf(SCRIPT)}"></script></head><body>${body}</body></html>`
  const WHOLE: Files = {
    'index.html': page('<a href="/about/#team">About</a><img src="/pictures/a.webp" alt="">'),
    'about/index.html': page(
      '<h2 id="team">Team</h2><a href="#team">Team</a><a href="https://example.com/">A site</a>',
    ),
    'assets/a-1a2b3c4d.js': SCRIPT,
    'assets/b-1a2b3c4d.js': 'b()',
    'assets/site-1a2b3c4d.css': 'a{background:url(/assets/font-1a2b3c4d.woff2)}',
    'assets/font-1a2b3c4d.woff2': 'font',
    'pictures/a.webp': 'picture',
  }
  const PAGES = ['index.html', 'about/index.html']

  test.each<[string, Files, string | undefined, string[]]>([
    ['nothing in a whole site', {}, undefined, []],
    ['a missing page', {}, 'about/index.html', ['about/index.html: missing']],
    ['a missing picture', {}, 'pictures/a.webp', ['index.html: names /pictures/a.webp, which is not there']],
    [
      'a missing font',
      {},
      'assets/font-1a2b3c4d.woff2',
      ['assets/site-1a2b3c4d.css: names /assets/font-1a2b3c4d.woff2, which is not there'],
    ],
    [
      'a missing module',
      {},
      'assets/b-1a2b3c4d.js',
      [
        'index.html: names /assets/b-1a2b3c4d.js, which is not there',
        'about/index.html: names /assets/b-1a2b3c4d.js, which is not there',
        'assets/a-1a2b3c4d.js: names /assets/b-1a2b3c4d.js, which is not there',
      ],
    ],
    [
      'a link to an anchor that no element has',
      { 'about/index.html': page('') },
      undefined,
      ['index.html: links to /about/#team: not there'],
    ],
    [
      'a script of other bytes',
      { 'assets/b-1a2b3c4d.js': 'c()' },
      undefined,
      [
        'index.html: has another integrity hash than /assets/b-1a2b3c4d.js',
        'about/index.html: has another integrity hash than /assets/b-1a2b3c4d.js',
      ],
    ],
    [
      'a page without a policy',
      { 'about/index.html': page('<h2 id="team"></h2>').replace(POLICY, '') },
      undefined,
      [
        'about/index.html: has 0 policies; expected one',
        `about/index.html: its policy blocks what stands in it: ${STYLE}…`,
        `about/index.html: its policy blocks what stands in it: ${MAP.slice(0, 40)}…`,
      ],
    ],
    [
      'a page with two policies, of which browsers apply both',
      { 'about/index.html': page('<h2 id="team"></h2>').replace(POLICY, POLICY + POLICY) },
      undefined,
      ['about/index.html: has 2 policies; expected one'],
    ],
    [
      'headers of too few kinds',
      { _headers: '/*\n  X-Content-Type-Options: nosniff\n' },
      undefined,
      [
        '_headers: no Content-Security-Policy for /*',
        '_headers: no Strict-Transport-Security for /*',
        '_headers: /assets/* is not immutable',
        '_headers: /pictures/* is not immutable',
      ],
    ],
  ])('names %s', (_, changed, removed, problems) => {
    writeExport(folder, { ...WHOLE, ...changed })
    if (removed) rmSync(join(folder, removed))
    expect(exportProblems(folder, PAGES, 'https://www.example.com')).toEqual(problems)
  })
})
