import { Icon } from '@/components/ui/icon'
import { Container } from '@/components/ui/section'
import { TileLink } from '@/components/ui/tile-link'

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
          <li key={href} data-until={until} className="relative border-t border-line py-5 hover:border-action md:py-8">
            <h2 className="text-title">
              <TileLink
                href={href}
                className="flex items-center justify-between gap-4 decoration-action decoration-2 underline-offset-4"
              >
                {name}
                <Icon name="arrow-right" className="size-6 text-action" />
              </TileLink>
            </h2>
            <p className="mt-1.5 pe-10">{text}</p>
            <p className="mt-1.5 text-small text-ink-muted">{note}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
