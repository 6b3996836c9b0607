import { placesOfClaims } from '../claims'
import { YAML_FILES } from '../entries'
import { filesNotShown } from '../gone'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'

/** Each claim of the register is made somewhere; one that is not offered, nowhere that is read. */
export function checkClaims(loaded: Loaded): Problem[] {
  const { content, texts } = loaded
  const { claims } = content
  if (!claims) return []
  const gone = filesNotShown(loaded)
  return [...placesOfClaims(claims, texts)].flatMap(([name, places]): Problem[] => {
    if (claims.claims[name]?.offered === false)
      return places
        .filter(({ file }) => !gone.has(file.replace(/:\d+$/, '')))
        .map(({ file, words }) => ({
          file,
          field: 'text',
          found: `${formatValue(words)}, the claim ${name}`,
          expected: `other words, since ${YAML_FILES.claims} says that the company does not offer it: take the sentence out`,
        }))
    if (places.length > 0) return []
    return [
      {
        ...loaded.placeIn(YAML_FILES.claims, ['claims', name, 'words']),
        found: 'none of them in any text',
        expected: 'words with which a text makes the claim: correct them, or delete the claim',
      },
    ]
  })
}
