import { formatValue, type Problem } from '../problem'
import type { PartialContent } from '../whole'

/**
 * The pricing page refers to its own kinds of site and to the quote form's choices by their words,
 * and its initial answers are ones that its fields accept.
 */
export function checkPricing({ templatePages: { pricing }, quote }: PartialContent): Problem[] {
  if (!pricing?.rates) return []
  const { estimator, typical, examples, rates } = pricing
  const known = (path: readonly PropertyKey[], value: string, choices: readonly string[]): Problem[] =>
    choices.includes(value)
      ? []
      : [{ ...pricing.placeOf(path), found: formatValue(value), expected: `one of ${choices.join(', ')}` }]
  const sites = rates.areas.map(({ site }) => site)
  const within = (['area', 'toilets', 'kitchens'] as const).flatMap((name): Problem[] => {
    const { least, most } = estimator[name].bounds
    const value = estimator.start[name]
    if (value >= least && value <= most) return []
    const expected = `a number that the field takes, from ${least} to ${most}`
    return [{ ...pricing.placeOf(['estimator', 'start', name]), found: String(value), expected }]
  })
  return [
    ...known(['estimator', 'start', 'site'], estimator.start.site, sites),
    ...known(['typical', 'site'], typical.site, sites),
    ...examples.items.flatMap(({ site }, i) => known(['examples', 'items', i, 'site'], site, sites)),
    ...within,
    ...(quote
      ? [
          ...known(['estimator', 'sizeIn'], estimator.sizeIn, quote.form.sizeIn.choices),
          ...estimator.often.flatMap((often, i) => known(['estimator', 'often', i], often, quote.form.often.choices)),
        ]
      : []),
  ]
}
