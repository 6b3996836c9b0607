import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@markdoc/markdoc'
import { catalogue } from '../content/catalogue'
import { figures } from '../content/markdown'
import { heroNames } from './picture-names'
import { heightAt, shapeOf, type PictureData } from '../content/schema/picture'

/** What `npm run pictures` made of a master. */
export interface MadePicture {
  /** Of the master and of the way it was made; part of the files' names. */
  hash: string
  widths: number[]
}

/**
 * What scripts/pictures.ts made: pictures by name, and a hash of each picture for social networks
 * by its address.
 */
export interface Manifest {
  pictures: Record<string, MadePicture>
  social: Record<string, string>
}

/** Where it notes that. */
export const MANIFEST_FILE = '.pictures/manifest.json'

/** Where it writes the files themselves, each at its address below this folder. */
export const PICTURE_FILES = '.pictures/files'

/** One file of a picture. */
export interface PictureFile {
  address: string
  /** In px. */
  width: number
  format: 'avif' | 'webp'
}

/**
 * The files of a picture: AVIF in all its widths, and WebP in the middle one for older browsers.
 */
export function pictureFiles(name: string, { hash, widths }: MadePicture): { all: PictureFile[]; old: PictureFile } {
  const file = (width: number, format: PictureFile['format']): PictureFile => ({
    address: `/pictures/${name}-${hash}-${width}.${format}`,
    width,
    format,
  })
  const middle = widths[Math.floor(widths.length / 2)]
  if (middle === undefined) throw new Error(`The picture ${name} has no width.`)
  return { all: widths.map((width) => file(width, 'avif')), old: file(middle, 'webp') }
}

/** What a component needs to show the picture of this name; throws when the build made none. */
export function pictureOf(name: string): PictureData {
  const picture = optionalPictureOf(name)
  if (!picture) {
    throw new Error(
      `No picture ${JSON.stringify(name)} in ${MANIFEST_FILE}: run npm run pictures, which makes it or says why not.`,
    )
  }
  return picture
}

/** The same for a picture that the site can do without: undefined when there is none. */
export function optionalPictureOf(name: string): PictureData | undefined {
  const made = manifest().pictures[name]
  if (!made) return undefined
  const { all, old } = pictureFiles(name, made)
  const shape = shapeOf(name)
  const width = Math.max(...made.widths)
  return {
    alt: altOf(name),
    width,
    height: heightAt(shape, width),
    srcSet: all.map((file) => `${file.address} ${file.width}w`).join(', '),
    src: old.address,
    ratio: shape.ratio,
    ground: shape.ground,
  }
}

/** The hero's pictures in their order: each for wide screens and for phones. */
export function heroPictures(): { name: string; wide: PictureData; tall: PictureData }[] {
  return catalogue().special.home.hero.pictures.map(({ name }) => {
    const names = heroNames(name)
    return { name, wide: pictureOf(names.wide), tall: pictureOf(names.tall) }
  })
}

/** What the picture shows, in words. */
export function altOf(name: string): string {
  const { pictures, special } = catalogue()
  const hero = special.home.hero.pictures.find((each) => Object.values(heroNames(each.name)).includes(name))
  return hero?.alt ?? pictures[name] ?? ''
}

/** The pictures that a text shows, by name. */
export function picturesIn(body: Node): Record<string, PictureData> {
  return Object.fromEntries(figures(body).map(({ picture }) => [picture, pictureOf(picture)]))
}

let kept: Manifest | undefined

/** Read once for a build; in development each time, since npm run pictures may have run again. */
function manifest(): Manifest {
  if (kept && process.env.NODE_ENV !== 'development') return kept
  kept = readManifest()
  return kept
}

/** What npm run pictures made; nothing before its first run. */
export function readManifest(): Manifest {
  const file = join(process.cwd(), MANIFEST_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { pictures: {}, social: {} }
}
