import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { LEFT_OUT_IN_FIREFOX } from '../support/engines'

const files = LEFT_OUT_IN_FIREFOX.filter((left) => 'file' in left)
const settings = LEFT_OUT_IN_FIREFOX.filter((left) => 'setting' in left)

test.each(files)('$file has the tests that Firefox does not run: $title', ({ file, title }) => {
  const path = `tests/e2e/${file}`
  expect(existsSync(path)).toBe(true)
  expect(readFileSync(path, 'utf8')).toContain(title ?? '')
})

test.each(settings)('there are tests in a browser that is set $setting, which Firefox does not run', ({ setting }) => {
  const specs = readdirSync('tests/e2e').filter((name) => name.endsWith('.spec.ts'))
  const tagged = specs.filter((name) => readFileSync(`tests/e2e/${name}`, 'utf8').includes(`setTo('${setting}')`))
  expect(tagged).not.toEqual([])
})
