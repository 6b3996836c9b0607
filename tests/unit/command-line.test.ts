import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
/** What an owner or an engineer calls with options. */
const COMMANDS = [
  ...['serve', 'dev', 'edit', 'build', 'launch', 'approve', 'deploy', 'check:live'],
  ...['art', 'bench:grow', 'bench:serve'],
]

// Regression: an option that a command does not know, such as a mistyped one, was answered with the
// stack of an exception, or with the options of another command; npm run art rendered the picture
// anew where --draft was mistyped.
test.each(COMMANDS)('npm run %s says what it expects where it does not know an option', (name) => {
  // The last program has the options; those before it install packages and make pictures.
  const program = scripts[name]?.split(' && ').at(-1)
  const { status, stderr } = spawnSync(`${program} --no-such-option`, { shell: true, encoding: 'utf8' })
  const [problem = '', expected = '', ...more] = stderr.trim().split('\n')
  expect([status, more]).toEqual([1, []])
  expect(problem).toContain("'--no-such-option'")
  expect(expected).toContain(`expected  npm ${name === 'serve' ? 'start' : `run ${name}`}`)
})
