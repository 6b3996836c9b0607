import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, normalize } from 'node:path'

/** Comes with the script that it styles: scripts/browser/bundle.ts. */
const BUNDLED = ['components/quote/form.css']

const styleFiles = ['app/styles', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => join(folder, file)),
)

test('app/globals.css imports every style file once', () => {
  const imports = [...readFileSync('app/globals.css', 'utf8').matchAll(/@import '(\.[^']+)'/g)]
  const imported = imports.map(([, file = '']) => normalize(join('app', file))).filter((file) => !file.startsWith('.'))
  expect(imported.sort()).toEqual(styleFiles.filter((file) => !BUNDLED.map(normalize).includes(file)).sort())
})

test.each(styleFiles.filter((file) => file.startsWith('components')))('%s stands beside what it styles', (file) => {
  const modules = ['.tsx', '.client.tsx', '.ts'].map((ending) => file.replace(/\.css$/, ending))
  expect(modules.some((module) => existsSync(module))).toBe(true)
})
