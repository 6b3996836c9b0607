import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** What an owner calls with options. */
const COMMANDS = ['serve', 'build', 'launch', 'approve', 'deploy', 'check:live']

// Regression: an option that a command does not know, such as a mistyped one, was answered with the
// stack of an exception.
test.each(COMMANDS)('npm run %s says what it expects where it does not know an option', (name) => {
  const { status, stderr } = spawnSync(`${scripts[name]} --no-such-option`, { shell: true, encoding: 'utf8' })
  const [problem = '', expected = '', ...more] = stderr.trim().split('\n')
  expect([status, more]).toEqual([1, []])
  expect(problem).toContain("'--no-such-option'")
  expect(expected).toMatch(/^expected {2}npm (start|run)/)
})
