import { SOURCE_FOLDERS } from '../images/source-images'
import type { ContentFiles } from './content-files'
import { FILE_KINDS } from './file-kinds'
import { FONT_FILES } from './font'
import { LOGO_FILES } from './logos'
import { formatValue, type Problem } from './problem'

/** All that is read below content/; folders of entries and pictures have checks of their own. */
const READ = [
  ...FILE_KINDS.map(({ path }) => path),
  ...Object.values(LOGO_FILES),
  ...Object.values(FONT_FILES),
  ...SOURCE_FOLDERS.map(([, folder]) => folder),
]

/** What nothing reads, since its name is misspelt: content/case_studies, content/brand/logo.svg. */
export function unreadFiles(from: ContentFiles): Problem[] {
  return ['content', 'content/brand'].flatMap((folder) => {
    const below = READ.filter((path) => path.startsWith(`${folder}/`))
    const names = [...new Set(below.map((path) => path.slice(folder.length + 1).split('/')[0] ?? ''))]
    return (from.list(folder) ?? [])
      .filter(({ name }) => !names.includes(name) && !/^(\.|README\.md$)/.test(name))
      .map(({ name }) => ({
        file: `${folder}/${name}`,
        field: 'the name',
        found: `${formatValue(name)}, which the site does not read`,
        expected: `one of ${names.sort().join(', ')}: correct the name, or keep it elsewhere`,
      }))
  })
}
