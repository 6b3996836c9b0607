import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { Container } from '@/components/ui/section'
import { siteWords } from '@/lib/content/words'

interface LastChangedProps {
  /** As 2026-11-21. */
  day: string
  /** The address of the page's Markdown edition. */
  edition: string
}

/** When the words of the page last changed, and where programs can read them as Markdown. */
export function LastChanged({ day, edition }: LastChangedProps) {
  const words = siteWords().changed
  return (
    <Container>
      <p data-changed className="border-t border-line py-3 text-small text-ink-muted">
        {words.page} <DateText day={day} />.{' '}
        <Link href={edition} className="text-link screen-only">
          {words.markdown}
        </Link>
      </p>
    </Container>
  )
}

/** The date alone, below the heading of a page whose readers need it, such as a policy. */
export function ChangedOn({ day }: { day: string }) {
  return (
    <p className="text-small text-ink-muted">
      {siteWords().changed.head} <DateText day={day} />
    </p>
  )
}
