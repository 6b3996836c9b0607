import { placesOfClaims } from '../claims'
import { YAML_FILES } from '../entries'
import { filesNotShown } from '../gone'
import type { Loaded } from '../load'
import type { Problem } from '../problem'

/** Each claim of the register is made somewhere; one that is not offered, nowhere that is read. */
export function checkClaims(loaded: Loaded): Problem[] {
  const { content, texts } = loaded
  const { claims } = content
  if (!claims) return []
  const gone = filesNotShown(loaded)
  return [...placesOfClaims(claims, texts)].flatMap(([name, places]): Problem[] => {
    if (claims.claims[name]?.offered === false) {
      const read = places.filter(({ file }) => !gone.has(file.replace(/:\d+$/, '')))
      if (read.length === 0) return []
      return [
        {
          ...loaded.placeIn(YAML_FILES.claims, ['claims', name, 'offered']),
          found: `false, although texts make the claim ${read.length === 1 ? 'here' : `in ${read.length} places`}:`,
          expected: 'none of these sentences: take each out, or say something else in it',
          places: read,
        },
      ]
    }
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
