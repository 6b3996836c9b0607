import type { ReactNode } from 'react'
import { DateText } from '@/components/ui/date-text'
import type { SampleReportFields } from '@/lib/content/schema/sample-report'
import type { ScoredReport } from '@/lib/scope/scored'

interface FailedLinesProps {
  words: SampleReportFields['sheet']
  lines: readonly ScoredReport['areas'][number]['lines'][number][]
}

/** Each line that failed: its check, what was found, what was done and when, its photographs. */
export function FailedLines({ words, lines }: FailedLinesProps) {
  return (
    <>
      <h3 className="mt-10 text-title print:mt-4">{words.failed}</h3>
      <ul className="mt-4 grid gap-x-gutter gap-y-6 lg:grid-cols-2 print:mt-2 print:grid-cols-2">
        {lines.map(
          ({ number, area, task, check, failure }) =>
            failure && (
              <li key={number} className="break-inside-avoid border-t-2 border-emphasis pt-3">
                <p className="text-small text-ink-muted">{`${number} ${area}`}</p>
                <h4 className="font-semibold">{task}</h4>
                <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-small print:mt-1">
                  <Part name={words.check}>{check}</Part>
                  <Part name={words.found}>{failure.found}</Part>
                  <Part name={words.fixed}>
                    <DateText day={failure.on} />. {failure.fixed}
                  </Part>
                </dl>
                {failure.photos.length > 0 && (
                  <ul className="mt-3 grid grid-cols-2 gap-4">
                    {failure.photos.map((photo) => (
                      <li
                        key={photo}
                        className="flex min-h-16 flex-col rounded-small border border-line bg-ground-soft p-2 text-small text-ink-muted"
                      >
                        <span className="font-semibold">{words.photo}</span> {photo}
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ),
        )}
      </ul>
    </>
  )
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}
