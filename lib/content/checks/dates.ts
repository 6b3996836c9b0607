import type { Problem } from '../problem'
import type { PartialContent } from '../whole'

/** The last change of an article or a case study must not be earlier than its publication. */
export function checkDates({ articles, caseStudies }: PartialContent): Problem[] {
  return [...articles, ...caseStudies]
    .filter(({ updated, published }) => updated < published)
    .map(({ updated, published, placeOf }) => ({
      ...placeOf(['updated']),
      found: updated,
      expected: `the day of publication (${published}) or a later one`,
    }))
}
