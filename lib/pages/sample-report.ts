import { entryOf, getContent } from '../content/get-content'
import { pagePath } from '../content/routes'
import type { SampleReportFields } from '../content/schema/sample-report'
import type { NavLink } from '../content/types'
import { percent, scored, type ScoredReport } from '../scope/scored'
import { stepsTable } from './steps-table'

/** Data of the report's sections; `shown` is undefined if the company has none to show. */
export function sampleReportSections() {
  const { services, templatePages } = getContent()
  const { report, method } = templatePages['sample-report']
  if (!report) return { shown: undefined }
  const service = entryOf(services, report.service)
  const result = scored(report, service.scope)
  return { shown: { service, report, scored: result, method: methodTable(method, result.counts) } }
}

/**
 * The link to the page, with the label of the page that contains it; undefined if the page is left
 * out.
 */
export function sampleReportLink(name: string): NavLink | undefined {
  return getContent().templatePages['sample-report'].report && { name, href: pagePath('sample-report') }
}

/** How the score is calculated, each step with the report's own figures. */
function methodTable(method: SampleReportFields['method'], counts: ScoredReport['counts']) {
  const { lines, notCounted, counted, passed, failed } = counts
  return stepsTable(method, {
    lines: String(lines),
    counted: `${lines} − ${notCounted} = ${counted}`,
    passed: `${counted} − ${failed} = ${passed}`,
    score: `${passed} ÷ ${counted} = ${percent(passed, counted)}%`,
  })
}
