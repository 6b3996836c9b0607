// Regression: the words around the figures of the pricing page stood in the code, where no owner
// could change them.
import { getContent } from '@/lib/content/get-content'
import { lineWith } from '@/lib/content/schema/blanks'
import { pricingSections } from '@/lib/pages/pricing'

const { counts, method, rates, typical } = getContent().templatePages.pricing

afterEach(() => jest.restoreAllMocks())

test('the figures of a step stand in the page’s words', () => {
  const words = lineWith(['least', 'most'], 'Words.').parse('Between [most] and [least] of a hundred.')
  jest.replaceProperty(method.steps.margin, 'figures', words)
  const row = pricingSections().figures?.method.rows.find(([step]) => step === method.steps.margin.title)
  expect(row?.at(-1)).toBe(`Between ${rates?.margin.most} and ${rates?.margin.least} of a hundred.`)
})

test('one visit a week has words of its own', () => {
  jest.replaceProperty(counts.visits, 'one', 'Once a week')
  jest.replaceProperty(typical, 'visits', [1, 2])
  const [, one, two] = pricingSections().figures?.typical.columns ?? []
  expect([one, two]).toEqual(['Once a week', counts.visits.more.replace('[count]', '2')])
})
