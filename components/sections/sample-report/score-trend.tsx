import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { ScoredReport } from '@/lib/scope/scored'

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'long', year: 'numeric', timeZone: 'UTC' })

interface ScoreTrendProps extends Pick<ScoredReport, 'score' | 'months'> {
  words: SampleReportFields['sheet']
}

/** The score in large, and beside it those of the months before as bars. */
export function ScoreTrend({ words, score, months }: ScoreTrendProps) {
  return (
    <div className="mt-8 grid gap-x-gutter gap-y-8 md:grid-cols-12 print:mt-3 print:grid-cols-12">
      <p className="md:col-span-4 print:col-span-4">
        <span className="block text-small text-ink-muted">{words.score}</span>
        <span className="text-display font-semibold text-emphasis">{`${score}%`}</span>
      </p>
      <div className="md:col-span-8 print:col-span-8">
        <h3 className="text-small text-ink-muted">{words.trend}</h3>
        <ol className="mt-2 grid gap-1.5 print:mt-1 print:gap-0">
          {months.map(({ month, score: each }, i) => (
            <li
              key={month}
              className="grid grid-cols-[9.5rem_1fr_3rem] items-center gap-3 text-small last:font-semibold max-sm:grid-cols-[1fr_3rem]"
            >
              <span>{MONTH.format(new Date(month))}</span>{' '}
              <svg
                aria-hidden
                width={100}
                height={10}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="h-3 w-full max-sm:order-last max-sm:col-span-2 max-sm:h-2 print:h-2"
              >
                <rect width={100} height={10} className="fill-ground-muted" />
                <rect width={each} height={10} className={i === months.length - 1 ? 'fill-action' : 'fill-brand'} />
              </svg>
              <span className="text-end tabular-nums">{`${each}%`}</span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
