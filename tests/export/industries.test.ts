import { getContent, entryOf } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { sourceNamed } from '@/lib/content/words'
import { documentIn } from './out'
import { contentText, elementsOf, links, textOf } from './text'

const { industries, services, suburbs, questions, templatePages } = getContent()
const { sections } = templatePages.industries

const pages = industries.map((industry) => [industry.path, industry] as const)
const serviceLink = (slug: string) => [entryOf(services, slug).title, entryOf(services, slug).path]

describe.each(pages)('%s', (path, industry) => {
  const $ = documentIn(fileOf(path))

  test('has its own picture first', () => {
    expect($('main img').first().attr('src')).toContain(`industries/${industry.slug}-`)
  })

  test('has each need beside what is done about it', () => {
    const shown = elementsOf($('#needs dl > div')).map((row) => [textOf(row.find('dt')), textOf(row.find('dd'))])
    expect(shown).toEqual((industry.needs ?? []).map(({ need, answer }) => [need, contentText(answer)]))
  })

  test('says what each standard asks, and links to where it is written', () => {
    const shown = elementsOf($('#duties details'))
    expect(shown.map((part) => [textOf(part.find('summary')), links(part).at(-1)])).toEqual(
      (industry.duties ?? []).map(({ title, source }) => {
        const written = sourceNamed(source)
        return [title, [written.title, written.url]]
      }),
    )
    industry.duties?.forEach(({ text }, i) => expect(textOf(shown[i]!)).toContain(contentText(text)))
  })

  test('has its checklist by area', () => {
    const table = $('#checklist table')
    expect(textOf(table.find('caption'))).toBe(`${sections.sheet.name}: ${industry.label}`)
    const rows = elementsOf(table.find('tr:has(td)')).map((row) => [
      textOf(row.parent().find('th[scope=rowgroup]')),
      textOf(row.find('td')),
    ])
    const { checklist = [] } = industry
    const areas = checklist.map(({ area }) => area)
    const byArea = checklist.toSorted((a, b) => areas.indexOf(a.area) - areas.indexOf(b.area))
    expect(rows).toEqual(byArea.map(({ area, check }) => [area, check]))
  })

  test('leads to its services, suburbs and questions', () => {
    expect(links($('#related-services'))).toEqual(industry.services.map(serviceLink))
    const places = (industry.suburbs ?? []).map((slug) => `${pagePath('areas')}#${slug}`)
    expect(links($('#areas li')).map(([, href]) => href)).toEqual(places)
    for (const slug of industry.suburbs ?? []) expect(textOf($('#areas'))).toContain(entryOf(suburbs, slug).name)
    const asked = (industry.questions ?? []).flatMap((slug) => questions.filter((entry) => entry.slug === slug))
    expect(elementsOf($('#questions summary')).map(textOf)).toEqual(asked.map(({ question }) => contentText(question)))
  })

  test('has a row of links that each lead to a part with a heading', () => {
    const jumps = links($(`nav[aria-label="${sections.jump}"]`))
    const parts = [...$('section[id]:has(> * h2)')].map((part) => `#${$(part).attr('id')}`)
    expect(jumps.map(([, anchor]) => anchor).toSorted()).toEqual(parts.toSorted())
  })

  test('says which service a request from it asks for', () => {
    const [first] = industry.services
    expect($('[data-service]').attr('data-service')).toBe(entryOf(services, first ?? '').title)
  })
})

test.each(services.map((service) => [service.path, service] as const))(
  '%s leads to the industries that ask for it first',
  (path, { slug }) => {
    const asking = industries.filter(({ services: [first] }) => first === slug)
    const $ = documentIn(fileOf(path))
    const { audience } = templatePages.services.sections
    const part = $('section').filter((_, section) => textOf($(section).children('h2')) === audience)
    expect(part).toHaveLength(1)
    expect(links(part)).toEqual(asking.map(({ label, path: page }) => [label, page]))
  },
)

test('the industries page has a card for each industry, under the anchor that it always had', () => {
  const $ = documentIn(fileOf(pagePath('industries')))
  expect(elementsOf($('main li:has(h2)')).map((card) => card.attr('id'))).toEqual(industries.map(({ slug }) => slug))
  for (const { slug, label, path, excerpt } of industries) {
    const card = $(`[id="${slug}"]`)
    expect(links(card)).toEqual([[label, path]])
    expect(textOf(card)).toContain(excerpt)
    expect(card.find('img').attr('src')).toContain(`industries/${slug}-`)
  }
})
