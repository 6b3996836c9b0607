import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { SuburbSearch } from '@/components/islands/suburb-search.client'
import { catalogue } from '@/content/catalogue'
import { REGIONS } from '@/content/schema/suburb'

const { suburbs: entries, served, special } = catalogue()
const words = special.areas.finder.search
const suburbs = [...entries, ...served.suburbs].map(({ name, postcode, region }) => ({
  ...{ name, postcode, region },
  href: `#${name}`,
  area: REGIONS.indexOf(region) + 1,
}))
const [suburb] = served.suburbs
if (!suburb) throw new Error('expected a suburb')

function show() {
  render(
    <SuburbSearch
      words={words}
      lead="Lead"
      suburbs={suburbs}
      icons={{ search: null, clear: null }}
      quote={<a href="#quote">Quote</a>}
      phone={<a href="tel:+61200000000">Phone</a>}
    />,
  )
  return { field: screen.getByRole('searchbox', { name: words.label }), visitor: userEvent.setup() }
}
const status = () => screen.getByRole('status')

test('before anything is typed there is the field and no answer', () => {
  const { field } = show()
  expect(field).toHaveAccessibleDescription(words.hint)
  expect(status()).toBeEmptyDOMElement()
  expect(screen.queryByText('Quote')).not.toBeInTheDocument()
})

test('a suburb that is served is said to be, with the way to its place on the page and to a quote', async () => {
  const { field, visitor } = show()
  await visitor.type(field, suburb.name)
  expect(status()).toHaveTextContent(`${words.yes} ${suburb.name} ${suburb.postcode} ${words.served}`)
  const link = screen.getByRole('link', { name: `${suburb.name} ${suburb.postcode} ${suburb.region}` })
  expect(link).toHaveAttribute('href', `#${suburb.name}`)
  expect(screen.getByRole('link', { name: 'Quote' })).toBeInTheDocument()
  expect(screen.queryByText(words.unlisted.text)).not.toBeInTheDocument()
})

test('a postcode of several suburbs names them all', async () => {
  const postcode = suburbs.find((one) => suburbs.some((other) => other !== one && other.postcode === one.postcode))
  const all = suburbs.filter((one) => one.postcode === postcode?.postcode)
  const { field, visitor } = show()
  await visitor.type(field, postcode?.postcode ?? '')
  for (const { name } of all) expect(status()).toHaveTextContent(name)
  expect(status()).toHaveTextContent(words.servedSeveral)
  expect(screen.getAllByRole('listitem')).toHaveLength(all.length)
})

test('many that begin as what was typed are counted, and the first of them shown', async () => {
  const { field, visitor } = show()
  await visitor.type(field, '21')
  const count = suburbs.filter(({ postcode }) => postcode.startsWith('21')).length
  expect(status()).toHaveTextContent(`${count} ${words.begin}`)
  expect(screen.getAllByRole('listitem').length).toBeLessThan(count)
  expect(screen.getByText(words.more)).toBeInTheDocument()
})

test('what is not on the list is offered a quote and the phone', async () => {
  const { field, visitor } = show()
  await visitor.type(field, 'Melbourne')
  expect(status()).toHaveTextContent(words.unlisted.title)
  expect(screen.getByText(words.unlisted.text)).toBeInTheDocument()
  for (const name of ['Quote', 'Phone']) expect(screen.getByRole('link', { name })).toBeInTheDocument()
})

test('the field is emptied by its button and is ready for the next suburb', async () => {
  const { field, visitor } = show()
  await visitor.type(field, suburb.name)
  await visitor.click(screen.getByRole('button', { name: words.clear }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(status()).toBeEmptyDOMElement()
})

test('Enter leads to the answer', async () => {
  const { field, visitor } = show()
  await visitor.type(field, `${suburb.name}{Enter}`)
  expect(within(document.activeElement as HTMLElement).getByRole('status')).toBe(status())
})

test('what was typed before script arrived is answered', () => {
  const field = jest.spyOn(HTMLInputElement.prototype, 'value', 'get').mockReturnValue(suburb.name)
  show()
  expect(status()).toHaveTextContent(suburb.name)
  field.mockRestore()
})
