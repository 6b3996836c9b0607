// Stops the build if the site is incomplete: if a page refers to something that does not exist, or
// lacks what protects its visitors.
import { getContent } from '../lib/content/get-content'
import { NOT_FOUND_FILE, fileOf } from '../lib/content/routes'
import { siteUrl } from '../lib/site/site-url'
import { fail } from './command-line'
import { exportProblems } from './release/check'
import { BUILDING } from './release/folders'

const pages = [...getContent().routes.map(({ path }) => fileOf(path)), NOT_FOUND_FILE]
const problems = exportProblems(BUILDING, pages, siteUrl())
if (problems.length > 0) {
  fail(
    `The site in ${BUILDING}/ is incomplete:\n${problems.map((problem) => `  ${problem}`).join('\n')}\n` +
      'If content/ was edited during the build, build again. Otherwise this is a fault of the build itself.',
  )
}
console.log(`check: ${pages.length} pages refer to nothing that is missing`)
