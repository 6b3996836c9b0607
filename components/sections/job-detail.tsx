import { DateText } from '@/components/ui/date-text'
import { Inline } from '@/components/ui/prose'
import { Container, Section } from '@/components/ui/section'
import type { JobsPageFields } from '@/lib/content/schema/buyers-pages'
import type { Job } from '@/lib/content/types'
import { cents } from '@/lib/pricing/hourly'
import { PageText } from './page-text'
import { SheetFacts } from './sheet'

interface JobDetailProps {
  job: Job
  words: JobsPageFields['entry']
  /** Suburb, state and postcode. */
  place: string
}

/** A job advert: its facts, the work, and how to apply, which is hidden after the last day. */
export function JobDetail({ job, words, place }: JobDetailProps) {
  const { employment, hours, pay, closes, apply } = job
  const range = pay && [...new Set([pay.least, pay.most])].map(cents).join('–')
  return (
    <>
      <Container className="pb-10">
        <SheetFacts
          facts={[
            [words.employment, employment.join(', ')],
            [words.place, place],
            [words.hours, hours],
            ...(range ? [[words.pay, `${range} ${words.anHour}`] as const] : []),
            [words.closes, <DateText key="day" day={closes} />],
          ]}
        />
      </Container>
      <PageText body={job.body} />
      <div data-until={closes}>
        <Section id="apply" title={words.apply} ground="soft">
          <p className="max-w-measure">
            <Inline text={apply} />
          </p>
        </Section>
      </div>
    </>
  )
}
