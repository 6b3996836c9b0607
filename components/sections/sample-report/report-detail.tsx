import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { Entry, Figures, Service } from '@/lib/content/types'
import type { ScoredReport } from '@/lib/scope/scored'
import { FigureSection } from '../figure-table'
import { PageHeader } from '../page-header'
import { PageText } from '../page-text'
import { ReportSheet } from './report-sheet'

interface ReportDetailProps {
  page: Entry<SampleReportFields>
  service: Service
  report: NonNullable<SampleReportFields['report']>
  scored: ScoredReport
  /** How the score is calculated. */
  method: Figures
}

/**
 * The report, how its score is calculated and what to look for in one. Only the report is printed.
 */
export function ReportDetail({ page, service, report, scored, method }: ReportDetailProps) {
  return (
    <div className="sheet-page" data-service={service.title}>
      <PageHeader title={page.title} lead={page.lead} />
      <ReportSheet words={page.sheet} service={service} report={report} {...scored} />
      <FigureSection id="method" words={page.method} table={method} />
      <PageText body={page.body} />
    </div>
  )
}
