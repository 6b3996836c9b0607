import type { FileEntry } from '../release/manifest'

/** A file with its bytes. */
export interface Upload extends FileEntry {
  content: Uint8Array
}

/** A place that serves files. Paths begin at the site's root, without a slash. */
export interface Target {
  /** The size of every file there. */
  list(): Promise<Map<string, number>>
  /** The bytes of files there. */
  read(paths: readonly string[]): Promise<Map<string, Uint8Array>>
  /** Stores files, each as a whole or not at all. */
  put(files: readonly Upload[]): Promise<void>
  remove(paths: readonly string[]): Promise<void>
  /** Has caches in front of it forget files, where there are caches. */
  refresh?(paths: readonly string[]): Promise<void>
}
