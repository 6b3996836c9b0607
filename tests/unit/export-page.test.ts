import { assemble, importMap } from '@/scripts/export/assemble'
import { WIDE } from '@/scripts/export/first-screen'
import { FIRST_SCREEN_CHARACTERS } from '@/scripts/export/first-screen-end'
import { cutPage, findCuts } from '@/scripts/export/page'

const CHARSET = '<meta charSet="utf-8"/>'
const VIEWPORT = '<meta name="viewport" content="width=device-width"/>'
const LINKED_DATA = '<script type="application/ld+json">{"name":"<!-- a clinic -->"}</script>'
const SHEET = '<link rel="stylesheet" href="/_next/static/chunks/a.css" data-precedence="next"/>'
const TEXT = 'w'.repeat(FIRST_SCREEN_CHARACTERS)
const WORDS = `<p>${TEXT}</p>`

interface Parts {
  before?: string
  head?: string
  body?: string
  main?: string
}

/** A page as Next renders it, with these parts in it. */
const page = ({ before = '', head = '', body = '', main = '' }: Parts = {}) =>
  `<!DOCTYPE html>${before}<html lang="en-AU"><head>${CHARSET}${SHEET}${head}${VIEWPORT}<title>Cleaning</title></head>` +
  `<body>${body}<main id="content">${main}</main></body></html>`

const COMMON = {
  rules: 'a{color:red}',
  importMap: importMap(
    new Map([
      ['/assets/loader.js', 'sha256-L'],
      ['/assets/page.js', 'sha256-P'],
    ]),
    '/assets/loader.js',
  ),
  loader: { address: '/assets/loader.js', integrity: 'sha256-L' },
  stylesheet: { address: '/assets/site.css', integrity: 'sha256-S' },
}

/** The page as it is served. */
const served = (html: string) => assemble(cutPage(html, findCuts(html)), COMMON)

/** What a page is served as that has nothing of Next’s. */
const SERVED = served(page())

// What Next 16.4 writes, and what another release might.
const SCRIPTS: [string, string][] = [
  ['a chunk', '<script src="/_next/static/chunks/one.js" async=""></script>'],
  ['page data', '<script>self.__next_f.push([1,"0:{\\"a\\":\\"<p>\\"}"])</script>'],
  ['the script that starts', '<script id="_R_">boot("</" + "div>")</script>'],
  ['one with attributes that nobody knows', '<script data-x=">" nonce="" blocking="render" crossorigin></script>'],
  ['one with its own encoding', '<script charset="utf-8" src="/_next/one.js"></script>'],
  ['one in capitals', '<SCRIPT SRC="/one.js" TYPE="MODULE"></SCRIPT>'],
  ['one of a type that nobody knows', '<script type="text/x-flight">0:[]</script>'],
  ['an import map', '<script type="importmap">{"imports":{}}</script>'],
  ['speculation rules', '<script type="speculationrules">{"prefetch":[]}</script>'],
  ['a preload', '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/main.js"/>'],
  ['a preload of a font', '<link rel="preload" as="font" href="/_next/a.woff2" crossorigin=""/>'],
  ['a module preload', '<link rel="modulepreload" href="/_next/one.js"/>'],
  ['a module preload in capitals', '<LINK REL="MODULEPRELOAD" HREF="/_next/one.js">'],
  ['a prefetch of data', '<link rel="prefetch" href="/index.txt" as="fetch"/>'],
  ['a connection', '<link rel="preconnect" href="/" crossorigin=""/>'],
  ['a note of Next’s', '<meta name="next-size-adjust" content=""/>'],
  ['a comment', '<!--$--><!-- build -->'],
]

test.each(SCRIPTS)('%s goes from the head and from the body', (_, html) => {
  expect(served(page({ head: html }))).toBe(SERVED)
  expect(served(page({ body: html }))).toBe(SERVED)
})

test('a script and a comment go from before the head', () => {
  expect(served(page({ before: '<!-- build --><script src="/one.js"></script>' }))).toBe(SERVED)
})

test('all of them go at once, and from between two texts, which are then one', () => {
  const all = SCRIPTS.map(([, html]) => html).join('')
  expect(served(page({ head: all, main: `<p>Clean${all}ing</p>` }))).toBe(served(page({ main: '<p>Cleaning</p>' })))
})

test('structured data stays as it is, and nothing else that is no script goes', () => {
  const kept = `${LINKED_DATA}<link rel="canonical" href="/"/><meta name="theme-color" content="#fff"/>`
  const button = '<button type="button" data-script="x">&lt;script&gt;</button>'
  const html = served(page({ head: kept, main: button }))
  expect(html).toContain(kept)
  expect(html).toContain(button)
})

describe('the head', () => {
  const PICTURE =
    '<picture><source type="image/avif" srcSet="/a.avif 1x, /b.avif 2x" sizes="(min-width: 9px) &quot;x&quot;, 1px"/>' +
    '<img src="/a.webp" fetchPriority="high"/></picture>'
  const LATER = PICTURE.replaceAll('/a.', '/later.')

  test('begins with encoding, viewport and the first screen’s picture: nothing after a policy is fetched ahead', () => {
    const html = served(page({ head: LINKED_DATA, main: PICTURE + LATER }))
    const preload =
      '<link rel="preload" as="image" type="image/avif" imagesrcset="/a.avif 1x, /b.avif 2x" ' +
      'imagesizes="(min-width: 9px) &quot;x&quot;, 1px" fetchpriority="high"/>'
    expect(html).toContain(`<head>${CHARSET}${VIEWPORT}${preload}${LINKED_DATA}`)
    for (const once of [CHARSET, VIEWPORT, 'as="image"']) expect(html.split(once)).toHaveLength(2)
  })

  test('fetches no picture ahead that is not the first screen’s', () => {
    expect(served(page({ main: PICTURE.replace('fetchPriority="high"', 'loading="lazy"') }))).not.toContain('preload')
  })

  test('ends with the first screen’s rules, the stylesheet for wide screens, what is waited for, which modules may run, and the loader', () => {
    const [, end] = /<title>.*?<\/title>(.*?)<\/head>/.exec(served(page())) ?? []
    expect(end).toBe(
      '<style>a{color:red}</style>' +
        `<link rel="stylesheet" href="/assets/site.css" integrity="sha256-S" media="(min-width: ${WIDE})"/>` +
        '<link rel="expect" href="#below" blocking="render"/>' +
        '<script type="importmap">{"integrity":{"/assets/page.js":"sha256-P"}}</script>' +
        '<script type="module" async fetchpriority="low" src="/assets/loader.js" integrity="sha256-L"></script>',
    )
  })
})

describe('the stylesheet for narrow screens stands', () => {
  const LINK = '<link id="below" rel="stylesheet" href="/assets/site.css" integrity="sha256-S"/>'

  test('at the end of a page that its first screen shows whole', () => {
    expect(served(page({ main: '<h1>Cleaning</h1>' }))).toContain(`<h1>Cleaning</h1>${LINK}</main>`)
  })

  test('before the first part that begins below the first screen', () => {
    expect(served(page({ main: `${WORDS}<section><p>More</p></section>` }))).toContain(`${WORDS}${LINK}<section>`)
  })

  test('never in a list, a table or a paragraph', () => {
    const list = `<ul><li>${WORDS}</li><li><p>More</p></li></ul>`
    expect(served(page({ main: `${list}<p>After</p>` }))).toContain(`${list}${LINK}<p>After</p>`)
  })

  test('where what is read ends: closed answers, menus and drawings do not count, nor does what is above the main part', () => {
    const unread = `<details><summary>Q</summary>${WORDS}</details><svg><text>${TEXT}</text></svg><p hidden>${TEXT}</p>`
    const main = `${unread}<p>One</p>${WORDS}<p>Two</p>`
    expect(served(page({ body: WORDS, main }))).toContain(`${WORDS}${LINK}<p>Two</p>`)
  })

  test('higher where a picture or many short lines take the room of words', () => {
    const lines = '<p>One</p>'.repeat(16)
    const half = `<p>${TEXT.slice(TEXT.length / 2)}</p>`
    for (const above of [`<img/>${half}`, `${lines}<img/><p>All &amp; sundry</p><p>Then</p>`]) {
      const main = `${above}<p>After</p>${WORDS}<p>Two</p>`
      expect(served(page({ main }))).toContain(`${above}${LINK}<p>After</p>`)
    }
  })

  test('behind the first screen’s picture in what is fetched first', () => {
    const picture = '<picture><source srcset="/a.avif 1x"/><img fetchpriority="high"/></picture>'
    expect(served(page({ main: picture }))).toContain(LINK.replace('/>', ' fetchpriority="low"/>'))
  })
})

describe('what is found in a page', () => {
  test('ids that stand in it more than once', () => {
    const main = '<h2 id="promises">A</h2><div id="stats"></div><svg><path id="promises"/></svg><p id="content"></p>'
    expect(findCuts(page({ main })).repeatedIds).toEqual(['promises', 'content'])
  })

  test('its stylesheets in their order', () => {
    const head = '<LINK HREF="/b.css" REL="stylesheet">'
    expect(findCuts(page({ head })).stylesheets).toEqual(['/_next/static/chunks/a.css', '/b.css'])
  })

  test('the names that rules may have for its first screen, without what is closed, hidden, for later or below', () => {
    const main =
      '<h1 class="one two" aria-current="page">A</h1><details class="three"><summary class="four">Q</summary>' +
      '<em class="five"></em></details><i hidden class="six"></i><b data-later class="seven"><u></u></b>' +
      `${WORDS}<section class="eight"></section>`
    const { names } = findCuts(page({ main }))
    const all = ['h1', 'one', 'two', 'aria-current', 'page', 'three', 'summary', 'four', 'em', 'five', 'six', 'seven']
    const seen = [...all, 'u', 'section', 'eight'].filter((name) => names.has(name))
    expect(seen).toEqual(['h1', 'one', 'two', 'aria-current', 'page', 'three', 'summary', 'four'])
  })
})

test('HTML without a head or a main part stops the build', () => {
  for (const html of ['', 'x', page().replaceAll('main', 'div'), page().replaceAll('head', 'div')])
    expect(() => findCuts(html)).toThrow('expected a page with a head and a main part')
})
