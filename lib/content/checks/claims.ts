import { placesOfClaims } from '../claims'
import { YAML_FILES } from '../entries'
import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'

/** Each claim of the register is made somewhere, and one that is not offered nowhere. */
export function checkClaims({ content: { claims }, texts }: Loaded): Problem[] {
  if (!claims) return []
  return [...placesOfClaims(claims, texts)].flatMap(([name, places]): Problem[] => {
    const field = `claims.${name}`
    if (claims.claims[name]?.offered === false)
      return places.map(({ file, words }) => ({
        file,
        field: 'text',
        found: `${formatValue(words)}, the claim ${name}`,
        expected: `other words, since ${YAML_FILES.claims} says that the company does not offer it: take the sentence out`,
      }))
    if (places.length > 0) return []
    return [
      {
        file: YAML_FILES.claims,
        field: `${field}.words`,
        found: 'none of them in any text',
        expected: 'words with which a text makes the claim: correct them, or delete the claim',
      },
    ]
  })
}
