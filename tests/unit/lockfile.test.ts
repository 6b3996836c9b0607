import { readFileSync } from 'node:fs'
import { subset } from 'semver'

interface Lock {
  packages: Record<
    string,
    {
      optionalDependencies?: Record<string, string>
      integrity?: string
      inBundle?: true
      optional?: true
      engines?: { node?: string }
    }
  >
}

describe.each([
  'package-lock.json',
  'scripts/deploy/aws/package-lock.json',
  'scripts/edit/decap/package-lock.json',
  'tests/audit/package-lock.json',
  'tests/hosts/package-lock.json',
])('%s', (file) => {
  const text = readFileSync(file, 'utf8')
  const { packages } = JSON.parse(text) as Lock

  // Regression: npm left the packages of other systems out of the lockfile, since the registry at
  // hand did not serve them, and npm ci then refused to install anything in a fresh clone.
  test('has the packages of every system that a dependency asks for', () => {
    const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
    const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    expect(asked.filter((name) => !names.has(name))).toEqual([])
  })

  test('names no host, so that any registry serves it', () => {
    expect(text).not.toMatch(/"resolved"/)
  })

  // What is in another package's archive is covered by the integrity of that archive.
  test('has an integrity for every package that is downloaded', () => {
    const downloaded = Object.entries(packages).filter(([path, { inBundle }]) => path !== '' && !inBundle)
    expect(downloaded.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
  })
})

// Regression: npm warned of an unsupported engine on the first run with a Node that we said works.
test('every package of the default install works on all versions of Node that package.json names', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } }
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock
  const refused = Object.entries(packages).filter(
    ([, { optional, engines: own }]) => !optional && own?.node && !subset(engines.node, own.node),
  )
  expect(refused.map(([path, { engines: own }]) => [path, own?.node])).toEqual([])
})
