// Copies the sample company to where the tests of the code find it, before content/ becomes another
// company's: npm run sample:keep.
import { cpSync, existsSync } from 'node:fs'
import { basename, join } from 'node:path'
import { checkContent } from '../../lib/content/get-content'
import { COMPANY_FOLDERS, KEPT_SAMPLE } from './kept-sample'

/** What a tool writes for editors. */
const GENERATED = '.schema'

const trouble = findTrouble()
if (trouble) {
  console.error(`npm run sample:keep: ${trouble}`)
  process.exit(1)
}
for (const folder of COMPANY_FOLDERS) {
  cpSync(folder, join(KEPT_SAMPLE, folder), { recursive: true, filter: (path) => basename(path) !== GENERATED })
}
console.log(`The sample company is in ${KEPT_SAMPLE}, for npm test. Now change content/ and public/: docs/launch.md`)

function findTrouble(): string | undefined {
  if (existsSync(KEPT_SAMPLE)) return `${KEPT_SAMPLE} is there already.`
  const isSample = checkContent().unconfirmed.some(
    ({ file, field, reason }) => file === 'content/site.yaml' && field === 'name' && reason === 'sample',
  )
  if (isSample) return
  return [
    '`name` in content/site.yaml is not marked as the sample’s; expected the content as it came.',
    `Copy ${COMPANY_FOLDERS.join('/ and ')}/ from the project’s first commit, or as you got it, to ${KEPT_SAMPLE}/.`,
  ].join(' ')
}
