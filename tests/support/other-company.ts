// Before a test: what it reads is the content and the export of the other company (variants.ts).
import { OTHER_COMPANY } from './variants'

process.env.CONTENT_ROOT = OTHER_COMPANY.root
