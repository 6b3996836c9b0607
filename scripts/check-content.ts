// Checks all content, with the sizes and shapes of its source images. With --launch it also fails
// for values that are still samples, not confirmed or not proven.
import { siteUrl } from '../lib/site/site-url'
import { outdatedApprovals } from '../lib/content/approvals'
import { expiringDocuments } from '../lib/content/checks/documents'
import { CONTENT_ROOT, checkContent } from '../lib/content/get-content'
import { sampleWords } from '../lib/content/launch'
import { weakSources } from '../lib/content/sources'
import { describeProblems, describeUnconfirmed, describeWarnings } from '../lib/content/problem'
import { launchSteps } from './launch/steps'
import { measureSourceImages } from './pictures/measure'
import { requiredSourceImages } from './pictures/required'
import { checkWords } from './pictures/words'
import { writeJsonSchemas } from './check-content/json-schema'

writeJsonSchemas()

const { content, siteContent, problems, unconfirmed, texts } = checkContent()
const required = requiredSourceImages(CONTENT_ROOT, content)
const measured = await measureSourceImages(CONTENT_ROOT, content, required)
const all = [...problems, ...checkWords(CONTENT_ROOT, content, required), ...measured.problems]

if (!siteContent || all.length > 0) {
  console.error(describeProblems(all))
  process.exit(1)
}
const warnings = [
  ...measured.warnings,
  ...outdatedApprovals(siteContent.approvals, texts),
  ...weakSources(siteContent, new Date()),
  ...expiringDocuments(siteContent, new Date()),
]
if (warnings.length > 0) console.warn(describeWarnings(warnings))
if (process.argv.includes('--launch')) {
  const sources = { siteContent, unconfirmed, texts, pictures: required, siteUrl: siteUrl(), now: new Date() }
  const obstacles = launchSteps(sources).flatMap(({ left }) => left)
  if (obstacles.length > 0) {
    console.error(describeUnconfirmed(obstacles))
    process.exit(1)
  }
  const words = sampleWords(siteContent)
  if (words.length > 0) console.warn(`Read these once more, they may still be samples:\n\n  ${words.join('\n  ')}\n`)
}
console.log(
  `content: ${siteContent.routes.length} addresses, ${unconfirmed.length} values still samples or not confirmed`,
)
