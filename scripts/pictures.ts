// Makes the variants of the source images in content/, the social pictures and the icons, all in
// .pictures/files; and .pictures/manifest.json, which lists them.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { socialPicture } from '../lib/seo/social'
import { CONTENT_ROOT, getContent, checkContent } from '../lib/content/get-content'
import { MANIFEST_FILE, PICTURE_FILES, readManifest, type Manifest } from '../lib/images/pictures'
import { describeProblems, formatValue, type Problem } from '../lib/content/problem'
import { fail } from './command-line'
import { encode, removeStale } from './pictures/encode'
import { makeIcons } from './pictures/icons'
import { measureSourceImages, unreadable } from './pictures/measure'
import { drawSocial } from './pictures/social'
import { requiredSourceImages } from './pictures/required'
import { checkWords } from './pictures/words'

// An encoder runs in one thread, and there are two of them, so that the machine stays usable.
sharp.concurrency(1)
const PARALLEL = { concurrency: 2 }

const { content, problems } = checkContent()
exitOn(problems)
const required = requiredSourceImages(CONTENT_ROOT, content)
exitOn([
  ...checkWords(CONTENT_ROOT, content, required),
  ...(await measureSourceImages(CONTENT_ROOT, content, required)).problems,
])

const manifest: Manifest = { pictures: {}, social: {} }
await makePictures()
await makeSocialPictures()
mkdirSync(dirname(MANIFEST_FILE), { recursive: true })
writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`pictures: ${await makeIcons(PICTURE_FILES)} icons from the mark`)

/** Every picture in every width and format. */
async function makePictures(): Promise<void> {
  const unreadables: Problem[] = []
  const all: string[] = []
  let made = 0
  const make = async (each: (typeof required)[number]) => {
    try {
      const result = await encode(CONTENT_ROOT, PICTURE_FILES, each)
      manifest.pictures[each.name] = result.made
      all.push(...result.files)
      if (result.written === 0) return
      made += 1
      console.log(`pictures: ${each.name}, ${Math.max(...result.made.widths)} px wide, ${sizeOf(result.files)}`)
    } catch (error) {
      unreadables.push(unreadable(each.sourceImage.file, error))
    }
  }
  await pMap(required, make, PARALLEL)
  exitOn(unreadables)
  removeStaleAndReport('pictures', required.length, made, all)
}

/** One for each page; an alias shows that of its canonical page. */
async function makeSocialPictures(): Promise<void> {
  const known = readManifest().social
  const unwritable: Problem[] = []
  const all: string[] = []
  let made = 0
  const routes = getContent().routes.filter(({ path, canonical }) => path === canonical)
  const make = async (route: (typeof routes)[number]) => {
    const social = socialPicture(route)
    const shown = required.find(({ name }) => name === social.picture)
    if (!shown) throw new Error(`${social.path} shows ${JSON.stringify(social.picture)}, which has no source image.`)
    const result = await drawSocial(PICTURE_FILES, social, CONTENT_ROOT, shown, known[social.path])
    if (result.missing !== '') {
      unwritable.push({
        file: route.entry.file,
        field: 'title',
        found: `${formatValue(social.heading)}, with ${formatValue(result.missing)}`,
        expected: 'characters that the font of the social pictures has: Latin script and the usual punctuation',
      })
      return
    }
    manifest.social[social.path] = result.hash
    all.push(social.path)
    made += Number(result.drawn)
  }
  await pMap(routes, make, PARALLEL)
  exitOn(unwritable)
  removeStaleAndReport('social', routes.length, made, all)
}

/** Removes files of earlier builds that no page shows any more, and prints what there is now. */
function removeStaleAndReport(part: string, count: number, made: number, files: readonly string[]): void {
  const removed = removeStale(PICTURE_FILES, part, new Set(files))
  console.log(`pictures: ${part}/ has ${count}, ${made} made now, ${removed} stale files removed; ${sizeOf(files)}`)
}

/** "12 files, 340 kB". @param addresses of files, from the site's root */
function sizeOf(addresses: readonly string[]): string {
  const bytes = addresses.reduce((sum, file) => sum + statSync(join(PICTURE_FILES, file)).size, 0)
  return `${addresses.length} files, ${Math.ceil(bytes / 1024)} kB`
}

function exitOn(found: readonly Problem[]): void {
  if (found.length > 0) fail(describeProblems(found))
}
