import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { ScoredReport } from '@/lib/scope/scored'

const MONTH = new Intl.DateTimeFormat('en-AU', { month: 'short', year: 'numeric', timeZone: 'UTC' })

interface ScoreTrendProps extends Pick<ScoredReport, 'score' | 'months'> {
  words: SampleReportFields['sheet']
}

/** The score in large type, and beside it those of the preceding months as bars. */
export function ScoreTrend({ words, score, months }: ScoreTrendProps) {
  return (
    <div className="mt-6 grid gap-x-gutter gap-y-6 sm:grid-cols-3 print:mt-3">
      <p>
        <span className="block text-small text-ink-muted">{words.score}</span>{' '}
        <span className="text-display font-semibold text-emphasis">{`${score}%`}</span>
      </p>
      <div className="sm:col-span-2">
        <h3 className="text-small text-ink-muted">{words.trend}</h3>
        <ol className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-x-4 gap-y-2">
          {months.map(({ month, score: each }, i) => (
            <li key={month} className="text-small last:font-semibold">
              <span className="flex flex-wrap justify-between gap-x-3">
                <span>{MONTH.format(new Date(month))}</span> <span>{`${each}%`}</span>
              </span>
              <svg
                aria-hidden
                width={100}
                height={10}
                viewBox="0 0 100 10"
                preserveAspectRatio="none"
                className="w-full"
              >
                <rect width={100} height={10} className="fill-ground-muted" />
                <rect width={each} height={10} className={i === months.length - 1 ? 'fill-action' : 'fill-brand'} />
              </svg>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}
