import { isUnknownInterval } from '../../scope/rhythm'
import { formatValue, type Problem } from '../problem'
import type { SiteContent } from '../types'

/** Tasks whose frequency states an interval that the summary table cannot count. */
export function unknownIntervals({ services, templatePages }: SiteContent): Problem[] {
  const { stage } = templatePages.services.sections.sheet.rhythms
  const expected = `every visit, daily, weekly, monthly, quarterly, yearly or the like: as it is, the table counts it as “${stage}”`
  return services.flatMap(({ scope, placeOf }) =>
    [...scope.entries()].flatMap(([i, { frequency }]) =>
      isUnknownInterval(frequency)
        ? [{ ...placeOf(['scope', i, 'frequency']), found: formatValue(frequency), expected }]
        : [],
    ),
  )
}
