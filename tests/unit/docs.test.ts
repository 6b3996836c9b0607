import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { TARGET } from '../../scripts/browser/bundle'
import { FEATURES, GRADES, type Versions } from '../support/old-browsers'

const DOCS = [
  ...readdirSync('.').filter((name) => name.endsWith('.md')),
  ...['docs', 'docs/decisions', 'hosting', 'hosting/receiver', 'content/photos'].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith('.md'))
      .map((name) => `${folder}/${name}`),
  ),
]

/** What no clone has from the start, or what stands for a name that the reader chooses. */
const NOT_IN_A_CLONE =
  /[<*…]|^tests\/fixtures\/clearquay|^content\/(\.schema|brand\/(wordmark\.svg|font\.woff2|font-licence\.txt)|photos\/.+\.jpg|(people|team|case-studies|jobs|documents)(\/|$))/

test.each(DOCS)('every link in %s leads to a file that is there', (file) => {
  const links = [...readFileSync(file, 'utf8').matchAll(/\]\((?!https?:|[#/{])([^)#\s]+)/g)].map(
    ([, link = '']) => link,
  )
  expect(links.filter((link) => !existsSync(join(dirname(file), link)))).toEqual([])
})

test.each(DOCS)('every file and folder of the project that %s names is there', (file) => {
  const named = [
    ...readFileSync(file, 'utf8').matchAll(/`((?:app|components|content|docs|hosting|lib|scripts|tests)\/[^`\s]*)`/g),
  ].map(([, path = '']) => path)
  expect(named.filter((path) => !NOT_IN_A_CLONE.test(path) && !existsSync(path))).toEqual([])
})

test('every command that the documentation names is a script of package.json', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  const named = DOCS.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/npm run (?:-s )?([\w:]+)/g)].map(([, name = '']) => [file, name] as const),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(([, name]) => !Object.hasOwn(scripts, name))).toEqual([])
})

test('the README has at most 60 lines', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(60)
})

describe('docs/browsers.md', () => {
  const text = readFileSync('docs/browsers.md', 'utf8')
  const rows = text.split('\n').map((line) => line.split('|').map((cell) => cell.trim()))
  const versions = (name: string) => rows.find(([, first]) => first === name)?.slice(2, 5)
  const written = ({ chrome, safari, firefox }: Versions) =>
    [chrome, safari, firefox].map((it) => String(it ?? 'none yet'))

  test.each(Object.entries(FEATURES))('has a row for %s with its versions', (name, { since }) => {
    expect(versions(name)).toEqual(written(since))
  })

  test.each(Object.entries(GRADES))('has grade %s with its versions', (grade, since) => {
    expect(versions(grade)).toEqual(written(since))
  })

  test('grade A has every feature but decoration, and grade B is what the code is built for', () => {
    const needed = Object.values(FEATURES).filter(({ decoration }) => !decoration)
    const newest = (engine: keyof Versions) => Math.max(...needed.map(({ since }) => since[engine] ?? Infinity))
    expect(GRADES.A).toEqual({ chrome: newest('chrome'), safari: newest('safari'), firefox: newest('firefox') })
    expect(
      Object.entries(GRADES.B)
        .map(([engine, version]) => engine + version)
        .sort(),
    ).toEqual([...TARGET].sort())
  })
})
