import { DateText } from '@/components/ui/date-text'
import { Inline } from '@/components/ui/prose'
import { Container } from '@/components/ui/section'
import type { Announcement as AnnouncementFields } from '@/lib/content/schema/dates-and-hours'
import { siteWords } from '@/lib/content/words'

/** A notice below the header of every page, with the last day for which it applies. */
export function Announcement({ text, until }: AnnouncementFields) {
  const words = siteWords().announcement
  return (
    <aside aria-label={words.name} data-until={until} className="bg-ground-highlight py-3 text-center text-small">
      <Container>
        <p>
          <Inline text={text} />{' '}
          <span className="text-ink-muted">
            ({words.until} <DateText day={until} />)
          </span>
        </p>
      </Container>
    </aside>
  )
}
