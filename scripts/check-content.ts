// Checks all content before the build. With --launch it also refuses what is still a sample or not confirmed.
import { SITE_URL } from '../app/_seo/site-url'
import { checkContent } from '../content/catalogue'
import { fictitiousValues } from '../content/launch'
import { describeProblems, describeUnconfirmed } from '../content/problem'

const { catalogue, problems, unconfirmed } = checkContent()

if (!catalogue) {
  console.error(describeProblems(problems))
  process.exit(1)
}
if (process.argv.includes('--launch')) {
  const obstacles = [...unconfirmed, ...fictitiousValues(catalogue, SITE_URL)]
  if (obstacles.length > 0) {
    console.error(describeUnconfirmed(obstacles))
    process.exit(1)
  }
}
console.log(
  `content: ${catalogue.routes.length} addresses, ${unconfirmed.length} values still samples or not confirmed`,
)
