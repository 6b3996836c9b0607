import { readFileSync } from 'node:fs'

interface Lock {
  packages: Record<string, { optionalDependencies?: Record<string, string> }>
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock

// The fault: npm left the packages of other systems out of the lockfile, since the registry at hand
// did not serve them, and npm ci then refused to install anything in a fresh clone.
test('the lockfile has the packages of every system that a dependency asks for', () => {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  const asked = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(asked.filter((name) => !names.has(name))).toEqual([])
})

test('it names no host, so that any registry serves it', () => {
  const text = readFileSync('package-lock.json', 'utf8')
  expect(text).not.toMatch(/"resolved"/)
})
