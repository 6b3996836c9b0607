// What runs the project elsewhere: GitHub's workflows and the builds on Netlify.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'

const FOLDER = '.github/workflows'
const WORKFLOWS = readdirSync(FOLDER)
const textOf = (name: string) => readFileSync(join(FOLDER, name), 'utf8')

// Regression: actions were named by tags, which whoever writes to their repository can move to
// other code; one of them is given the right to publish the site.
test.each(WORKFLOWS)('%s runs actions at fixed commits', (name) => {
  const used = [...textOf(name).matchAll(/uses: (.+)/g)].map(([, action = '']) => action)
  expect(used.length).toBeGreaterThan(0)
  expect(used.filter((action) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(action))).toEqual([])
})

test.each(WORKFLOWS)('%s may read the repository, and nothing else but ask for the role that publishes', (name) => {
  const { permissions } = parse(textOf(name)) as { permissions: object }
  expect(permissions).toEqual({ contents: 'read', ...(name === 'deploy.yml' && { 'id-token': 'write' }) })
})

// Regression: with the receiver's netlify.toml, Netlify published samples.
test('Netlify builds the same with the receiver as without it: a launch, and previews', () => {
  const commands = (file: string) =>
    [...readFileSync(file, 'utf8').matchAll(/^(?:\[(.+)\]\n)?\s*command = "(.+)"/gm)].map((match) => match.slice(1))
  const site = commands('netlify.toml')
  expect(site[0]).toEqual(['build', 'npm run build -- --launch'])
  expect(commands('hosting/receiver/netlify.toml')).toEqual(
    site.map(([context, command]) => [context, `${command} && npm run receiver:build`]),
  )
})
