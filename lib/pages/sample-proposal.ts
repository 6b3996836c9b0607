import { entryOf, getContent } from '../content/get-content'
import type { SampleProposalFields } from '../content/schema/sample-proposal'
import { estimate, inFigures, inWords, priceOf } from '../pricing/estimate'
import { byArea } from '../scope/by-area'
import { pricedPage, ratesOf } from './pricing'

/** Data of the proposal's sections; `shown` is undefined if the company has none to show. */
export function sampleProposalSections() {
  const { services, site, templatePages } = getContent()
  const { proposal, sheet } = templatePages['sample-proposal']
  const pricing = pricedPage()
  if (!proposal || !pricing) return { shown: undefined }
  const service = entryOf(services, proposal.service)
  return {
    shown: {
      service,
      proposal,
      promises: site.promises,
      words: templatePages.services.sections,
      ...priceTables(proposal, sheet, service.scope, pricing),
    },
  }
}

/** The price of the regular visits, and those of the periodic works, as tables. */
function priceTables(
  { service, area, toilets, kitchens, visits, periodic }: NonNullable<SampleProposalFields['proposal']>,
  words: SampleProposalFields['sheet'],
  scope: ReturnType<typeof getContent>['services'][number]['scope'],
  pricing: NonNullable<ReturnType<typeof pricedPage>>,
) {
  const rates = ratesOf(pricing)
  const kind = pricing.rates.areas.find((each) => each.service === service)!
  const regular = estimate({ site: kind.site, area, toilets, kitchens, visits }, rates)
  const rows = new Map(byArea(scope))
  return {
    size: `${inFigures(area)} m²`,
    regular: {
      columns: [words.regular.part, words.regular.figure],
      rows: [
        [words.regular.visits, String(visits)],
        [words.regular.hours, inFigures(regular.hours)],
        [words.regular.monthly, inFigures(regular.monthly)],
        [words.regular.price, `**${inWords(regular, pricing.estimator).range}**`],
      ],
    },
    periodic: {
      columns: [words.periodic.task, words.periodic.frequency, words.periodic.hours, words.periodic.price],
      rows: periodic.map(({ area: place, line, hours }) => {
        const row = rows.get(place)?.[line - 1]
        if (!row) throw new Error(`No line ${line} of ${place} in the scope of ${service}.`)
        const { range } = inWords({ hours, ...priceOf(hours, kind.site, rates) }, pricing.estimator)
        return [`${place}: ${row.task}`, row.frequency, inFigures(hours), range]
      }),
    },
  }
}
