// The scope of work of a service as somebody takes it into a spreadsheet or a program.
import { getContent } from '@/lib/content/get-content'
import { fileOf } from '@/lib/content/routes'
import { SCOPE_FORMATS, scopePath } from '@/lib/seo/scope-data'
import { absoluteUrl } from '@/lib/site/site-url'
import { documentIn, read } from './out'
import { contentText, links } from './text'

const { services, site, templatePages } = getContent()
const { columns, data, name } = templatePages.services.sections.sheet
const each = services.map((service) => [service.slug, service] as const)

const fileIn = (service: (typeof services)[number], format: (typeof SCOPE_FORMATS)[number]) =>
  read(scopePath(service, format).slice(1))

/** The cells of CSV, read as RFC 4180 says. */
const cellsIn = (csv: string): string[][] =>
  csv
    .replace('\uFEFF', '')
    .split('\r\n')
    .filter(Boolean)
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(
        ([, quoted, plain = '']) => quoted?.replaceAll('""', '"') ?? plain,
      ),
    )

test.each(each)('the page of %s leads to its scope as data, and to the licence', (_, service) => {
  const offered = links(documentIn(fileOf(service.path))('#scope'))
  for (const format of SCOPE_FORMATS) expect(offered).toContainEqual([format.toUpperCase(), scopePath(service, format)])
  expect(offered).toContainEqual([data.licence.name, data.licence.url])
})

test.each(each)('the CSV of %s has each task in a row, with whose it is and how it may be used', (_, service) => {
  const [head, ...rows] = cellsIn(fileIn(service, 'csv'))
  expect(head).toEqual([columns.area, columns.task, columns.frequency, columns.check, data.source])
  expect(rows.map((row) => row.slice(0, 4))).toEqual(
    service.scope.map(({ area, task, frequency, check }) => [area, task, frequency, check]),
  )
  for (const [, , , , source] of rows)
    for (const said of [site.name.value, service.updated, absoluteUrl(service.path), data.licence.name])
      expect(source).toContain(said)
})

test.each(each)('the JSON of %s has the scope, what is left out, the licence and a line to cite', (_, service) => {
  const found = JSON.parse(fileIn(service, 'json')) as { notIncluded: string[] }
  expect({ ...found, notIncluded: found.notIncluded.map(contentText) }).toEqual({
    title: `${name}: ${service.title}`,
    page: absoluteUrl(service.path),
    publisher: site.name.value,
    updated: service.updated,
    licence: { name: data.licence.name, url: data.licence.url },
    cite: cellsIn(fileIn(service, 'csv'))[1]?.[4],
    scope: service.scope,
    notIncluded: service.notIncluded.map(contentText),
  })
})
