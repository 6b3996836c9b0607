import { formatValue, type Problem } from '../problem'
import type { PartialContent } from '../whole'
import { checkRowNames } from './row-names'

/** The sample proposal is for a service that has a rate, and names rows of its scope, each once. */
export function checkSampleProposal({ templatePages, services }: PartialContent): Problem[] {
  const { 'sample-proposal': page, pricing } = templatePages
  const proposal = page?.proposal
  const scope = services.find(({ slug }) => slug === proposal?.service)?.scope
  if (!page || !proposal || !scope) return []
  const priced = pricing?.rates?.areas.map(({ service }) => service) ?? [proposal.service]
  return [
    ...(priced.includes(proposal.service)
      ? []
      : [
          {
            ...page.placeOf(['proposal', 'service']),
            found: formatValue(proposal.service),
            expected: `a service that \`rates.areas\` in content/pages/pricing.md names: ${priced.join(', ')}`,
          },
        ]),
    ...checkRowNames(
      page,
      proposal.periodic.map(({ area, line }, i) => ({ area, line, path: ['proposal', 'periodic', i] })),
      scope,
    ),
  ]
}
