// Regression: a name within a sentence lost all its capitals, as in “ndis office”.
import { render, screen } from '@testing-library/react'
import { Header } from '@/components/layout/header'
import { contactMethods } from '@/lib/content/contact'
import { getContent } from '@/lib/content/get-content'
import { navigation, quoteLink } from '@/lib/content/navigation'
import { inSentence } from '@/lib/content/words'
import { pricingSections } from '@/lib/pages/pricing'

const { site, templatePages } = getContent()

test.each([
  ['Law firm', 'law firm'],
  ['IT company', 'IT company'],
  ['NDIS office in Parramatta', 'NDIS office in Parramatta'],
  ['Medical practice in Ryde', 'medical practice in Ryde'],
])('within a sentence “%s” is “%s”', (name, words) => {
  expect(inSentence(name)).toBe(words)
})

test('the link to all of a menu keeps the company’s name as it is', () => {
  const menus = navigation()
  const groups = [{ title: null, links: [{ name: 'Team', href: '/team/' }] }]
  const main = [{ name: 'About ClearQuay', href: '/about/', groups }]
  render(
    <Header
      {...contactMethods()}
      path={null}
      shortName={site.shortName.value}
      navigation={{ ...menus, main }}
      quote={quoteLink()}
      trustLine={site.trustLine}
    />,
  )
  const [link] = screen.getAllByRole('link', { hidden: true }).filter((each) => each.matches('.menu-all'))
  expect(link).toHaveTextContent(`${site.words.menus.allOf} about ClearQuay`)
})

test('the wages of an example are headed by its name as it is', () => {
  const [example] = templatePages.pricing.examples.items
  if (!example) throw new Error('expected an example on the pricing page')
  jest.replaceProperty(example, 'name', 'NDIS office in Parramatta')
  expect(pricingSections().figures?.floor.columns.at(-1)).toContain(': NDIS office in Parramatta')
})

afterEach(() => jest.restoreAllMocks())
