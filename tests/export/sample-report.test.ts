// The page that shows an inspection report: nothing to show, nothing to test.
import { entryOf, getContent } from '@/lib/content/get-content'
import { fileOf, pagePath } from '@/lib/content/routes'
import { documentIn, testEach } from './out'
import { elementsOf, links, textOf } from './text'

const { services, templatePages } = getContent()
const { report, sheet } = templatePages['sample-report']
const path = pagePath('sample-report')

testEach(report ? [[report] as const] : [])('the report has every line of its scope, with a result', (shown) => {
  const $ = documentIn(fileOf(path))
  const rows = elementsOf($('#report table tr:has(td)')).map((row) => [
    textOf(row.parent().find('th[scope=rowgroup]')),
    ...elementsOf(row.find('td')).slice(0, 2).map(textOf),
  ])
  const { scope } = entryOf(services, shown.service)
  expect(rows.toSorted()).toEqual(scope.map(({ area, task, check }) => [area, task, check]).toSorted())
  const results = elementsOf($('#report td:last-child')).map(textOf)
  const starting = (word: string) => results.filter((result) => result.startsWith(word)).length
  expect(starting(sheet.results.fail)).toBe(shown.failed.length)
  expect(starting(sheet.results['not-counted'])).toBe(shown.notCounted.length)
  expect(starting(sheet.results.pass)).toBe(scope.length - shown.failed.length - shown.notCounted.length)
})

testEach(report ? [[report] as const] : [])('the report is marked as made up where it is', (shown) => {
  const words = textOf(documentIn(fileOf(path))('#report'))
  expect(words.includes(sheet.madeUp)).toBe(shown.sample === true)
})

test.each(services.map((service) => [service.path, service] as const))('%s leads to it where there is one', (from) => {
  const leads = links(documentIn(fileOf(from))('#scope')).some(([, href]) => href === path)
  expect(leads).toBe(report !== undefined)
})
