// The sample proposal: prices that follow from hours and rates, and what an owner may get wrong.
import { entryOf, getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'
import { sampleProposalSections } from '@/lib/pages/sample-proposal'
import { editContent } from '../support/edited-content'

const FILE = 'pages/sample-proposal.md'
const { proposal } = getContent().templatePages['sample-proposal']
if (!proposal) throw new Error('expected a proposal')

/** The content without a service's offer, or without rates. */
const pathsAfter = (file: string, from: RegExp, to: string) => {
  const content = editContent()
  content.edit(file, from, to)
  return content.check()
}

test('each periodic job is a line of the scope with its frequency, its hours and a price for them', () => {
  const { scope } = entryOf(getContent().services, proposal.service)
  const rows = sampleProposalSections().shown?.periodic.rows ?? []
  expect(rows).toHaveLength(proposal.periodic.length)
  proposal.periodic.forEach(({ area, line, hours }, i) => {
    const named = scope.filter((row) => row.area === area)[line - 1]
    expect(rows[i]?.slice(0, 3)).toEqual([`${area}: ${named?.task}`, named?.frequency, String(hours)])
    const [low = 0, high = 0] = (rows[i]?.[3] ?? '').match(/[\d,]+/g)?.map((n) => Number(n.replace(',', ''))) ?? []
    expect(low).toBeLessThan(high)
    const { award } = getContent().templatePages.pricing
    expect(low).toBeGreaterThanOrEqual(award.hourly * hours)
  })
})

test('the monthly price is a range for the hours of the visits', () => {
  const rows = sampleProposalSections().shown?.regular.rows ?? []
  expect(rows[0]?.[1]).toBe(String(proposal.visits))
  const [, [, hours = ''] = [], [, monthly = ''] = [], [, price = ''] = []] = rows
  expect(Number(monthly)).toBeCloseTo((Number(hours) * proposal.visits * 52) / 12, 2)
  expect(price).toMatch(/\$[\d,]+ to \$[\d,]+/)
})

test.each([
  ['an area that the scope has not', /area: 'Fire stairs'/, "area: 'Roof'", 'proposal.periodic[0].area', '"Roof"'],
  ['a line that the area has not', /line: 2/, 'line: 7', 'proposal.periodic[0].line', '7'],
  ['a service without a rate', /'strata-cleaning'/, "'window-cleaning'", 'proposal.service', '"window-cleaning"'],
  ['a service that is not there', /'strata-cleaning'/, "'ships'", 'proposal.service', '"ships"'],
])('%s is named with its field', (_, from, to, field, found) => {
  expect(pathsAfter(FILE, from, to).problems).toContainEqual(
    expect.objectContaining({ field, found: expect.stringContaining(found) }),
  )
})

test('while its service is not offered there is no proposal', () => {
  const { siteContent } = pathsAfter(`services/${proposal.service}.md`, /^---\n/, '---\noffered: false\n')
  expect(siteContent?.routes.map(({ path }) => path)).not.toContain(pagePath('sample-proposal'))
  expect(siteContent?.leftOut.map(({ path }) => path)).toContain(pagePath('sample-proposal'))
})

test('a made-up proposal stops a launch', () => {
  expect(editContent().check().unconfirmed).toContainEqual({
    file: `content/${FILE}`,
    field: 'proposal',
    reason: 'sample',
  })
})
