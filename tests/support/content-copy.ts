import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { checkContent } from '@/lib/content/catalogue'
import { findMasters } from '@/lib/images/masters'

const isMaster = (file: string) => /^content[\\/](scenes|photos)[\\/].*\.\w+$/.test(file)

/**
 * A copy of the real content to break: `edit` rewrites a file below content/, `add` makes one,
 * `remove` takes a file or folder away, `check` checks all. The masters of the pictures are many
 * and heavy, and what is checked without looking into them is their names: empty files stand for
 * them unless `pictures` is true.
 */
export function copyContent({ pictures = false } = {}) {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', join(root, 'content'), { recursive: true, filter: (file) => pictures || !isMaster(file) })
  for (const { file } of pictures ? [] : findMasters('.')) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), '')
  }
  const path = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  return {
    root,
    edit(file: string, from: RegExp, to: string) {
      const text = read(file)
      if (text.search(from) < 0) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path(file), text.replace(from, to))
    },
    add: (file: string, text: string) => {
      mkdirSync(dirname(path(file)), { recursive: true })
      writeFileSync(path(file), text)
    },
    addFolder: (folder: string) => mkdirSync(path(folder)),
    read,
    remove: (file: string) => rmSync(path(file), { recursive: true }),
    check: () => checkContent(root),
    done: () => rmSync(root, { recursive: true }),
  }
}
