// Makes, below public/, the files that pages show of the pictures in content/, and the icons; and .pictures/manifest.json for content/pictures.ts.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import sharp from 'sharp'
import { CONTENT_ROOT, checkContent } from '../content/catalogue'
import { MANIFEST_FILE, type MadePicture } from '../content/pictures'
import { describeProblems, type Problem } from '../content/problem'
import { encode, removeStale, type Encoded } from './pictures/encode'
import { makeIcons } from './pictures/icons'
import { measureMasters, unreadable } from './pictures/measure'
import { inTurns } from './pictures/turns'
import { wantedMasters } from './pictures/wanted'

const FOLDER = 'public'

// An encoder takes one thread, and there are two of them: the machine stays usable.
sharp.concurrency(1)
const SIDE_BY_SIDE = 2

const { content, problems } = checkContent()
stopAt(problems)
const wanted = wantedMasters(CONTENT_ROOT, content)
stopAt(await measureMasters(CONTENT_ROOT, wanted))

const unreadables: Problem[] = []
const encoded = new Map<string, Encoded>()
await inTurns(SIDE_BY_SIDE, wanted, async (each) => {
  try {
    const result = await encode(CONTENT_ROOT, FOLDER, each)
    encoded.set(each.name, result)
    if (result.written > 0) {
      console.log(`pictures: ${each.name}, ${Math.max(...result.made.widths)} px wide, ${sizeOf(result.files)}`)
    }
  } catch (error) {
    unreadables.push(unreadable(each.master.file, error))
  }
})
stopAt(unreadables)

const all = [...encoded.values()]
const files = all.flatMap((each) => each.files)
const removed = removeStale(FOLDER, 'pictures', new Set(files))
const manifest: Record<string, MadePicture> = Object.fromEntries(
  wanted.flatMap(({ name }) => {
    const result = encoded.get(name)
    return result ? [[name, result.made]] : []
  }),
)
mkdirSync(dirname(MANIFEST_FILE), { recursive: true })
writeFileSync(MANIFEST_FILE, `${JSON.stringify({ pictures: manifest }, null, 2)}\n`)
console.log(
  `pictures: ${all.length} pictures, ${all.filter(({ written }) => written > 0).length} made now, ${removed} stale files removed; ${sizeOf(files)} in all`,
)

console.log(`pictures: ${await makeIcons(FOLDER)} icons from the mark`)

/** "12 files, 340 kB". @param addresses of files, from the site's root */
function sizeOf(addresses: readonly string[]): string {
  const bytes = addresses.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)
  return `${addresses.length} files, ${Math.ceil(bytes / 1024)} kB`
}

function stopAt(found: readonly Problem[]): void {
  if (found.length === 0) return
  console.error(describeProblems(found))
  process.exit(1)
}
