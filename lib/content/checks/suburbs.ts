import type { Loaded } from '../load'
import { formatValue, type Problem } from '../problem'
import { YAML_FILES } from '../entries'

/**
 * The list of served suburbs has each suburb once, either as an entry or in served-suburbs.yaml,
 * and at least one in every region.
 */
export function checkSuburbs({ content, files, placeIn, problems: earlier }: Loaded): Problem[] {
  const { suburbs, served } = content
  // What could not be read is a problem of its own, and may hold what seems to be missing.
  const hidden = earlier.some(({ file }) => file.startsWith('content/suburbs') || file.startsWith(YAML_FILES.served))
  if (!served || !files.suburbs || hidden) return []
  const nameOf = ({ name, postcode }: { name: string; postcode: string }) => `${name} ${postcode}`.toLowerCase()
  const known = new Map(suburbs.map((entry) => [nameOf(entry), entry.file]))
  const twice = served.suburbs.flatMap((suburb, i): Problem[] => {
    const other = known.get(nameOf(suburb))
    known.set(nameOf(suburb), `suburbs[${i}]`)
    if (!other) return []
    return [
      {
        ...placeIn(YAML_FILES.served, ['suburbs', i]),
        found: `${formatValue(`${suburb.name} ${suburb.postcode}`)}, as in ${other}`,
        expected: 'each suburb once, here or in content/suburbs: take out one of the two',
      },
    ]
  })
  const all = [...suburbs, ...served.suburbs]
  const empty = served.regions
    .filter((region) => !all.some((suburb) => suburb.region === region))
    .map((region) => ({
      ...placeIn(YAML_FILES.served, ['regions', served.regions.indexOf(region)]),
      found: `${formatValue(region)}, which has no suburb`,
      expected: 'at least one suburb in each of `regions`: add one, or take the region out',
    }))
  return [...twice, ...empty]
}
