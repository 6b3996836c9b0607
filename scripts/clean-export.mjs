// Takes out of the export what Next writes beside the pages: its not-found page as ordinary pages, which a server would answer with status 200, and the pieces of each page's data for prefetching, which no link of this site does (components/ui/link.tsx).
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const LEFT_BEHIND = ['_not-found', '404']

for (const name of LEFT_BEHIND) rmSync(join('out', name), { recursive: true })

const pieces = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(^|[\\/])__next\.[^\\/]*\.txt$/.test(file),
)
for (const file of pieces) rmSync(join('out', file))
console.log(
  `clean-export: removed ${LEFT_BEHIND.map((name) => `/${name}/`).join(' and ')} and ${pieces.length} files for prefetching`,
)
