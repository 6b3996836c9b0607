// Writes docs/content-reference.md, the fields of all content files, from the schemas.
import { writeFileSync } from 'node:fs'
import { CONTENT_ROOT } from '../../lib/content/get-content'
import { referenceText } from './reference/markdown'

const REFERENCE_FILE = 'docs/content-reference.md'

writeFileSync(REFERENCE_FILE, referenceText(CONTENT_ROOT))
console.log(`reference: ${REFERENCE_FILE}`)
