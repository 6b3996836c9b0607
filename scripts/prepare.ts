// Repairs what an interrupted build has left, and stops before a build whose site could not replace
// out/.
import { recover, replacementTrouble } from './release/swap'

recover()
const trouble = replacementTrouble()
if (trouble) {
  console.error(trouble)
  process.exit(1)
}
