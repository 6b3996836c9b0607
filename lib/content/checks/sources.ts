import { entriesOf } from '../entries'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { frontMatterOf } from '../read-file'
import { referencesIn } from '../references'
import { placeOfSource } from '../sources'

/** Some text rests on every source, be it an entry of a list that is left out for now. */
export function checkSources({ content, texts, problems: earlier }: Loaded): Problem[] {
  // What could not be read may name it.
  if (!content.sources || earlier.length > 0) return []
  const named = new Set(
    entriesOf(content)
      .flatMap((entry) => referencesIn(entry, frontMatterOf(texts.get(entry.file) ?? '')))
      .flatMap(({ folder, name }) => (folder === undefined ? name : [])),
  )
  return Object.entries(content.sources.sources)
    .filter(([name]) => !named.has(name))
    .map(([name, { title }]) => ({
      ...placeOfSource(texts, name),
      found: `${formatValue(title)}, on which no text rests`,
      expected: `a source that a text names, such as “source: ${name}”: name it there, or take it out`,
    }))
}
