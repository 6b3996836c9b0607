// What each additional article costs a build: time and memory of every step, files and bytes. npm
// run bench:grow -- 30 60
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { copyProject } from '../../../tests/support/project-copy'
import { STEPS } from '../../build'
import { commandLine, fail } from '../../command-line'
import { addArticles } from './articles'
import { temporaryFolder } from './exit'
import { measuredRun, type Cost } from './measured-run'
import { table } from './table'

/** Draws the missing social pictures: a cost only of a page's first build. */
const ONCE = 'npm run pictures'

/** The cost of a build with so many articles. */
interface Build {
  articles: number
  once: Cost
  steps: Cost[]
  files: number
  bytes: number
}

/** A line of the table: a value for each size, and the growth per page in a smaller unit. */
interface Line {
  name: string
  of: (build: Build) => number
  per: number
}

const { positionals } = commandLine({ allowPositionals: true }, 'npm run bench:grow [-- 30 300 3000]')
const sizes = positionals.length > 0 ? positionals.map(Number) : [30, 300, 3000]
const least = readdirSync('content/articles').length
if (sizes.some((size, i) => !Number.isInteger(size) || size <= (sizes[i - 1] ?? least)))
  fail(
    `The sizes are ${positionals.join(' ')}; expected whole numbers above ${least}, the least first, such as 30 300.`,
  )
if (!existsSync('.pictures/manifest.json')) fail('The pictures are not made yet. Run npm run pictures first.')

const steps = Object.keys(STEPS)

const builds: Build[] = []
for (const articles of sizes) builds.push(await build(articles))

const sum = (costs: readonly Cost[]) => costs.reduce((total, { ms }) => total + ms, 0)
const lines: Line[] = [
  ...steps.map((step, i): Line => ({
    name: `${step}: s (ms)`,
    of: (build) => (build.steps[i]?.ms ?? NaN) / 1000,
    per: 1000,
  })),
  { name: '**all steps: s (ms)**', of: (build) => sum(build.steps) / 1000, per: 1000 },
  { name: `once, ${ONCE}: s (ms)`, of: ({ once }) => once.ms / 1000, per: 1000 },
  ...steps.map((step, i): Line => ({
    name: `${step}: MB (kB)`,
    of: (build) => (build.steps[i]?.memory ?? NaN) / 1e6,
    per: 1000,
  })),
  { name: 'files in out/', of: ({ files }) => files, per: 1 },
  { name: 'out/: MB (kB)', of: ({ bytes }) => bytes / 1e6, per: 1000 },
]
console.log('\n### Growth: each step of a build; in brackets the unit of the growth per page added\n')
console.log(
  table(
    [
      '',
      ...sizes.map((size) => `${size} articles`),
      ...sizes.slice(1).map((size, i) => `per page, ${sizes[i]}–${size}`),
    ],
    lines.map(({ name, of, per }) => [
      name,
      ...builds.map((build) => shown(of(build))),
      ...builds.slice(1).map((build, i) => {
        const before = builds[i] ?? build
        return shown(((of(build) - of(before)) / (build.articles - before.articles)) * per)
      }),
    ]),
  ),
)

/** Builds a copy of the project with so many articles, step by step. */
async function build(articles: number): Promise<Build> {
  const root = temporaryFolder()
  copyProject(root)
  addArticles(root, articles)
  const run = (command: string) => {
    console.error(`${articles} articles: ${command}`)
    return measuredRun(command, root)
  }
  const once = await run(ONCE)
  const costs: Cost[] = []
  for (const step of steps) costs.push(await run(`npm run build -- ${step}`))
  const out = join(root, 'out')
  const written = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .map((name) => statSync(join(out, name)))
    .filter((entry) => entry.isFile())
  rmSync(root, { recursive: true })
  return {
    articles,
    once,
    steps: costs,
    files: written.length,
    bytes: written.reduce((total, { size }) => total + size, 0),
  }
}

function shown(value: number): string {
  return Math.abs(value) < 10 ? value.toFixed(2) : Math.round(value).toLocaleString('en-AU')
}
