// Takes out of the export what Next writes beside the pages: its not-found page as ordinary pages, which a server would answer with status 200.
import { rmSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_BEHIND = ['_not-found', '404']

for (const name of LEFT_BEHIND) rmSync(join('out', name), { recursive: true })
console.log(`clean-export: removed ${LEFT_BEHIND.map((name) => `/${name}/`).join(' and ')}`)
