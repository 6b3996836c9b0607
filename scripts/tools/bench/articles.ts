import { appendFileSync, copyFileSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The folders of an article's pictures. In a file's name the slug is followed by the extension, or
 * by a hash, a width or a size, and the extension.
 */
const FOLDERS = ['content/illustrations/articles', '.pictures/files/pictures/articles']
const REST = /(-[0-9a-f]{10}-\d+(x\d+)?)?\.\w+$/

/**
 * Adds articles to the project in `root` until there are `count`: copies of the real ones, under
 * other names and dates. Their pictures are copies too, already encoded, as in every build but the
 * first.
 */
export function addArticles(root: string, count: number): void {
  const folder = join(root, 'content/articles')
  const real = readdirSync(folder).map((file) => file.replace(REST, ''))
  const pictures = FOLDERS.flatMap((folder) => readdirSync(join(root, folder)).map((file) => ({ folder, file })))
  const alts: string[] = []
  for (let i = real.length; i < count; i++) {
    const origin = real[i % real.length] ?? ''
    const slug = `${origin}-no-${i}`
    const day = new Date(Date.UTC(2020, 0, 1 + (i % 2000))).toISOString().slice(0, 10)
    const text = readFileSync(join(folder, `${origin}.md`), 'utf8')
      .replace(/^(title: ".{0,70}).*"$/m, `$1, no. ${i}"`)
      .replace(/^(metaTitle: ".{0,40}).*"$/m, `$1, no. ${i}"`)
      .replace(/^(description: ".{0,120}).*"$/m, `$1, no. ${i}"`)
      .replace(/^(published|updated): .*$/gm, `$1: ${day}`)
    writeFileSync(join(folder, `${slug}.md`), text)
    for (const { folder, file } of pictures.filter(({ file }) => file.replace(REST, '') === origin))
      copyFileSync(join(root, folder, file), join(root, folder, file.replace(origin, slug)))
    alts.push(`articles/${slug}:\n  alt: The picture of article number ${i} of the benchmark.\n`)
  }
  appendFileSync(join(root, 'content/pictures.yaml'), alts.join(''))
}
