import { Link } from '@/components/ui/link'
import { Container } from '@/components/ui/section'
import type { NavLink } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

/**
 * Breadcrumbs: every ancestor page as a link, the page's own name last. Renders nothing on the home
 * page.
 */
export function Breadcrumbs({ trail }: { trail: readonly NavLink[] }) {
  if (trail.length < 2) return null
  return (
    <nav aria-label={siteWords().menus.breadcrumbs} className="screen-only bg-ground-soft text-small">
      <Container>
        <ol className="flex flex-wrap items-baseline gap-x-2 py-2">
          {trail.map(({ name, href }, i) => (
            <li key={href} className="flex items-baseline gap-2">
              {i > 0 && <span aria-hidden>/</span>}
              {i < trail.length - 1 ? (
                <Link href={href} className="text-link inline-flex min-h-8 items-center">
                  {name}
                </Link>
              ) : (
                <span aria-current="page" className="text-ink-muted">
                  {name}
                </span>
              )}
            </li>
          ))}
        </ol>
      </Container>
    </nav>
  )
}
