import { partiesOf } from '../../integrations/integrations'
import { connectionsOf } from '../conditions'
import { plainText } from '../markdown'
import type { Problem } from '../problem'
import type { PartialContent } from '../whole'
import { askedIn } from './conditions'

/**
 * The privacy page has words for every service that can be connected, so that it stays right
 * whichever is, and names every company that receives data from visitors (Australian Privacy
 * Principle 1.4).
 */
export function checkPrivacy({ pages, integrations }: PartialContent): Problem[] {
  const page = pages.find(({ slug }) => slug === 'privacy')
  // A file that is missing or wrong is a problem of its own.
  if (!page || !integrations) return []
  const problem = (found: string, expected: string) => ({ file: page.file, field: 'text', found, expected })
  const asked = askedIn(page.allBranches, 'connected')
  const text = plainText(page.body)
  return [
    ...Object.keys(connectionsOf(integrations))
      .filter((name) => !asked.has(name))
      .map((name) =>
        problem(
          `nothing that asks for $connected.${name}`,
          `what is true when it holds, between {% if $connected.${name} %} and {% /if %}: put the paragraph back`,
        ),
      ),
    ...Object.entries(partiesOf(integrations)).flatMap(([field, party]) =>
      !party || text.includes(party.name)
        ? []
        : problem(
            `nothing about ${party.name}`,
            `{${field}Name} in the paragraph on it, since content/integrations.yaml connects ${party.name} (${field})`,
          ),
    ),
  ]
}
