// Checks all content before the build. With --launch it also refuses what is still a sample or not confirmed.
import { checkContent } from '../content/catalogue'
import { describeProblems, describeUnconfirmed } from '../content/problem'

const { catalogue, problems, unconfirmed } = checkContent(process.cwd())

if (!catalogue) {
  console.error(describeProblems(problems))
  process.exit(1)
}
if (process.argv.includes('--launch') && unconfirmed.length > 0) {
  console.error(describeUnconfirmed(unconfirmed))
  process.exit(1)
}
console.log(
  `content: ${catalogue.routes.length} addresses, ${unconfirmed.length} values still samples or not confirmed`,
)
