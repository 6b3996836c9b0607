// Makes the files that pages show of the pictures in content/, the pictures for social networks,
// and the icons, all in .pictures/files; and .pictures/manifest.json, which says what was made.
import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import pMap from 'p-map'
import sharp from 'sharp'
import { socialPicture } from '../lib/seo/social'
import { CONTENT_ROOT, getContent, checkContent } from '../lib/content/get-content'
import { MANIFEST_FILE, PICTURE_FILES, readManifest, type Manifest } from '../lib/images/pictures'
import { describeProblems, formatValue, type Problem } from '../lib/content/problem'
import { encode, removeStale } from './pictures/encode'
import { makeIcons } from './pictures/icons'
import { measureSourceImages, unreadable } from './pictures/measure'
import { drawSocial } from './pictures/social'
import { requiredSourceImages } from './pictures/required'

const FOLDER = PICTURE_FILES

// An encoder takes one thread, and there are two of them: the machine stays usable.
sharp.concurrency(1)
const SIDE_BY_SIDE = { concurrency: 2 }

const { content, problems } = checkContent()
stopAt(problems)
const wanted = requiredSourceImages(CONTENT_ROOT, content)
stopAt(await measureSourceImages(CONTENT_ROOT, wanted))

const manifest: Manifest = { pictures: {}, social: {} }
await makePictures()
await makeSocialPictures()
mkdirSync(dirname(MANIFEST_FILE), { recursive: true })
writeFileSync(MANIFEST_FILE, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(`pictures: ${await makeIcons(FOLDER)} icons from the mark`)

/** Every picture in every width and format. */
async function makePictures(): Promise<void> {
  const unreadables: Problem[] = []
  const all: string[] = []
  let made = 0
  const make = async (each: (typeof wanted)[number]) => {
    try {
      const result = await encode(CONTENT_ROOT, FOLDER, each)
      manifest.pictures[each.name] = result.made
      all.push(...result.files)
      if (result.written === 0) return
      made += 1
      console.log(`pictures: ${each.name}, ${Math.max(...result.made.widths)} px wide, ${sizeOf(result.files)}`)
    } catch (error) {
      unreadables.push(unreadable(each.sourceImage.file, error))
    }
  }
  await pMap(wanted, make, SIDE_BY_SIDE)
  stopAt(unreadables)
  report('pictures', wanted.length, made, all)
}

/** One for each page; an alias shows that of the page it stands for. */
async function makeSocialPictures(): Promise<void> {
  const known = readManifest().social
  const unwritable: Problem[] = []
  const all: string[] = []
  let made = 0
  const routes = getContent().routes.filter(({ path, canonical }) => path === canonical)
  const make = async (route: (typeof routes)[number]) => {
    const picture = socialPicture(route)
    const scene = wanted.find(({ name }) => name === picture.scene)
    if (!scene) throw new Error(`${picture.path} shows ${JSON.stringify(picture.scene)}, which has no source image.`)
    const result = await drawSocial(FOLDER, picture, join(CONTENT_ROOT, scene.sourceImage.file), known[picture.path])
    if (result.missing !== '') {
      unwritable.push({
        file: route.entry.file,
        field: 'title',
        found: `${formatValue(picture.heading)}, with ${formatValue(result.missing)}`,
        expected:
          'letters and signs that the font of the pictures for social networks has: Latin script and the usual punctuation',
      })
      return
    }
    manifest.social[picture.path] = result.hash
    all.push(picture.path)
    made += Number(result.drawn)
  }
  await pMap(routes, make, SIDE_BY_SIDE)
  stopAt(unwritable)
  report('social', routes.length, made, all)
}

/** Removes what is left of earlier builds, and says what there is now. */
function report(part: string, count: number, made: number, files: readonly string[]): void {
  const removed = removeStale(FOLDER, part, new Set(files))
  console.log(`pictures: ${part}/ has ${count}, ${made} made now, ${removed} stale files removed; ${sizeOf(files)}`)
}

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
