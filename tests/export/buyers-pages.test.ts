// What a buyer finds before signing, and what hides while a company has none of it.
import { getContent, entryOf } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { zoneOf } from '@/lib/content/schema/states'
import { sourceNamed } from '@/lib/content/words'
import { cents } from '@/lib/pricing/hourly'
import { pageFileOf, redirectsOf } from '../../scripts/redirects/redirects'
import { documentIn, files, testEach } from './out'
import { contentText, elementsOf, links, textOf } from './text'

const content = getContent()
const { caseStudies, documents, industries, jobs, leftOut, redirects, routes, services, site, suburbs, team } = content
const { templatePages } = content
const REDIRECTS = redirectsOf(redirects.redirects).flatMap((each) => pageFileOf(each) ?? [])
const at = (path: string) => documentIn(fileOf(path))
const isShown = (path: string) => routes.some((route) => route.path === path)

/** The page of this slug, as a table of one row; of none where it is left out. */
const shown = (slug: 'compare-quotes' | 'insurance-and-compliance' | 'changing-cleaners') =>
  isShown(pagePath(slug)) ? [[pagePath(slug)] as const] : []

testEach(leftOut.map(({ path }) => [path] as const))('nothing of %s, which is left out, is on the site', (path) => {
  // An address of an earlier site may lead on from there.
  expect(files.filter((file) => `/${file}`.startsWith(path) && !REDIRECTS.includes(file))).toEqual([])
  expect(files.filter((file) => file.startsWith(`social${path.slice(0, -1)}`))).toEqual([])
})

testEach(shown('compare-quotes'))('%s has each question in a row with an empty cell for each quote', (path) => {
  const { sheet, tool } = templatePages['compare-quotes']
  const rows = elementsOf(at(path)('#sheet tbody tr:has(td)')).map((row) => elementsOf(row.find('td')).map(textOf))
  const empty = tool.quotes.map(() => '')
  expect(rows).toEqual(sheet.groups.flatMap((group) => group.rows).map((row) => [row, ...empty]))
})

testEach(shown('compare-quotes'))('%s says by hand what its form says, with the wage of the pricing page', (path) => {
  const { award } = templatePages.pricing
  const $ = at(path)
  expect(textOf($('#method'))).toContain(`${award.level}: ${cents(award.hourly)}`)
  expect(textOf($('#method'))).toContain(sourceNamed(award.source).title)
  expect(JSON.parse($('[data-form=compare]').attr('data-setup') ?? '')).toMatchObject({ wage: award.hourly })
})

testEach(shown('insurance-and-compliance'))('%s has each paper with its documents, which are there', (path) => {
  const $ = at(path)
  const { papers, words } = templatePages['insurance-and-compliance']
  for (const { key, title, check, ours } of papers) {
    const part = $(`[id="${key}"]`)
    expect(textOf(part.find('h2'))).toBe(title)
    for (const text of [...check, ours]) expect(textOf(part)).toContain(contentText(text))
    const own = documents.filter(({ kind }) => kind === key)
    const found = links(part).filter(([, href]) => href?.startsWith('/documents/'))
    expect(found).toEqual(own.map(({ title: name, pdf }) => [`${name} (PDF)`, `/documents/${pdf}`]))
    for (const { pdf, expires } of own) {
      expect(files).toContain(`documents/${pdf}`)
      const item = part.find(`li:has([href="/documents/${pdf}"])`)
      expect(item.attr('data-until')).toBe(expires)
      expect(textOf(item).includes(words.valid)).toBe(expires !== undefined)
    }
  }
})

testEach(shown('changing-cleaners'))('%s copies the letter that it shows', (path) => {
  const lines = templatePages['changing-cleaners'].letter?.lines ?? []
  const $ = at(path)
  expect(elementsOf($('#letter .prose p')).map(textOf)).toEqual(lines)
  expect($('#letter [data-copies]').attr('data-copies')).toBe(lines.join('\n\n'))
})

testEach(team.length > 0 ? [[pagePath('team')] as const] : [])('%s has each member with name and role', (path) => {
  const cards = elementsOf(at(path)('main li:has(h2)')).map((card) => [
    textOf(card.find('h2 [translate=no]')),
    textOf(card).includes(contentText(card.find('h2').next().text())),
  ])
  expect(cards).toEqual(team.map(({ name }) => [name, true]))
  for (const { role, body } of team) {
    expect(textOf(at(path)('main'))).toContain(role)
    expect(textOf(at(path)('main'))).toContain(contentText(body))
  }
})

testEach([...caseStudies, ...jobs].map((entry) => [entry.path, entry] as const))(
  'the list leads to %s, and that page is in the sitemap',
  (path, { title, excerpt }) => {
    const hub = path.replace(/[^/]+\/$/, '')
    expect(links(at(hub)('main h2'))).toContainEqual([title, path])
    expect(textOf(at(hub)('main'))).toContain(excerpt)
    expect(files).toContain(`${path.slice(1)}index.md`)
  },
)

testEach(caseStudies.map((study) => [study.path, study] as const))(
  '%s has its figures, its client, and leads to its service, industry and suburb',
  (path, study) => {
    const main = at(path)('main')
    for (const { value, label } of study.figures) {
      expect(textOf(main.find('dl').first())).toContain(label)
      expect(textOf(main.find('dl').first())).toContain(value)
    }
    expect(textOf(main)).toContain(study.client)
    const industry = study.industry ? [entryOf(industries, study.industry).path] : []
    const place = `${pagePath('areas')}#${study.suburb}`
    const targets = links(main.find('dl')).map(([, href]) => href)
    expect(targets).toEqual([entryOf(services, study.service).path, ...industry, place])
  },
)

testEach(jobs.map((job) => [job.path, job] as const))(
  '%s says where, when and until when, and as structured data what Google lists',
  (path, job) => {
    const $ = at(path)
    const { name, postcode } = entryOf(suburbs, job.suburb)
    for (const text of [name, postcode, job.hours, ...job.employment]) expect(textOf($('main dl'))).toContain(text)
    expect($('main dl time').attr('datetime')).toBe(job.closes)
    expect($('[data-until]:has(#apply)').attr('data-until')).toBe(job.closes)
    const data = JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Record<string, unknown>[] }
    const posting = data['@graph'].find((node) => node['@type'] === 'JobPosting')
    expect(posting).toMatchObject({ title: job.title, datePosted: job.posted })
    const last = new Date(String(posting?.validThrough))
    expect(last.toLocaleString('sv-SE', { timeZone: zoneOf(site) })).toBe(`${job.closes} 23:59:59`)
    expect(posting?.description).toMatch(/^<p>/)
    expect(posting?.description).not.toContain('href="/')
  },
)
