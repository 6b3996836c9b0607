// What runs the project elsewhere: GitHub's workflows and the builds on Netlify.
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { NETLIFY_FOLDER } from '../../scripts/deploy/hosts'

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

interface Workflow {
  on: Record<string, unknown>
  permissions: Record<string, string>
  jobs: Record<string, Job>
}

interface Job {
  permissions?: Record<string, string>
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[]
}

const workflow = (name: string) => parse(textOf(name)) as Workflow
const stepsOf = (jobs: readonly Job[]) => jobs.flatMap(({ steps }) => steps)

test.each(WORKFLOWS)('%s may read the repository, and leaves no credentials to the code that it runs', (name) => {
  const { permissions, jobs } = workflow(name)
  expect(permissions).toEqual({ contents: 'read' })
  const checkouts = stepsOf(Object.values(jobs)).filter(({ uses }) => uses?.startsWith('actions/checkout@'))
  expect(checkouts.map((step) => step.with?.['persist-credentials'])).toEqual(checkouts.map(() => false))
})

test.each(WORKFLOWS)('%s runs no code of a pull request with more rights, and no words that others chose', (name) => {
  const { on, jobs } = workflow(name)
  expect(Object.keys(on)).not.toContain('pull_request_target')
  const commands = stepsOf(Object.values(jobs)).map(({ run = '' }) => run)
  expect(commands.filter((command) => command.includes('${{'))).toEqual([])
})

// Regression: where content/ is another company's, npm test builds a copy of the project in another
// folder, and what audits a site after it found none.
test.each(WORKFLOWS)('in %s each job builds the site that it looks at', (name) => {
  for (const { steps } of Object.values(workflow(name).jobs)) {
    const commands = steps.flatMap(({ run }) => run ?? [])
    const first = commands.findIndex((command) => /^npm run (test:site|audit)/.test(command))
    if (first >= 0) expect(commands.slice(0, first)).toContainEqual(expect.stringMatching(/^npm run (build|launch)$/))
  }
})

// Regression: the build, with all its dependencies, ran in the job that may ask for the role.
test('what may ask for the role that publishes builds nothing', () => {
  const trusted = WORKFLOWS.flatMap((name) => Object.values(workflow(name).jobs)).filter(
    ({ permissions }) => permissions?.['id-token'],
  )
  const commands = stepsOf(trusted).flatMap(({ run }) => run ?? [])
  expect(commands).toEqual(['npm ci', 'npm run deploy -- s3', 'npm run check:live'])
})

// Regression: Netlify's plugin for Next, which it adds by itself, published what Next has rendered
// in the place of out/: no styles, no pictures, no form. tests/hosts has the plugin.
test.each(['netlify.toml', 'hosting/receiver/netlify.toml'])('with %s Netlify publishes the site', (file) => {
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(`  publish = "${NETLIFY_FOLDER}"\n`)
  expect(text).toContain('[build.environment]\n  NETLIFY_NEXT_PLUGIN_SKIP = "true"\n')
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
