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
      <p
        data-changed
        className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-3 text-small text-ink-muted"
      >
        <span>
          The words of this page last changed on <DateText day={day} />.
        </span>{' '}
        <Link href={edition} className="text-link inline-flex screen-only min-h-11 items-center">
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
