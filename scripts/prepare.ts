// Puts right what a build that was ended has left, and stops before a build whose site could not
// take the place of out/.
import { recover, replacementTrouble } from './release/swap'

recover()
const trouble = replacementTrouble()
if (trouble) {
  console.error(trouble)
  process.exit(1)
}
