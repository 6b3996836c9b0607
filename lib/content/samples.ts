import type { ContentFiles } from './content-files'
import { SCHEMAS } from './file-kinds'
import { YAML_FILES } from './entries'

/** The mark in front matter, of the whole file or of a part of it. */
const MARK = /^---\n(?:(?!---\n).*\n)*?.*\bsample: *true\b/

/** What a condition can name: a folder or a page whose name is one word. */
const NAME = /^[a-z]+$/

/**
 * Which folders of content/ have a file that is marked as a sample, and which pages are marked:
 * `reviews`, `terms`. A page and a folder of the same name count as one.
 */
export function samplesIn(from: ContentFiles): Record<string, boolean> {
  const namesIn = (folder: string) => (from.list(folder) ?? []).flatMap(({ name, isFile }) => (isFile ? [name] : []))
  const isMarked = (file: string) => MARK.test(from.read(file)?.replaceAll('\r\n', '\n') ?? '')
  const folders = Object.keys(SCHEMAS).filter((name) => !(name in YAML_FILES) && name !== 'pages' && NAME.test(name))
  const pages = namesIn('content/pages').map((name) => name.replace(/\.md$/, ''))
  return Object.fromEntries(
    [...new Set([...folders, ...pages.filter((name) => NAME.test(name))])].map((name) => {
      const files = [`content/pages/${name}.md`, ...namesIn(`content/${name}`).map((file) => `content/${name}/${file}`)]
      return [name, files.some(isMarked)]
    }),
  )
}
