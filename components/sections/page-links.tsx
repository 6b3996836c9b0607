import { Icon } from '@/components/ui/icon'
import { Container } from '@/components/ui/section'
import { TileLink } from '@/components/ui/tile-link'

interface PageLinksProps {
  title: string
  links: readonly { name: string; href: string; text: string }[]
}

/** Pages to read next, each with a summary. */
export function PageLinks({ title, links }: PageLinksProps) {
  if (links.length === 0) return null
  return (
    <Container className="py-12 md:py-20">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-6 grid gap-x-gutter md:mt-10 md:grid-cols-2">
        {links.map(({ name, href, text }) => (
          <li key={href} className="relative border-t border-line py-5 hover:border-action md:py-8">
            <h3 className="text-title">
              <TileLink
                href={href}
                className="flex items-center justify-between gap-4 decoration-action decoration-2 underline-offset-4"
              >
                {name}
                <Icon name="arrow-right" className="size-6 text-action" />
              </TileLink>
            </h3>
            <p className="mt-1.5 pe-10 text-small text-ink-muted">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
