import { Container } from '@/components/ui/section'
import { LinkRow } from './link-row'

interface EntryRow {
  name: string
  href: string
  text: string
  note: string
  /** The last day on which it applies. */
  until?: string
}

/** The entries of a hub as rows that link to their pages. */
export function EntryRows({ rows }: { rows: readonly EntryRow[] }) {
  return (
    <Container className="py-8 md:py-12">
      <ul>
        {rows.map(({ name, href, text, note, until }) => (
          <LinkRow key={href} name={name} href={href} Heading="h2" until={until}>
            <p className="mt-1.5 pe-10">{text}</p>
            <p className="mt-1.5 text-small text-ink-muted">{note}</p>
          </LinkRow>
        ))}
      </ul>
    </Container>
  )
}
