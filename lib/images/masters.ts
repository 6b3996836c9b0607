import 'server-only'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { join, relative } from 'node:path'

/** A source image, from which the build generates the variants that pages show. */
export interface Master {
  /** "services/office-cleaning". */
  name: string
  /** Path from the project's root. */
  file: string
  /** File extension without the dot, in lower case. */
  ending: string
  kind: 'photo' | 'scene'
  bytes: number
}

/** The owner's photographs take precedence over rendered scenes with the same name. */
const FOLDERS = [
  ['photo', 'content/photos'],
  ['scene', 'content/scenes'],
] as const

/** Every source image below `root`, photographs first. */
export function findMasters(root: string): Master[] {
  return FOLDERS.flatMap(([kind, folder]) => {
    if (!existsSync(join(root, folder))) return []
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && entry.name !== 'README.md')
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const file = relative(root, path).replaceAll('\\', '/')
        const [, name = '', ending = ''] = /^(.*?)(?:\.([^./]*))?$/.exec(file.slice(folder.length + 1)) ?? []
        return { name, file, ending: ending.toLowerCase(), kind, bytes: statSync(path).size }
      })
      .sort((a, b) => a.file.localeCompare(b.file))
  })
}

/** The source image of a picture: the photograph, else the scene. */
export function masterOf(masters: readonly Master[], name: string): Master | undefined {
  return masters.find((master) => master.name === name)
}
