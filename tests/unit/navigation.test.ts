import { navigation } from '@/content/navigation'
import { copyContent } from '../support/content-copy'

const { main, about, services, legal } = navigation()
const names = (links: readonly { name: string }[]) => links.map(({ name }) => name)
const menu = (name: string) => main.find((item) => item.name === name)?.groups.flatMap(({ links }) => links) ?? []

test('the bar has the entries of the specification in their order', () => {
  expect(names(main)).toEqual(['Home', 'Our Services', 'About', 'Industries', 'Areas', 'Contact'])
})

test('Our Services has ten links', () => {
  expect(names(menu('Our Services')).sort()).toEqual(
    [
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
    ].sort(),
  )
})

test('About has its eight links in their order', () => {
  expect(names(menu('About'))).toEqual([
    'About Us',
    'Meet Our Director',
    'Our Approach',
    'Our Clients',
    'Testimonials',
    'FAQs',
    'Blog',
    'Contact Us',
  ])
  expect(names(about)).toEqual(names(menu('About')))
})

test('the footer has every service and the legal pages', () => {
  expect(services).toHaveLength(12)
  expect(names(legal)).toEqual(['Privacy', 'Terms'])
})

test('with a main site, the entries that have a path there lead to it, and the pages of this site remain', () => {
  const content = copyContent()
  try {
    content.edit('site.yaml', /^mainSiteUrl: null$/m, 'mainSiteUrl: https://main.example.com.au')
    const { catalogue } = content.check()
    const elsewhere = catalogue?.services.filter(({ menuHref, path }) => menuHref !== path) ?? []
    expect(elsewhere.map(({ slug, menuHref }) => [slug, menuHref])).toEqual([
      ['carpet-tile-grout-cleaning', 'https://main.example.com.au/carpet-tile-grout-cleaning/'],
      ['end-of-lease-cleaning', 'https://main.example.com.au/end-of-lease-cleaning/'],
      ['builders-cleaning', 'https://main.example.com.au/builders-cleaning/'],
    ])
    expect(catalogue?.routes.map(({ path }) => path)).toContain('/services/builders-cleaning/')
  } finally {
    content.done()
  }
})
