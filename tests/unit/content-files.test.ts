// Regression: files that Windows puts into folders were taken for content with a wrong name, and
// those of macOS were published with the files of public/.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesOnDisk } from '@/lib/content/content-files'

test('a folder is listed without the files of the system', () => {
  const root = mkdtempSync(join(tmpdir(), 'content-'))
  try {
    for (const name of ['Thumbs.db', 'desktop.ini', '.DS_Store', 'office-cleaning.md', 'thumbs.md'])
      writeFileSync(join(root, name), '')
    const names = filesOnDisk(root)
      .list('.')
      ?.map(({ name }) => name)
    expect(names?.sort()).toEqual(['office-cleaning.md', 'thumbs.md'])
  } finally {
    rmSync(root, { recursive: true })
  }
})
