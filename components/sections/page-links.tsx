import { Container } from '@/components/ui/section'
import { LinkRow } from './link-row'

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
          <LinkRow key={href} name={name} href={href} Heading="h3">
            <p className="mt-1.5 pe-10 text-small text-ink-muted">{text}</p>
          </LinkRow>
        ))}
      </ul>
    </Container>
  )
}
