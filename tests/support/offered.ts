import { parseDocument } from 'yaml'
import { PROMISES } from '@/lib/content/schema/site'

/** Takes facts out of the text of site.yaml, as an owner does who does not offer them. */
export function withoutFacts(siteYaml: string, names: readonly string[]): string {
  const document = parseDocument(siteYaml)
  for (const name of names) document.deleteIn(Object.hasOwn(PROMISES, name) ? ['promises', name] : [name])
  return String(document)
}
