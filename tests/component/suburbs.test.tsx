import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { SiteFrame } from '@/app/site-frame'
import type { Loader } from '@/components/enhancements/loader-api'
import type { ModuleName } from '@/components/enhancements/modules'
import { attach } from '@/components/enhancements/suburbs'
import { startIntents } from '@/components/enhancements/intents'
import { clearDraft, draftValues } from '@/components/quote/draft'
import { attach as attachForm } from '@/components/quote/form'
import { AreaFinder } from '@/components/sections/areas/area-finder'
import { ContactPanel } from '@/components/sections/contact/contact-panel'
import { withPlainSpaces } from '@/lib/content/facts'
import { getContent } from '@/lib/content/get-content'
import { pagePath } from '@/lib/content/routes'
import { areasSections } from '@/lib/pages/areas'
import { contactSections } from '@/lib/pages/contact'
import type * as Pictures from '../support/picture'

// The build has made no pictures yet when these tests run.
jest.mock('@/lib/images/pictures', () => ({
  headerPictureOf: () => jest.requireActual<typeof Pictures>('../support/picture').PICTURE,
}))

const { suburbs: described, served, templatePages, quote: quoteWords } = getContent()
const words = templatePages.areas.finder.search
const finder: ComponentProps<typeof AreaFinder> = areasSections().finder
const suburbs = finder.regions.flatMap(({ region, anchor, suburbs: here }) =>
  here.map(({ name, postcode, entry }) => ({ name, postcode, region, href: `#${entry?.anchor ?? anchor}` })),
)
const named = (name: string | undefined) => suburbs.find((suburb) => suburb.name === name)
/** One with an entry of its own on the page, and one of the list alone. */
const [withEntry, listed] = [named(described[0]?.name), named(served.suburbs[0]?.name)]
if (!withEntry || !listed) throw new Error('expected suburbs')

/** Shows what comes from the server, and lets script take over what `typed` stands in. */
function show({ typed = '', page = <AreaFinder {...finder} /> } = {}) {
  render(page)
  const field = search().getByRole<HTMLInputElement>('searchbox', { name: words.label })
  field.value = typed
  attach(screen.getByRole('search'), {} as Loader)
  return { field, visitor: userEvent.setup() }
}
const search = () => within(screen.getByRole('search'))
const status = () => search().getByRole('status')
const quoteButton = () => search().queryByRole<HTMLAnchorElement>('link', { name: finder.quote.name })
const phone = () => search().queryByRole('link', { name: (name) => name.endsWith(finder.phone.text) })

test('before anything is typed there is the field and no answer', () => {
  const { field } = show()
  expect(field).toHaveAccessibleDescription(words.hint)
  expect(status()).toBeEmptyDOMElement()
  expect(search().getByText(templatePages.areas.finder.lead)).toBeVisible()
  expect([quoteButton(), phone()]).toEqual([null, null])
})

test.each([
  ['with an entry, with the way to it', withEntry],
  ['of the list, with the way to its region', listed],
])('a suburb %s is said to be served, with the way to a quote', async (_, { name, postcode, region, href }) => {
  const { field, visitor } = show()
  await visitor.type(field, name)
  expect(status()).toHaveTextContent(`${words.yes} ${name} ${postcode} ${words.served}`)
  expect(search().getByRole('link', { name: `${name} ${postcode} ${region}` })).toHaveAttribute('href', href)
  expect(quoteButton()).toBeVisible()
  expect(search().getByText(withPlainSpaces(words.unlisted.text))).not.toBeVisible()
})

test('a postcode of several suburbs names them all', async () => {
  const shared = suburbs.find((one) => suburbs.some((other) => other !== one && other.postcode === one.postcode))
  const all = suburbs.filter(({ postcode }) => postcode === shared?.postcode)
  const { field, visitor } = show()
  await visitor.type(field, shared?.postcode ?? '')
  for (const { name } of all) expect(status()).toHaveTextContent(name)
  expect(status()).toHaveTextContent(words.servedSeveral)
  expect(search().getAllByRole('listitem')).toHaveLength(all.length)
})

test('many that begin as what was typed are counted, and the first of them shown', async () => {
  const { field, visitor } = show()
  await visitor.type(field, '21')
  const count = suburbs.filter(({ postcode }) => postcode.startsWith('21')).length
  expect(status()).toHaveTextContent(`${count} ${words.begin}`)
  expect(search().getAllByRole('listitem').length).toBeLessThan(count)
  expect(search().getByText(words.more)).toBeVisible()
})

test('a suburb that is misspelt is suggested, and not said to be meant', async () => {
  const { field, visitor } = show()
  const misspelt = withEntry.name.replace(/^(..)(.)(.)/, '$1$3$2')
  expect(misspelt).not.toBe(withEntry.name)
  await visitor.type(field, misspelt)
  expect(status()).toHaveTextContent(words.similar)
  expect(search().getByRole('link', { name: new RegExp(`^${withEntry.name} `) })).toBeVisible()
  expect(search().getByText(withPlainSpaces(words.unlisted.text))).toBeVisible()
})

test('what is not on the list is offered a quote and the phone', async () => {
  const { field, visitor } = show()
  await visitor.type(field, 'Melbourne')
  expect(status()).toHaveTextContent(words.unlisted.title)
  expect(search().getByText(withPlainSpaces(words.unlisted.text))).toBeVisible()
  for (const offer of [quoteButton(), phone()]) expect(offer).toBeVisible()
})

test('the field is emptied by its button and is ready for the next suburb', async () => {
  const { field, visitor } = show()
  await visitor.type(field, listed.name)
  await visitor.click(search().getByRole('button', { name: words.clear }))
  expect(field).toHaveValue('')
  expect(field).toHaveFocus()
  expect(status()).toBeEmptyDOMElement()
  expect(quoteButton()).toBeNull()
})

test('Enter leads to the answer, and stays in the field while there is none', async () => {
  const { field, visitor } = show()
  await visitor.type(field, '{Enter}')
  expect(field).toHaveFocus()
  await visitor.type(field, `${listed.name}{Enter}`)
  expect(document.activeElement).not.toBe(field)
  expect(document.activeElement).toContainElement(status())
})

test('what was typed before script arrived is answered', () => {
  show({ typed: listed.name })
  expect(status()).toHaveTextContent(listed.name)
})

// The visitor had to type the suburb once more into the quote form, where its field was empty.
describe('the suburb that was looked up', () => {
  const location = () => within(screen.getByRole('dialog')).getByLabelText(quoteWords.form.location.label)

  beforeEach(() => history.replaceState(null, '', pagePath('areas')))
  afterEach(() => {
    clearDraft()
    history.replaceState(null, '', '/')
  })

  test('stands in the form of the dialog that its quote button opens, and is not taken for typed', async () => {
    const modules: Partial<Record<ModuleName, () => Promise<unknown>>> = {
      form: () => import('@/components/quote/form'),
      dialog: () => import('@/components/quote/islands'),
    }
    const load = ((name: ModuleName) => modules[name]?.()) as Loader['load']
    const page = (
      <SiteFrame path={pagePath('areas')}>
        <AreaFinder {...finder} />
      </SiteFrame>
    )
    const { field, visitor } = show({ page })
    startIntents({ load, fetch: load, scan: () => Promise.resolve() } as Partial<Loader> as Loader)

    await visitor.type(field, listed.name)
    await visitor.click(quoteButton()!)
    await screen.findByRole('dialog')
    await waitFor(() => expect(location()).toHaveValue(`${listed.name} ${listed.postcode}`))
    expect(draftValues()).toEqual({})
  })

  test.each([
    ['a suburb that is served', listed.name, `${listed.name} ${listed.postcode}`],
    ['a suburb that is not on the list, as it was typed', 'Melbourne', 'Melbourne'],
    ['what several suburbs begin with', '21', ''],
  ])('stands in the form of the page that its quote button leads to: %s', async (_, typed, carried) => {
    const { field, visitor } = show()
    await visitor.type(field, 'Wollongong')
    await visitor.clear(field)
    await visitor.type(field, typed)
    const { href = '' } = search().getByText<HTMLAnchorElement>(finder.quote.name)

    history.replaceState(null, '', href)
    const { container } = render(<ContactPanel {...contactSections().panel} />)
    attachForm(container.querySelector('form')!, {} as Loader)
    expect(within(container).getByLabelText(quoteWords.form.location.label)).toHaveValue(carried)
  })
})
