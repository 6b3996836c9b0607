// Stops before a build whose site could not replace out/, and beside another build; then repairs
// what an interrupted one has left.
import { fail } from './command-line'
import { lockTrouble } from './release/lock'
import { recover, replacementTrouble } from './release/swap'

const trouble = replacementTrouble() ?? lockTrouble()
if (trouble) fail(trouble)
recover()
