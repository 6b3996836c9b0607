import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const source = ['app', 'components', 'lib'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name)),
)
const routeFiles = source.filter((file) => file.endsWith('page.tsx') && file.startsWith('app'))
const read = (file: string) => readFileSync(file, 'utf8')

test('React draws a component in the browser if and only if its file says so by its name', () => {
  const client = source.filter((file) => /^['"]use client['"]/m.test(read(file)))
  expect(client.sort()).toEqual(source.filter((file) => file.endsWith('.client.tsx')).sort())
})

test('files are named in kebab-case', () => {
  const names = source
    .map((file) => file.split('/').at(-1) ?? '')
    .filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*(\.client|\.d|\.dev)?\.tsx?$/.test(name))
  expect(names).toEqual([])
})

test.each(routeFiles)('%s is short and holds no class names', (file) => {
  expect(read(file).split('\n').length).toBeLessThanOrEqual(45)
  expect(read(file)).not.toMatch(/className/)
})

/** The tested sets of colours, and what every company’s palette has in common. */
const COLOURED = ['lib/brand/derive.ts', 'lib/content/schema/colours.ts']

test('no colour is written in code: content/brand has them all', () => {
  const coloured = source
    .filter((file) => !COLOURED.includes(file))
    .filter((file) => /#[0-9a-f]{6}\b|rgb\(|hsl\(|oklch\(/i.test(read(file)))
  expect(coloured).toEqual([])
})
