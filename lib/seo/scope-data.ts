import { getContent } from '../content/get-content'
import { withPlainSpaces } from '../content/facts'
import { parseMarkdown, plainText } from '../content/markdown'
import type { Service } from '../content/types'
import { csvText } from '../site/csv'
import { absoluteUrl } from '../site/site-url'

/** The formats in which a service's scope of work is offered. */
export const SCOPE_FORMATS = ['csv', 'json'] as const
type ScopeFormat = (typeof SCOPE_FORMATS)[number]

/** Path of a service's scope of work as data. */
export const scopePath = ({ path }: Service, format: ScopeFormat): string => `${path}scope.${format}`

/** The scope of work of a service as data. */
export const scopeData = (service: Service, format: ScopeFormat): string =>
  withPlainSpaces(format === 'csv' ? scopeCsv(service) : scopeJson(service))

/** Each row with its source. */
function scopeCsv(service: Service): string {
  const { columns, data } = getContent().templatePages.services.sections.sheet
  const { area, task, frequency, check } = columns
  const source = citationOf(service)
  return csvText([
    [area, task, frequency, check, data.source],
    ...service.scope.map((row) => [row.area, row.task, row.frequency, row.check, source]),
  ])
}

/** With exclusions, the licence and a citation. */
function scopeJson(service: Service): string {
  const { site, templatePages } = getContent()
  const { name, url } = templatePages.services.sections.sheet.data.licence
  const facts = {
    title: titleOf(service),
    page: absoluteUrl(service.path),
    publisher: site.name.value,
    updated: service.updated,
    licence: { name, url },
    cite: citationOf(service),
    scope: service.scope,
    notIncluded: service.notIncluded.map((text) => plainText(parseMarkdown(text))),
  }
  return `${JSON.stringify(facts, null, 2)}\n`
}

function titleOf({ title }: Service): string {
  return `${getContent().templatePages.services.sections.sheet.name}: ${title}`
}

/** How another work cites the scope: who, what, when, where and under which licence. */
function citationOf(service: Service): string {
  const { site, templatePages } = getContent()
  const { licence } = templatePages.services.sections.sheet.data
  return `${site.name.value}, “${titleOf(service)}”, ${service.updated}, ${absoluteUrl(service.path)}, ${licence.name}`
}
