import { open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Creates the function that writes a file whole or not at all: it is written in the folder
 * `unfinished`, flushed to the disk and renamed. The folder that it is in is not flushed yet.
 */
export function createWriter(unfinished: string): (path: string, content: string | Uint8Array) => Promise<void> {
  let writes = 0
  return async (path, content) => {
    const draft = join(unfinished, String(writes++))
    try {
      const file = await open(draft, 'wx', 0o600)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    } catch (error) {
      // Otherwise partial files would fill up a full disk.
      await rm(draft, { force: true })
      throw error
    }
  }
}

/** Makes a folder's entries survive a power failure (fsync(2) of the directory). */
export async function flush(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
