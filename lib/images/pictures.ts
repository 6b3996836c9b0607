import 'server-only'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Node } from '@markdoc/markdoc'
import { getContent } from '../content/get-content'
import { figures } from '../content/markdown'
import { definitionOf, type PAGE_SLUGS } from '../content/pages'
import { PICTURES } from '../site/folders'
import { heroNames, wordsOf } from './required-pictures'
import { SEARCH_SIZES, heightAt, shapeOf, type PictureData } from '../content/schema/picture'

/** The variants that `npm run pictures` generated from a source image. */
export interface PictureVariants {
  /** Hash of the source image and of the way it was processed; part of the files' names. */
  hash: string
  widths: number[]
  kind: PictureData['kind']
}

/**
 * The output of scripts/pictures.ts: pictures by name, and the hash of each social picture by its
 * path.
 */
export interface Manifest {
  pictures: Record<string, PictureVariants>
  social: Record<string, string>
}

/** Where scripts/pictures.ts saves the manifest. */
export const MANIFEST_FILE = '.pictures/manifest.json'

/** Where scripts/pictures.ts saves the files, each at its URL's path below this folder. */
export const PICTURE_FILES = '.pictures/files'

/** One variant of a picture. */
interface PictureFile {
  address: string
  /** In px. */
  width: number
  format: 'avif' | 'webp'
}

/**
 * The files of a picture: AVIF in all its widths, and WebP in the middle one for older browsers.
 */
export function pictureFiles(
  name: string,
  { hash, widths }: Pick<PictureVariants, 'hash' | 'widths'>,
): { all: PictureFile[]; old: PictureFile } {
  const file = (width: number, format: PictureFile['format']): PictureFile => ({
    address: `${PICTURES}${name}-${hash}-${width}.${format}`,
    width,
    format,
  })
  const middle = widths[Math.floor(widths.length / 2)]
  if (middle === undefined)
    throw new Error(`The picture ${name} has no widths in ${MANIFEST_FILE}: run npm run pictures.`)
  return { all: widths.map((width) => file(width, 'avif')), old: file(middle, 'webp') }
}

/** The files of an article's picture that only search engines are told of. */
export function searchFiles(name: string, { hash }: Pick<PictureVariants, 'hash'>) {
  return SEARCH_SIZES.map(({ width, height }) => ({
    address: `${PICTURES}${name}-${hash}-${width}x${height}.webp`,
    width,
    height,
  }))
}

/** The addresses of those files; none where there is no picture. */
export function searchPicturesOf(name: string): string[] {
  const made = manifest().pictures[name]
  return made ? searchFiles(name, made).map(({ address }) => address) : []
}

/**
 * The data that a component needs to show the picture with this name; throws if it was not
 * generated.
 */
export function pictureOf(name: string): PictureData {
  const picture = optionalPictureOf(name)
  if (!picture) {
    throw new Error(
      `No picture ${JSON.stringify(name)} in ${MANIFEST_FILE}: run npm run pictures, which makes it or says why not.`,
    )
  }
  return picture
}

/** The same for an optional picture: undefined if there is none. */
export function optionalPictureOf(name: string): PictureData | undefined {
  const made = manifest().pictures[name]
  if (!made) return undefined
  const { all, old } = pictureFiles(name, made)
  const shape = shapeOf(name)
  const width = Math.max(...made.widths)
  return {
    alt: altOf(name),
    kind: made.kind,
    width,
    height: heightAt(shape, width),
    srcSet: all.map((file) => `${file.address} ${file.width}w`).join(', '),
    src: old.address,
    ratio: shape.ratio,
    ground: shape.ground,
  }
}

/** The hero's pictures in order: each for wide screens and for phones. */
export function heroPictures(): { name: string; wide: PictureData; tall: PictureData }[] {
  return getContent().templatePages.home.hero.pictures.map(({ name }) => {
    const names = heroNames(name)
    return { name, wide: pictureOf(names.wide), tall: pictureOf(names.tall) }
  })
}

/** A picture's alternative text. */
export function altOf(name: string): string {
  return wordsOf(getContent(), name).words?.alt ?? ''
}

/** The pictures in a text, by name. */
export function picturesIn(body: Node): Record<string, PictureData> {
  return Object.fromEntries(figures(body).map(({ picture }) => [picture, pictureOf(picture)]))
}

/** The picture in the header of one of the site's own pages; throws if it has none. */
export function headerPictureOf(slug: (typeof PAGE_SLUGS)[number]): PictureData {
  const name = definitionOf(slug)?.picture
  if (!name) throw new Error(`lib/content/pages.ts names no picture for the page ${slug}.`)
  return pictureOf(name)
}

let cached: Manifest | undefined

/**
 * Cached for a build; read each time in development, since npm run pictures may have run in the
 * meantime.
 */
function manifest(): Manifest {
  if (cached && process.env.NODE_ENV !== 'development') return cached
  cached = readManifest()
  return cached
}

/** The saved manifest; empty before the first run of npm run pictures. */
export function readManifest(): Manifest {
  const file = join(process.cwd(), MANIFEST_FILE)
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Manifest) : { pictures: {}, social: {} }
}
