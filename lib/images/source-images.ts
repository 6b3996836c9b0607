import 'server-only'
import type { ContentFiles } from '../content/content-files'
import { photoNameOf } from './required-pictures'

/** A source image, from which the build generates the variants that pages show. */
export interface SourceImage {
  /** "services/office-cleaning". */
  name: string
  /** Path from the project's root. */
  file: string
  /** File extension without the dot, in lower case. */
  ending: string
  kind: 'photo' | 'illustration'
  bytes: number
}

/** The owner's photographs take precedence over illustrations with the same name. */
export const SOURCE_FOLDERS = [
  ['photo', 'content/photos'],
  ['illustration', 'content/illustrations'],
] as const

/** Every source image, photographs first. */
export function findSourceImages(from: ContentFiles): SourceImage[] {
  return SOURCE_FOLDERS.flatMap(([kind, folder]) =>
    filesBelow(from, folder)
      .filter((file) => !/\/(\.[^/]*|README\.md)$/.test(file))
      .map((file) => {
        const [, name = '', ending = ''] = /^(.*?)(?:\.([^./]*))?$/.exec(file.slice(folder.length + 1)) ?? []
        return { name, file, ending: ending.toLowerCase(), kind, bytes: from.sizeOf(file) }
      })
      .sort((a, b) => a.file.localeCompare(b.file)),
  )
}

function filesBelow(from: ContentFiles, folder: string): string[] {
  return (from.list(folder) ?? []).flatMap(({ name, isFile }) =>
    isFile ? [`${folder}/${name}`] : filesBelow(from, `${folder}/${name}`),
  )
}

/** The source image of a picture: the photograph, otherwise the illustration. */
export function sourceImageOf(sourceImages: readonly SourceImage[], name: string): SourceImage | undefined {
  return sourceImages.find((sourceImage) => isSourceOf(sourceImage, name))
}

/** Whether the picture of this name is made from the source image. */
export function isSourceOf(sourceImage: SourceImage, name: string): boolean {
  return sourceImage.name === (sourceImage.kind === 'photo' ? photoNameOf(name) : name)
}
