// Guides the owner to the launch: npm run launch lists each step with what remains to be done, and
// with --all each value. When nothing remains, it builds the site with --launch.
import { spawnSync } from 'node:child_process'
import { CONTENT_ROOT, checkContent } from '../lib/content/get-content'
import { describeProblems } from '../lib/content/problem'
import { siteUrl } from '../lib/site/site-url'
import { commandLine, fail } from './command-line'
import { describeSteps } from './launch/describe'
import { launchSteps } from './launch/steps'
import { requiredSourceImages } from './pictures/required'

const { values } = commandLine({ options: { all: { type: 'boolean', default: false } } }, 'npm run launch -- --all')
const { content, siteContent, problems, unconfirmed, texts } = checkContent()
if (!siteContent) fail(describeProblems(problems))
const pictures = requiredSourceImages(CONTENT_ROOT, content)
const steps = launchSteps({ siteContent, unconfirmed, texts, pictures, siteUrl: siteUrl(), now: new Date() })
console.log(describeSteps(steps, values))
if (steps.some(({ left }) => left.length > 0)) process.exit(1)
const { status } = spawnSync(process.execPath, [...process.execArgv, 'scripts/build.ts', '--launch'], {
  stdio: 'inherit',
})
process.exit(status ?? 1)
