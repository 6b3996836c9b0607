import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { YAML_FILES } from '../../lib/content/entries'
import { jsonSchemaOf } from '../../lib/content/json-schema'
import { pictureWords, type PictureWords } from '../../lib/content/schema/picture'
import { filesOnDisk } from '../../lib/content/content-files'
import { parseYaml } from '../../lib/content/yaml'
import { PICTURED_FOLDERS } from '../../lib/images/required-pictures'
import { findSourceImages, type SourceImage } from '../../lib/images/source-images'
import { hashOfPhoto } from '../pictures/words'
import { collectionOf, fieldsOf, type Field } from './fields'
import { toFile } from './form'
import { isInContent } from './paths'
import { writeYaml } from './write-yaml'

/** The field of a form for an entry's photograph, and its parts. */
export const PHOTOGRAPH = 'photograph'
export interface Photograph extends Omit<PictureWords, 'photo'> {
  /** Where the file is, from the site's root. */
  file: string
}

/** What the form asks about a photograph: all but which file it is. */
const WORDS = jsonSchemaOf(pictureWords.omit({ photo: true }))

/** A file that comes with a form, as decap-server receives it. */
export interface Asset {
  path: string
  content: string
  encoding: BufferEncoding
}

/** The folder of the photographs of a folder's entries. */
const folderOf = (name: string) => `content/photos/${name}`

/**
 * The field of an entry's photograph, which no schema contains: the file and its words are stored
 * elsewhere.
 */
export function photographField(folder: string): Field {
  const path = `/${folderOf(folder)}`
  return {
    name: PHOTOGRAPH,
    label: 'Photograph',
    widget: 'list',
    required: false,
    max: 1,
    collapsed: false,
    hint: 'In place of the illustration: JPEG or HEIC as it comes from the phone or camera. To take it away, remove it here: its file is deleted.',
    fields: [
      { name: 'file', label: 'File', widget: 'image', media_folder: path, public_folder: path },
      ...fieldsOf(WORDS),
    ],
  }
}

/** The entry in whose form a photograph is; undefined if it is in none. */
export function entryOfPhotograph(path: string): string | undefined {
  const [, folder = '', slug = ''] = /^content\/photos\/(.+)\/([^/]+)\.[^./]+$/.exec(path) ?? []
  return PICTURED_FOLDERS.some((name) => name === folder) ? `content/${folder}/${slug}.md` : undefined
}

/** The photograph of an entry: its file and its words, if it has one. */
export function readPhotograph(root: string, path: string): Photograph[] {
  const found = photographOf(root, path)
  if (!found) return []
  const { photo: _, ...words } = wordsIn(root)[found.name] ?? { alt: '' }
  return [{ file: `/${found.file}`, ...words }]
}

/**
 * What to save for the photograph that came with a form: the file under the entry's name, and
 * pictures.yaml with its words, marked as belonging to this file.
 */
export function writePhotograph(
  root: string,
  path: string,
  [photograph]: readonly Photograph[],
  assets: readonly Asset[],
): { assets: Asset[]; pictures?: string } {
  const name = pictureNameOf(path)
  const old = photographOf(root, path)
  const named = photograph?.file?.replace(/^\//, '') ?? ''
  const sent = assets.find((asset) => asset.path === named)
  // Until a form is opened again, it contains the name that the photograph was uploaded with.
  const chosen = sent || (isInContent(named) && existsSync(join(root, named))) ? named : old?.file
  if (!name || !photograph || !chosen) return { assets: [...assets] }
  const bytes = sent ? Buffer.from(sent.content, sent.encoding) : readFileSync(join(root, chosen))
  const target = `content/photos/${name}${extname(chosen).toLowerCase()}`
  const isNew = sent !== undefined || old?.file !== chosen
  // Two files with one name, a JPEG and a PNG, would be a problem.
  if (isNew && old && old.file !== target) rmSync(join(root, old.file))
  const all = wordsIn(root)
  const { file: _, ...asked } = photograph
  const { focus, ...words } = toFile(WORDS, asked) as PictureWords
  // A new file is cropped around a different point than the one before.
  const isFormer = isNew && isDeepStrictEqual(focus, all[name]?.focus)
  return {
    assets: [
      ...assets.filter((asset) => asset !== sent),
      ...(isNew ? [{ path: target, content: bytes.toString('base64'), encoding: 'base64' as const }] : []),
    ],
    pictures: writeYaml(picturesFile(root), {
      ...all,
      [name]: { ...words, photo: hashOfPhoto(bytes), ...(focus && !isFormer && { focus }) },
    }),
  }
}

/** Deletes the photograph of an entry, and its words unless they are those for the illustration. */
export function removePhotograph(root: string, path: string): void {
  const old = photographOf(root, path)
  if (!old) return
  rmSync(join(root, old.file))
  const { [old.name]: words, ...others } = wordsIn(root)
  if (words?.photo) writeFileSync(join(root, YAML_FILES.pictures), writeYaml(picturesFile(root), others))
}

/** The name of an entry's picture; undefined for a file that has no picture with its name. */
function pictureNameOf(path: string): string | undefined {
  const { name, file } = collectionOf(path)
  return PICTURED_FOLDERS.some((folder) => folder === name) ? `${name}/${file}` : undefined
}

function photographOf(root: string, path: string): SourceImage | undefined {
  const name = pictureNameOf(path)
  return findSourceImages(filesOnDisk(root)).find((image) => image.kind === 'photo' && image.name === name)
}

const picturesFile = (root: string) => readFileSync(join(root, YAML_FILES.pictures), 'utf8')
const wordsIn = (root: string) => (parseYaml(picturesFile(root)).value ?? {}) as Record<string, PictureWords>
