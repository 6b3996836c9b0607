import { DateText } from '@/components/ui/date-text'
import { Container } from '@/components/ui/section'

/** When the words of the page last changed, given as 2026-11-21. */
export function LastChanged({ day }: { day: string }) {
  return (
    <Container>
      <p className="border-t border-line py-5 text-small text-ink-muted">
        The words of this page last changed on <DateText day={day} />.
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
