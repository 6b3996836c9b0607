import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS_FILE } from '../../scripts/headers-file.mjs'

/** Whether the export went through the finishing step; FINISH=off leaves Next's own output, without a policy. */
export const finished = () => existsSync(join('out', HEADERS_FILE))
