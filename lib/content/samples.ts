import type { ContentFiles } from './content-files'
import { SCHEMAS } from './file-kinds'
import { YAML_FILES } from './entries'
import { frontMatterOf, textOf } from './read-file'

/** What a condition can name: a folder or a page whose name is one word. */
const NAME = /^[a-z]+$/

/**
 * Which folders of content/ have a file that is marked as a sample, and which pages are marked:
 * `reviews`, `terms`. A page and a folder of the same name count as one.
 */
export function samplesIn(from: ContentFiles): Record<string, boolean> {
  const namesIn = (folder: string) => (from.list(folder) ?? []).flatMap(({ name, isFile }) => (isFile ? [name] : []))
  const isSample = (file: string) => isMarked(frontMatterOf(textOf(from, file) ?? ''))
  const folders = Object.keys(SCHEMAS).filter((name) => !(name in YAML_FILES) && name !== 'pages' && NAME.test(name))
  const pages = namesIn('content/pages').map((name) => name.replace(/\.md$/, ''))
  return Object.fromEntries(
    [...new Set([...folders, ...pages.filter((name) => NAME.test(name))])].map((name) => {
      const files = [`content/pages/${name}.md`, ...namesIn(`content/${name}`).map((file) => `content/${name}/${file}`)]
      return [name, files.some(isSample)]
    }),
  )
}

/** Whether fields, or a part of them, are marked as a sample. */
function isMarked(fields: unknown): boolean {
  if (typeof fields !== 'object' || fields === null) return false
  return ('sample' in fields && fields.sample === true) || Object.values(fields).some(isMarked)
}
