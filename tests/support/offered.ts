import { parseDocument } from 'yaml'

/** Takes facts out of the text of site.yaml, as an owner does who does not offer them. */
export function withoutFacts(siteYaml: string, names: readonly string[]): string {
  const document = parseDocument(siteYaml)
  const groups = ['promises', 'practice', 'address']
  for (const name of names) document.deleteIn([...groups.filter((group) => document.hasIn([group, name])), name])
  return String(document)
}
