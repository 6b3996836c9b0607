import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { YAML_FILES } from '@/lib/content/entries'
import { checkContent } from '@/lib/content/get-content'
import { DOWNLOADS } from '@/lib/content/schema/document'
import { filesOnDisk, type ContentFiles } from '@/lib/content/content-files'
import { findSourceImages } from '@/lib/images/source-images'

const SOURCE_IMAGES = new Set(findSourceImages(filesOnDisk('.')).map(({ file }) => file))

/** The real content by file. Source images are empty: the checks only look at their names. */
const REAL = new Map<string, string | Buffer>(
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile())
    .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    .map((file) => [file, SOURCE_IMAGES.has(file) ? '' : readFileSync(file, 'utf8')]),
)
// The owner's approvals are of files that a test may take away.
REAL.set(YAML_FILES.approvals, 'approvals: {}\n')

/** Files that are held in memory, by path. */
function filesInMemory(files: ReadonlyMap<string, string | Buffer>): ContentFiles {
  return {
    list(folder) {
      const below = [...files.keys()].filter((file) => file.startsWith(`${folder}/`))
      const names = new Set(below.map((file) => file.slice(folder.length + 1).split('/')[0] ?? ''))
      return below.length === 0
        ? undefined
        : [...names].map((name) => ({ name, isFile: files.has(`${folder}/${name}`) }))
    },
    read: (file) => files.get(file)?.toString(),
    readBytes: (file) => (files.has(file) ? Buffer.from(files.get(file) ?? '') : undefined),
    sizeOf: (file) => Buffer.byteLength(files.get(file) ?? ''),
  }
}

/**
 * The real content with edits that no file on the disk sees: `edit` rewrites a file below content/,
 * `add` makes one, `addDownload` makes one in public/documents, `remove` takes a file or folder
 * away, `check` checks all.
 */
export function editContent() {
  const files = new Map(REAL)
  const read = (file: string) => {
    const text = files.get(`content/${file}`)?.toString()
    if (text === undefined) throw new Error(`There is no content/${file}.`)
    return text
  }
  const add = (file: string, text: string | Buffer) => void files.set(`content/${file}`, text)
  return {
    edit(file: string, from: RegExp, to: string) {
      const text = read(file)
      if (text.search(from) < 0) throw new Error(`${file} does not contain ${from}`)
      add(file, text.replace(from, to))
    },
    add,
    addDownload: (name: string) => void files.set(`${DOWNLOADS}/${name}`, ''),
    read,
    remove(path: string) {
      const gone = [...files.keys()].filter((file) => `${file}/`.startsWith(`content/${path}/`))
      if (gone.length === 0) throw new Error(`There is no content/${path}.`)
      for (const file of gone) files.delete(file)
    },
    check: () => checkContent(filesInMemory(files)),
  }
}

/** Expects that an edit of a Markdown file is named with its field, and what was found there. */
export function expectProblem(file: string, edit: [from: RegExp, to: string], field: string, found: string): void {
  const content = editContent()
  content.edit(file, ...edit)
  expect(content.check().problems).toContainEqual(
    expect.objectContaining({
      file: expect.stringContaining(`content/${file}:`),
      field,
      found: expect.stringContaining(found),
    }),
  )
}
