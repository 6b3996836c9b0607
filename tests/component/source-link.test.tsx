import { render, screen } from '@testing-library/react'
import { SourceLink } from '@/components/ui/source-link'
import { getContent } from '@/lib/content/get-content'

const { site, sources: list } = getContent()
const sources = Object.entries(list.sources)

/** Shows the first source for which this holds. */
function show(holds: (source: (typeof sources)[number][1]) => boolean) {
  const [name, source] = sources.find(([, each]) => holds(each)) ?? []
  if (!name || !source) throw new Error('expected such a source')
  const { container } = render(<SourceLink name={name} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', source.url)
  return { source, text: container.textContent ?? '' }
}

test('a reader sees before a link that it leads to a law', () => {
  const { text, source } = show(({ kind }) => kind === 'law')
  expect(text).toMatch(/^Law: /)
  expect(text).toContain(source.title)
  expect(text).not.toContain('paid')
})

test('a reader sees that a study was paid for by somebody who sells what it tests', () => {
  const { text } = show(({ paidBy }) => paidBy?.includes('maker') === true)
  expect(text).toMatch(/^Study: /)
  expect(text).toContain(`. ${site.words.source.paidBy}: `)
  expect(text).toMatch(/, a maker of hand sanitiser$/)
})
