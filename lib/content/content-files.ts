import 'server-only'
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isOfTheSystem } from '../system-files'

/** Where content is read from. Every path starts at the project's root: "content/site.yaml". */
export interface ContentFiles {
  /** The names of the entries in a folder, in any order; undefined if there is no such folder. */
  list: (folder: string) => { name: string; isFile: boolean }[] | undefined
  /** The text of a file; undefined if there is no such file. */
  read: (file: string) => string | undefined
  /** The bytes of a file that is no text; undefined if there is no such file. */
  readBytes: (file: string) => Buffer | undefined
  /** The size of a file that is listed, in bytes. */
  sizeOf: (file: string) => number
}

/** The files below `root`, without those of the system. */
export function filesOnDisk(root: string): ContentFiles {
  const readBytes = (file: string) => {
    const path = join(root, file)
    return existsSync(path) ? readFileSync(path) : undefined
  }
  return {
    list(folder) {
      const path = join(root, folder)
      if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) return undefined
      return readdirSync(path, { withFileTypes: true })
        .filter(({ name }) => !isOfTheSystem(name))
        .map((item) => ({ name: item.name, isFile: item.isFile() }))
    },
    read: (file) => readBytes(file)?.toString('utf8'),
    readBytes,
    sizeOf: (file) => statSync(join(root, file)).size,
  }
}

/** A text without a byte order mark, and with the line ends of Unix. */
export const normalText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n')
