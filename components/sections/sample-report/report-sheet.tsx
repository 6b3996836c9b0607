import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { Service } from '@/lib/content/types'
import type { ScoredReport } from '@/lib/scope/scored'
import { MadeUp, SheetFacts, Sheet } from '../sheet'
import { FailedLines } from './failed-lines'
import { ReportTable } from './report-table'
import { ScoreTrend } from './score-trend'

type Words = SampleReportFields['sheet']

interface ReportSheetProps extends ScoredReport {
  words: Words
  service: Service
  report: NonNullable<SampleReportFields['report']>
}

/**
 * An inspection report as a sheet: score and trend, the lines that failed, every line with its
 * result. This is what the page prints.
 */
export function ReportSheet({ words, service, report, areas, counts, score, months }: ReportSheetProps) {
  const { facts } = words
  const failed = areas.flatMap(({ lines }) => lines.filter(({ result }) => result === 'fail'))
  return (
    <Section id="report" title={words.title} lead={words.lead} ground="soft">
      <Sheet name={words.name} title={service.title} print={words.print}>
        {report.sample && <MadeUp>{words.madeUp}</MadeUp>}
        <SheetFacts
          facts={[
            [facts.site, report.site],
            [facts.inspected, <DateText key="day" day={report.inspected} />],
            [facts.by, report.by],
          ]}
        />
        <ScoreTrend words={words} score={score} months={months} />
        <Counts counts={counts} words={words.counts} />
        {failed.length > 0 && <FailedLines words={words} lines={failed} />}
        <h3 className="mt-10 mb-4 text-title print:mt-4 print:mb-1">{words.every}</h3>
        <ReportTable caption={`${words.name}: ${service.title}`} words={words} areas={areas} />
        {report.changes.length > 0 && (
          <section className="scope-left-out">
            <h3 className="text-title">{words.changes}</h3>
            <ul className="prose mt-4 print:mt-1">
              {report.changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </section>
        )}
        <p className="mt-6 screen-only">
          <Link href={`${service.path}#scope`} className="text-link inline-flex min-h-11 items-center font-semibold">
            {words.scope}
          </Link>
        </p>
      </Sheet>
    </Section>
  )
}

/** The number of lines, and how each of them counts. */
function Counts({ counts, words }: { counts: ReportSheetProps['counts']; words: Words['counts'] }) {
  const names = Object.keys(counts) as (keyof typeof counts)[]
  return (
    <dl className="scope-counts">
      {names.map((name) => (
        <div key={name}>
          <dt>{words[name]}</dt>
          <dd>{counts[name]}</dd>
        </div>
      ))}
    </dl>
  )
}
