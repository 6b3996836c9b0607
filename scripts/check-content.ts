// Checks all content, with the sizes and shapes of its source images. With --launch it also fails
// for values that are still samples, not confirmed or not proven.
import { siteUrl } from '../lib/site/site-url'
import { sampleWords } from '../lib/content/launch'
import { describeProblems, describeUnconfirmed, describeWarnings } from '../lib/content/problem'
import { checkAll } from './check-content/check-all'
import { writeJsonSchemas } from './check-content/json-schema'
import { fail, isGiven } from './command-line'
import { launchSteps } from './launch/steps'

writeJsonSchemas()

const { siteContent, problems, warnings, unconfirmed, texts, required } = await checkAll()

if (!siteContent || problems.length > 0) fail(describeProblems(problems))
if (warnings.length > 0) console.warn(describeWarnings(warnings))
if (isGiven('launch')) {
  const sources = { siteContent, unconfirmed, texts, pictures: required, siteUrl: siteUrl(), now: new Date() }
  const obstacles = launchSteps(sources).flatMap(({ left }) => left)
  if (obstacles.length > 0) fail(describeUnconfirmed(obstacles))
  const words = sampleWords(siteContent)
  if (words.length > 0) console.warn(`Read these once more, they may still be samples:\n\n  ${words.join('\n  ')}\n`)
}
const left = unconfirmed.length === 1 ? '1 value still a sample' : `${unconfirmed.length} values still samples`
console.log(`content: ${siteContent.routes.length} addresses, ${left} or not confirmed`)
