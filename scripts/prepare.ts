// Repairs what an interrupted build has left, and stops before a build whose site could not replace
// out/.
import { fail } from './command-line'
import { recover, replacementTrouble } from './release/swap'

recover()
const trouble = replacementTrouble()
if (trouble) fail(trouble)
