import { DateText } from '@/components/ui/date-text'
import { Link } from '@/components/ui/link'
import { Container } from '@/components/ui/section'

interface LastChangedProps {
  /** As 2026-11-21. */
  day: string
  /** The address of the page's Markdown edition. */
  edition: string
}

/** When the words of the page last changed, and where they are for programs. */
export function LastChanged({ day, edition }: LastChangedProps) {
  return (
    <Container>
      <p data-changed className="border-t border-line py-5 text-small text-ink-muted">
        The words of this page last changed on <DateText day={day} />.{' '}
        <Link href={edition} className="text-link screen-only">
          This page as Markdown
        </Link>
      </p>
    </Container>
  )
}

/** The same under the heading of a page whose date matters to its readers, such as a policy. */
export function ChangedOn({ day }: { day: string }) {
  return (
    <p className="text-small text-ink-muted">
      Last changed on <DateText day={day} />
    </p>
  )
}
