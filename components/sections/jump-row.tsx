import { JumpList, type Jump } from '@/components/ui/jump-list'
import { Container } from '@/components/ui/section'

interface JumpRowProps {
  /** The links' purpose, for screen readers. */
  label: string
  links: readonly Jump[]
}

/**
 * The parts of a long page, in a row that stays below the site's header on wide screens; columns on
 * phones.
 */
export function JumpRow({ label, links }: JumpRowProps) {
  // A page with a single part needs no links.
  if (links.length < 2) return null
  return (
    <nav aria-label={label} className="jump-row screen-only border-y border-line bg-ground">
      <Container>
        <JumpList look="row" links={links} />
      </Container>
    </nav>
  )
}
