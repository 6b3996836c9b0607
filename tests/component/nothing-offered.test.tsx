// What a company does not offer leaves no empty list, no heading over nothing and no gap.
import { render, screen, within } from '@testing-library/react'
import { Footer } from '@/components/layout/footer'
import { Header } from '@/components/layout/header'
import { Promises } from '@/components/sections/company/promises'
import { ContactPanel } from '@/components/sections/contact/contact-panel'
import { Hero } from '@/components/sections/home/hero'
import { Problems } from '@/components/sections/home/problems'
import { Stats } from '@/components/sections/stats'
import { contactMethods } from '@/lib/content/contact'
import { getContent } from '@/lib/content/get-content'
import { navigation, quoteLink } from '@/lib/content/navigation'
import { contactSections } from '@/lib/pages/contact'
import { PICTURE } from '../support/picture'

const { home } = getContent().templatePages
const { phone, email } = contactMethods()
const helpdesk = { icon: 'headset', label: 'Night desk', text: '13 00 00', href: 'tel:+61130000' } as const

/** Nothing is drawn that holds nothing, and no heading is without what it heads. */
function expectNothingEmpty(container: HTMLElement) {
  const empty = [...container.querySelectorAll('ul, ol, dl, li, h2, h3, h4, p')].filter(
    (part) => part.textContent?.trim() === '',
  )
  expect(empty).toEqual([])
  expect(container).not.toHaveTextContent(/undefined|null/)
}

const header = (props: Partial<Parameters<typeof Header>[0]>) =>
  render(
    <Header
      {...{ phone, email }}
      path={null}
      shortName="Cleaners"
      navigation={navigation()}
      quote={quoteLink()}
      trustLine={[]}
      {...props}
    />,
  ).container

const footer = (props: Partial<Parameters<typeof Footer>[0]>) =>
  render(
    <Footer
      shortName="Cleaners"
      legalName="Cleaners Pty Ltd"
      abn={{ value: '51 824 753 556' }}
      summary="Cleans."
      offices={[{ address: '1 Street' }]}
      officeHours="9 to 5"
      closures={[]}
      ways={[phone, email]}
      promises={[]}
      navigation={navigation()}
      {...props}
    />,
  ).container

test.each([
  ['the header', () => header({})],
  ['the footer', () => footer({})],
  ['the list of promises', () => render(<Promises title="Promises" lead="Lead" promises={{}} />).container],
  ['the ledger of problems', () => render(<Problems problems={home.problems} promises={{}} />).container],
  ['the figures', () => render(<Stats title="Figures" items={[]} />).container],
  [
    'the first screen',
    () =>
      render(
        <Hero
          {...home}
          hero={{ ...home.hero, badges: [] }}
          quote={quoteLink()}
          explore={{ name: 'Services', href: '/services/' }}
          picture={{ wide: PICTURE, tall: PICTURE }}
        />,
      ).container,
  ],
] as const)('%s of a company that offers none of it has nothing empty', (_, draw) => {
  expectNothingEmpty(draw())
})

test('without promises or figures their sections are not drawn', () => {
  const { container } = render(
    <>
      <Promises title="Promises" lead="Lead" promises={{}} />
      <Stats title="Figures" items={[]} />
    </>,
  )
  expect(container).toBeEmptyDOMElement()
})

test('without promises the footer and the home page have no heading for them', () => {
  footer({})
  render(<Problems problems={home.problems} promises={{}} />)
  expect(screen.queryByRole('heading', { name: /promise/i })).toBeNull()
})

test.each([[[]], [[{ title: 'Green' }]]])(
  'the footer with the promises %j has a column for each of its parts',
  (promises) => {
    const columns = footer({ promises }).querySelector('[class*="lg:grid-cols-"]')
    const [, widths = ''] = /lg:grid-cols-(\S+)/.exec(columns?.className ?? '') ?? []
    expect(widths.startsWith('[') ? widths.split('_').length : Number(widths)).toBe(columns?.childElementCount)
  },
)

test('with one promise both have', () => {
  const green = { title: 'Green', text: 'Green.', icon: 'clock' } as const
  footer({ promises: [green] })
  render(<Problems problems={home.problems} promises={{ green }} />)
  expect(screen.getByRole('heading', { name: 'Our promises' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: home.problems.promises.title })).toBeInTheDocument()
})

test('the top bar has the helpdesk of a company that has one, and no place for another’s', () => {
  const items = (bar: Element | null) => [...(bar?.children ?? [])].map(({ textContent }) => textContent)
  const own = [`${phone.label} ${phone.text}`, `${email.label} ${email.text}`]
  expect(items(header({}).querySelector('ul'))).toEqual(own)
  expect(items(header({ helpdesk }).querySelector('ul'))).toEqual([...own, 'Night desk 13 00 00'])
})

test('the contact page lists the ways that there are', () => {
  const { panel } = contactSections()
  const { container } = render(<ContactPanel {...panel} ways={[phone, email]} />)
  const ways = within(container.querySelector<HTMLElement>('[aria-labelledby=ways-title] ul')!)
  expect(ways.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([phone.text, email.text])
})
