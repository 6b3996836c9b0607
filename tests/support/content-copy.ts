import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '@/lib/content/get-content'
import { findSourceImages } from '@/lib/images/source-images'
import { filesOnDisk } from '@/lib/content/content-files'

/**
 * A copy of the real content in a folder, for a process that works there: `edit` rewrites a file
 * below content/, `add` makes one, `check` checks all. The source images of the pictures are many
 * and heavy: empty files stand for them unless `pictures` is true. What needs no process edits
 * content in memory: edited-content.ts.
 */
export function copyContent({ pictures = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  const left = pictures ? [] : findSourceImages(filesOnDisk('.')).map(({ file }) => file)
  cpSync('content', join(root, 'content'), {
    recursive: true,
    filter: (file) => !left.includes(file.replaceAll('\\', '/')),
  })
  const add = (file: string, text: string) => {
    mkdirSync(dirname(path(file)), { recursive: true })
    writeFileSync(path(file), text)
  }
  const path = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  for (const file of left) add(file.replace('content/', ''), '')
  return {
    root,
    edit(file: string, from: RegExp, to: string) {
      const text = read(file)
      if (text.search(from) < 0) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path(file), text.replace(from, to))
    },
    add,
    read,
    check: () => checkContent(filesOnDisk(root)),
    done: () => rmSync(root, { recursive: true }),
  }
}
