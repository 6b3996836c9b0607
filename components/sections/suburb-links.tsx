import { Link } from '@/components/ui/link'
import { MoreLink } from '@/components/ui/more-link'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import type { PictureData } from '@/lib/content/schema/picture'
import type { NavLink } from '@/lib/content/types'

interface SuburbLinksProps {
  title: string
  lead: string
  suburbs: readonly (NavLink & { postcode: string })[]
  more: NavLink
  /** Below the lead on wide screens. */
  picture?: PictureData
}

/**
 * An index of suburbs with their postcodes; each leads to its entry on the areas page.
 */
export function SuburbLinks({ title, lead, suburbs, more, picture }: SuburbLinksProps) {
  if (suburbs.length === 0) return null
  return (
    <Section
      id="areas"
      title={title}
      lead={lead}
      ground="muted"
      beside
      aside={
        picture && (
          <Picture
            {...picture}
            sizes="(width >= 64rem) 16rem, 1px"
            className="mt-5 hidden screen-only w-64 rounded-card lg:block"
          />
        )
      }
    >
      <ul className="gap-x-5 min-[22rem]:columns-2 sm:gap-x-gutter lg:columns-3">
        {suburbs.map(({ name, href, postcode }) => (
          <li key={href} className="break-inside-avoid border-t border-ink/25">
            <Link
              href={href}
              className="flex min-h-11 flex-wrap items-baseline gap-x-2 py-2.5 text-small font-semibold hover:text-action hover:underline sm:text-body"
            >
              <span translate="no">{name}</span>{' '}
              <span className="ms-auto text-small font-normal text-ink-muted">{postcode}</span>
            </Link>
          </li>
        ))}
      </ul>
      <MoreLink {...more} />
    </Section>
  )
}
