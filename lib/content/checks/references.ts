import { YAML_FILES, entriesOf } from '../entries'
import { filesNotShown } from '../gone'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { referencesIn, type Reference } from '../references'

/**
 * Every name that leads to another file, or to a source, leads to one that exists, once, and not to
 * the entry itself. What the site does not show may name what is gone, except for pages: Next
 * renders those that are left out, too.
 */
export function checkReferences(loaded: Loaded): Problem[] {
  const { content, files } = loaded
  const gone = filesNotShown(loaded)
  const sources = content.sources && new Set(Object.keys(content.sources.sources))
  const entries = entriesOf(content).filter(({ file }) => file.startsWith('content/pages/') || !gone.has(file))
  return entries.flatMap((entry) => {
    const references = referencesIn(entry, entry)
    return references.flatMap((reference): Problem[] => {
      const { path, folder, name } = reference
      const known = folder === undefined ? sources : files[folder]
      // A file that is missing or could not be read has a problem of its own.
      if (!known) return []
      const problem = (found: string, expected: string) => [{ ...entry.placeOf(path), found, expected }]
      const isItself = (each: string) => entry.file === `content/${folder}/${each}.md`
      if (known.has(name) && !isItself(name)) {
        const first = references.find((other) => other.name === name && isSameList(other, reference))
        if (first === reference) return []
        return problem(`${formatValue(name)} a second time`, 'each name once: take out one of the two')
      }
      const names = [...known]
      return problem(
        known.has(name) ? `${formatValue(name)}, the entry itself` : formatValue(name),
        folder === undefined ? sourceLike(name, names) : entryOf(folder, names.every(isItself) ? [] : names),
      )
    })
  })
}

const entryOf = (folder: string, names: readonly string[]) =>
  names.length > 0
    ? `the name of a file in content/${folder}: ${names.join(', ')}; or take it out`
    : `nothing, since content/${folder} has no other file: take it out`

/**
 * There are many sources: suggest those that share a part of their names with this one, if any do.
 */
function sourceLike(name: string, names: readonly string[]): string {
  const like = names.filter((each) => each.split('-').some((part) => name.split('-').includes(part)))
  const list = (like.length > 0 ? like : names).join(', ')
  return `the name of a source in ${YAML_FILES.sources}${list && `: ${list}`}; or a new source there`
}

/** Whether both are items of the same list; a reference outside a list has no such siblings. */
function isSameList(a: Reference, b: Reference): boolean {
  const place = ({ path }: Reference) => JSON.stringify(path.slice(0, -1))
  return a === b || (typeof b.path.at(-1) === 'number' && place(a) === place(b))
}
