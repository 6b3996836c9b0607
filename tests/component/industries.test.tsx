import { render, screen } from '@testing-library/react'
import { IndustryDetail } from '@/components/sections/industries/industry-detail'
import { getContent } from '@/lib/content/get-content'
import { industrySections } from '@/lib/pages/industries'

const whole = getContent().industries.find(
  ({ needs, duties, checklist, suburbs, questions }) => needs && duties && checklist && suburbs && questions,
)
if (!whole) throw new Error('expected an industry that has every list')

const titles = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const jumps = () => screen.getAllByRole('navigation')[0]?.textContent ?? ''

const { detail } = industrySections(whole)
const { words } = detail

test('an industry with every list has a heading and a link for each', () => {
  render(<IndustryDetail {...detail} />)
  const parts = [words.needs, words.duties, words.checklist, words.areas, words.questions, words.relatedServices]
  expect(titles()).toEqual(parts.map(({ title }) => title))
  for (const { label } of parts) expect(jumps()).toContain(label)
})

test('what an industry does not have is left out with its heading and its link', () => {
  const { duties, checklist, suburbs, questions, ...bare } = whole
  expect([bare.needs, duties, checklist, suburbs, questions]).not.toContain(undefined)
  render(<IndustryDetail {...industrySections(bare).detail} />)
  expect(titles()).toEqual([words.needs.title, words.relatedServices.title])
  expect(jumps()).toBe(words.needs.label + words.relatedServices.label)
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

// Regression: the row of links led to related services although none was left to be shown.
test('an industry whose services are all withdrawn has no link to them', () => {
  render(<IndustryDetail {...industrySections({ ...whole, services: [] }).detail} />)
  expect(titles()).not.toContain(words.relatedServices.title)
  expect(jumps()).not.toContain(words.relatedServices.label)
})
