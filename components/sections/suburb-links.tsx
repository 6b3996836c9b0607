import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/more-link'
import { Section } from '@/components/ui/section'
import type { NavLink } from '@/content/types'

interface SuburbLinksProps {
  title: string
  lead: string
  suburbs: readonly (NavLink & { postcode: string })[]
  more: NavLink
}

/** The suburbs where the company is asked for most, each a link to its entry on the areas page. */
export function SuburbLinks({ title, lead, suburbs, more }: SuburbLinksProps) {
  return (
    <Section id="areas" title={title} lead={lead} ground="paper">
      <ul className="grid grid-cols-1 gap-x-6 min-[24rem]:grid-cols-2 md:grid-cols-4">
        {suburbs.map(({ name, href, postcode }) => (
          <li key={href}>
            <Link href={href} className="flex min-h-11 items-center gap-2 hover:text-teal hover:underline">
              <Icon name="map-pin" className="size-4 text-teal" />
              <span>
                {name} <span className="text-small text-ink-soft">{postcode}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink {...more} />
    </Section>
  )
}
