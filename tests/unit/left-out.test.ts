import { existsSync, readFileSync } from 'node:fs'
import { LEFT_OUT_IN_FIREFOX } from '../support/engines'

test.each(LEFT_OUT_IN_FIREFOX)('$file has the tests that Firefox does not run: $title', ({ file, title, setting }) => {
  const path = `tests/e2e/${file}`
  expect(existsSync(path)).toBe(true)
  const source = readFileSync(path, 'utf8')
  expect(source).toContain(title ?? '')
  expect(source).toContain(setting ?? '')
})
