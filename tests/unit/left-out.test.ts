import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { LEFT_OUT_IN_FIREFOX, LEFT_OUT_IN_WEBKIT } from '../support/engines'

const files = LEFT_OUT_IN_FIREFOX.filter((left) => 'file' in left)
const settings = LEFT_OUT_IN_FIREFOX.filter((left) => 'setting' in left)

test.each([
  ...files.map((left) => ({ ...left, engine: 'Firefox' })),
  ...LEFT_OUT_IN_WEBKIT.map((left) => ({ ...left, engine: 'WebKit' })),
])(
  '$file has the tests that $engine does not run: $title',
  ({ file, title = '' }: { file: string; title?: string }) => {
    const path = `tests/e2e/${file}`
    expect(existsSync(path)).toBe(true)
    expect(readFileSync(path, 'utf8')).toContain(title)
  },
)

test.each(settings)('there are tests in a browser that is set $setting, which Firefox does not run', ({ setting }) => {
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'))
  const tagged = specs.filter((name) => readFileSync(`tests/e2e/${name}`, 'utf8').includes(`setTo('${setting}')`))
  expect(tagged).not.toEqual([])
})

test('each file of browser tests has one of the same name for WebKit, or a reason why not', () => {
  const specsIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const left = LEFT_OUT_IN_WEBKIT.filter(({ title }) => title === undefined).map(({ file }) => file)
  expect([...specsIn('tests/webkit'), ...left].sort()).toEqual(specsIn('tests/e2e').sort())
})
