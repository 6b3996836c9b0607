import { partiesOf } from '../../integrations/integrations'
import { plainText } from '../markdown'
import type { Problem } from '../problem'
import type { PartialContent } from '../whole'

/**
 * Whoever receives something from visitors has to be named by the privacy page (Australian Privacy
 * Principle 1.4).
 */
export function checkPrivacy({ pages, integrations }: PartialContent): Problem[] {
  const page = pages.find(({ slug }) => slug === 'privacy')
  // A file that is missing or wrong is a problem of its own.
  if (!page || !integrations) return []
  const text = plainText(page.body)
  return Object.entries(partiesOf(integrations))
    .flatMap(([field, party]) => (party && !text.includes(party.name) ? [{ field, name: party.name }] : []))
    .map(({ field, name }) => ({
      file: page.file,
      field: 'text',
      found: `nothing about ${name}`,
      expected: `a sentence that names ${name}, which content/integrations.yaml connects (${field})`,
    }))
}
