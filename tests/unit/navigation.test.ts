import { getContent } from '@/lib/content/get-content'
import { navigation } from '@/lib/content/navigation'
import { editContent } from '../support/edited-content'

const { main, services, legal } = navigation()
const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)
const menu = (name: string) => main.find((item) => item.name === name)?.groups.flatMap(({ links }) => links) ?? []

/** The entries that section 2 of the specification names; the owner may add others between them. */
const BAR = ['Home', 'Our Services', 'About', 'Industries', 'Areas', 'Contact']
const SERVICES = [
  'Office cleaning',
  'Strata cleaning',
  'Medical cleaning',
  'School and childcare cleaning',
  'Retail cleaning',
  'Industrial cleaning',
  'Window cleaning',
  'Carpet, tile and grout cleaning',
  'End of lease cleaning',
  'Builders cleaning',
]
const ABOUT = [
  'About Us',
  'Meet Our Director',
  'Our Approach',
  'Our Clients',
  'Testimonials',
  'FAQs',
  'Blog',
  'Contact Us',
]
const specified = (links: readonly { name: string }[], list: readonly string[]) =>
  names(links).filter((name) => list.includes(name))

test('the bar has the entries of the specification in their order', () => {
  expect(specified(main, BAR)).toEqual(BAR)
})

test('Our Services has its ten links', () => {
  expect(names(menu('Our Services'))).toEqual(expect.arrayContaining(SERVICES))
})

test('About has its eight links in their order', () => {
  expect(specified(menu('About'), ABOUT)).toEqual(ABOUT)
})

test('services that the menu leaves out are in the footer', () => {
  const left = getContent().services.filter(({ menu }) => !menu)
  expect(names(menu('Our Services'))).toEqual(expect.not.arrayContaining(left.map(({ title }) => title)))
  expect(names(services)).toEqual(expect.arrayContaining(left.map(({ title }) => title)))
})

test('the legal pages have a list of their own', () => {
  expect(names(legal)).toEqual(expect.arrayContaining(['Privacy', 'Terms']))
})

test('with a main site, the entries that have a path there lead to it, and the pages of this site remain', () => {
  const content = editContent()
  content.edit('site.yaml', /^mainSiteUrl: .*$/m, 'mainSiteUrl: https://main.example.com.au')
  const { siteContent } = content.check()
  const elsewhere = siteContent?.services.filter(({ menuHref, path }) => menuHref !== path) ?? []
  expect(elsewhere.map(({ slug, menuHref }) => [slug, menuHref])).toEqual([
    ['carpet-tile-grout-cleaning', 'https://main.example.com.au/carpet-tile-grout-cleaning/'],
    ['end-of-lease-cleaning', 'https://main.example.com.au/end-of-lease-cleaning/'],
    ['builders-cleaning', 'https://main.example.com.au/builders-cleaning/'],
  ])
  expect(siteContent?.routes.map(({ path }) => path)).toContain('/services/builders-cleaning/')
})
