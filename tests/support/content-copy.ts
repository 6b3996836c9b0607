import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkContent } from '@/content/catalogue'

/** A copy of the real content to break: `edit` rewrites a file below content/, `add` makes one, `remove` takes a file or folder away, `check` checks all. */
export function copyContent() {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  cpSync('content', join(root, 'content'), { recursive: true })
  const path = (file: string) => join(root, 'content', file)
  const read = (file: string) => readFileSync(path(file), 'utf8')
  return {
    root,
    edit(file: string, from: RegExp, to: string) {
      const text = read(file)
      if (text.search(from) < 0) throw new Error(`${file} does not contain ${from}`)
      writeFileSync(path(file), text.replace(from, to))
    },
    add: (file: string, text: string) => writeFileSync(path(file), text),
    addFolder: (folder: string) => mkdirSync(path(folder)),
    read,
    remove: (file: string) => rmSync(path(file), { recursive: true }),
    check: () => checkContent(root),
    done: () => rmSync(root, { recursive: true }),
  }
}
