import { renderToStaticMarkup } from 'react-dom/server'
import { PageFrame } from '@/app/page-frame'
import { contactMethods, offices } from '@/lib/content/contact'
import { getContent } from '@/lib/content/get-content'
import { addressText, dialNumber, hoursText } from '@/lib/content/facts'
import { parseMarkdown, plainText } from '@/lib/content/markdown'
import { fileOf, pagePath } from '@/lib/content/routes'
import { pageData } from '@/lib/pages/page-data'
import { announcementAt } from '@/lib/site/announcement'
import { closureLines, openClosures } from '@/lib/site/closures'
import { stateOf } from '@/lib/content/schema/states'
import { documentIn, pages, testEach } from './out'
import { contentText, elementsOf, links, sectionOf, tooltips, textOf } from './text'

const content = getContent()
const { routes, services, site, suburbs } = content
const { street, suburb, state, postcode } = site.address
/** Each office’s address, and the numbers that single offices have. */
const ADDRESSES = [site.address, ...(site.otherOffices ?? [])].map(addressText)
const OFFICE_PHONES = offices().flatMap(({ phone }) => phone ?? [])
const homeSuburbs = suburbs.filter(({ home }) => home)
const titles = (items: readonly { title: string }[]) => items.map(({ title }) => contentText(title))

const WAYS = contactMethods()
/** All ways to reach the company, as links. */
const CONTACTS = Object.values(WAYS).map(({ label, text, href }) => [`${label} ${text}`, href])

const OFFICE_LINKS = OFFICE_PHONES.map(({ label, text, href }) => [`${label} ${text}`, href])

/** Those that the header has room for. */
const IN_HEADER = CONTACTS.filter(([, href]) => href !== WAYS.secondPhone?.href)

/** The pages of a list of the registry, as links in its order. */
const listed = (list: 'about' | 'legal') =>
  content.pages
    .filter(({ slug }) => content.routes.some(({ entry }) => entry.slug === slug))
    .flatMap(({ menus, label, slug }) =>
      menus
        .filter((menu) => menu.list === list)
        .map((menu) => ({ order: menu.order, link: [menu.label ?? label, pagePath(slug)] })),
    )
    .sort((a, b) => a.order - b.order)
    .map(({ link }) => link)

/** The shown items that are among the expected ones. */
const only = <Item>(shown: Item[], expected: Item[]) =>
  shown.filter((item) => expected.some((other) => String(other) === String(item)))

test.each(pages)('every phone and email link on %s has the address that its text shows or names', (file) => {
  const { phone, secondPhone = phone, helpdesk = phone, email } = WAYS
  const ofOffice = (text: string) => OFFICE_PHONES.find((way) => text.includes(way.text))
  const wayOf = (text: string) =>
    ofOffice(text) ??
    [secondPhone, helpdesk].find((way) => [way.text, way.label].some((part) => text.includes(part))) ??
    phone
  const wrong = links(documentIn(file)('body')).filter(([text = '', href = '']) => {
    if (href.startsWith('tel:')) return href !== wayOf(text).href
    if (!href.startsWith('mailto:')) return false
    return href.split('?')[0] !== email.href || (text.includes('@') && !text.includes(email.text))
  })
  expect(wrong).toEqual([])
})

/** Phone numbers as Australians write them: with +61, with an area code or a mobile's, or 1300. */
const PHONE_NUMBER = /(?<!\d)(?:\+61(?:\s?\d){9}|\(?0\d\)?(?:\s?\d){8}|1[38]00(?:\s?\d){6})(?!\d)/g

test.each(pages)('every phone number that %s writes is the company’s', (file) => {
  const digits = (text: string) => text.replaceAll(/\D/g, '')
  const own = [...Object.values(WAYS), ...OFFICE_PHONES].map(({ text }) => digits(text))
  const written = textOf(documentIn(file)('body')).match(PHONE_NUMBER) ?? []
  expect(written).not.toEqual([])
  expect(written.filter((number) => !own.includes(digits(number)))).toEqual([])
})

test.each(pages)('the header of %s has the ways to reach the company and the trust line outside its menus', (file) => {
  const header = documentIn(file)('header').first().clone()
  header.find('nav').remove()
  expect(only(links(header), CONTACTS).sort()).toEqual(IN_HEADER.toSorted())
  expect(only(elementsOf(header.find('li')).map(textOf), titles(site.trustLine))).toEqual(titles(site.trustLine))
})

test.each(pages)('the trust line of %s has its tooltips, in both layouts of the header', (file) => {
  const $ = documentIn(file)
  const explained = site.trustLine.map(({ title, text }) => [title, text])
  expect(tooltips($, $('header'))).toEqual([...explained, ...explained])
})

test.each(pages)(
  'the footer of %s has address, hours and promises, and links to services, company pages, suburbs and terms',
  (file) => {
    const footer = documentIn(file)('footer')
    expect(elementsOf(footer.find('address')).map(textOf)).toEqual(ADDRESSES)
    expect(only(links(footer), OFFICE_LINKS)).toEqual(OFFICE_LINKS)
    expect(textOf(footer)).toContain(hoursText(site.officeHours))
    for (const { text } of closureLines(site)) expect(textOf(footer)).toContain(contentText(text))
    const lists = [
      CONTACTS,
      services.map(({ title, menuHref }) => [title, menuHref]),
      listed('about'),
      homeSuburbs.map(({ name, slug }) => [name, `${pagePath('areas')}#${slug}`]),
      listed('legal'),
    ]
    for (const list of lists) expect(only(links(footer), list)).toEqual(list)
    const promises = titles(Object.values(site.promises))
    expect(only(elementsOf(footer.find('li')).map(textOf), promises)).toEqual(promises)
  },
)

testEach(announcementAt(site) ? pages : [])('%s says what is announced, and until when', (file) => {
  const { text = '', until = '' } = announcementAt(site) ?? {}
  const notice = documentIn(file)('aside[data-until]').first()
  expect(textOf(notice)).toContain(plainText(parseMarkdown(text)))
  expect(notice.find('time').attr('datetime')).toBe(until)
})

const ALL = routes.map((route) => [route.path, route] as const)
const SCRIPT = 'script[type="application/ld+json"]'

test.each(ALL)('no text of the structured data of %s can end its script', (path) => {
  expect(documentIn(fileOf(path))(SCRIPT).text()).not.toContain('<')
})

test('the structured data of the home page has the facts about the company', () => {
  const script = documentIn('index.html')(SCRIPT).text()
  const graph = (JSON.parse(script) as { '@graph': { '@type': string }[] })['@graph']
  const containsPlace = suburbs.map(({ name, postcode, latitude, longitude }) => ({
    name: `${name} ${stateOf(postcode)}`,
    geo: { latitude, longitude },
  }))
  expect(graph.find((node) => node['@type'] === 'LocalBusiness')).toMatchObject({
    name: site.name.value,
    legalName: site.legalName.value,
    telephone: site.secondPhone
      ? [site.phone, site.secondPhone].map(({ value }) => dialNumber(value))
      : dialNumber(site.phone.value),
    email: site.email.value,
    address: { streetAddress: street, addressLocality: suburb, addressRegion: state, postalCode: postcode },
    ...(site.otherOffices && {
      location: site.otherOffices.map(({ phone, ...place }) => ({
        address: { streetAddress: place.street, addressLocality: place.suburb, postalCode: place.postcode },
        ...(phone && { telephone: dialNumber(phone) }),
      })),
    }),
    openingHoursSpecification: [
      ...site.officeHours.times.map(({ days, opens, closes }) => ({ dayOfWeek: days, opens, closes })),
      // Regression: it said that the office is open at Christmas.
      { dayOfWeek: 'PublicHolidays', opens: '00:00', closes: '00:00' },
    ],
    ...(openClosures(site).length > 0 && {
      specialOpeningHoursSpecification: openClosures(site).map(({ from, until }) => ({
        validFrom: from,
        validThrough: until,
        opens: '00:00',
        closes: '00:00',
      })),
    }),
    areaServed: { name: site.city.value, ...(suburbs.length > 0 && { containsPlace }) },
    ...(site.helpdesk && { contactPoint: { telephone: dialNumber(site.helpdesk.value) } }),
  })
})

test('a name with </script> does not end the script of the structured data', () => {
  const data = pageData(pagePath('contact'))
  const page = { ...data, route: { ...data.route, title: '</script><b>' } }
  const html = renderToStaticMarkup(PageFrame({ page, children: null }))
  expect(html).not.toContain('</script><b>')
  expect(html.match(/<\/script>/g)).toHaveLength(1)
})

test.each(ALL)('%s asks for a large picture in social networks', (path) => {
  const $ = documentIn(fileOf(path))
  expect($('meta[name="twitter:card"]').attr('content')).toBe('summary_large_image')
  // The rest X takes from Open Graph's properties.
  const names = $('meta[name^="twitter:"]').map((_, meta) => $(meta).attr('name'))
  expect(names.get()).toEqual(['twitter:card', 'twitter:image:alt'])
})

test.each(ALL.filter(([, { parent }]) => parent !== null))(
  'the breadcrumbs of %s end with its parent as a link and the page itself',
  (path, route) => {
    const $ = documentIn(fileOf(path))
    const trail = $('nav[aria-label="Breadcrumb"] li')
    const current = $('nav[aria-label="Breadcrumb"] [aria-current]')
    expect([textOf(current), current.attr('aria-current')]).toEqual([route.label, 'page'])
    expect(textOf(trail.last())).toBe(route.label)
    expect(links(trail.last())).toEqual([])
    const parent = routes.find((other) => other.path === route.parent)
    expect(links(trail).at(-1)).toEqual([parent?.label, parent?.path])
  },
)

test('the contact page shows every way to reach the company, hours and address', () => {
  const contacts = sectionOf(documentIn(fileOf(pagePath('contact'))), content.templatePages.contact.waysTitle)
  const ways = Object.values(WAYS).map(({ text, href }) => [text, href])
  expect(links(contacts.find('li'))).toEqual([...ways, ...OFFICE_LINKS])
  expect(textOf(contacts)).toContain(hoursText(site.officeHours))
  expect(elementsOf(contacts.find('address')).map(textOf)).toEqual(ADDRESSES)
})

// Regression: an item with a full stop was followed by a colon: “A leasing plan is fine.:”.
test('the contact page’s email draft lists what helps to quote, each item ready for its answer', () => {
  const { prepare } = content.templatePages.contact
  const [[name, href] = []] = links(sectionOf(documentIn(fileOf(pagePath('contact'))), prepare))
  const { pathname, searchParams } = new URL(href ?? '')
  expect([name, pathname, searchParams.get('subject')]).toEqual([prepare.button, site.email.value, prepare.subject])
  const lines = searchParams.get('body')?.split('\r\n').filter(Boolean)
  expect(lines).toEqual(prepare.items.map((item) => `${item.replace(/\.$/, '')}: `))
})
