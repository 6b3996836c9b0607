import { Link } from '@/components/ui/link'
import { Container } from '@/components/ui/section'

interface PageLinksProps {
  title: string
  links: readonly { name: string; href: string; text: string }[]
}

/** Pages to go on to, each with what it holds. */
export function PageLinks({ title, links }: PageLinksProps) {
  return (
    <Container className="py-12 md:py-16">
      <h2 className="text-heading">{title}</h2>
      <ul className="mt-6 grid gap-5 md:grid-cols-2">
        {links.map(({ name, href, text }) => (
          <li key={href} className="relative rounded-card border border-line p-6 hover:border-teal">
            <h3 className="text-title">
              <Link href={href} className="after:absolute after:inset-0 hover:underline">
                {name}
              </Link>
            </h3>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ul>
    </Container>
  )
}
