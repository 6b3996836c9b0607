import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { Tooltip } from '@/components/ui/tooltip'
import type { HomeFields } from '@/content/schema/page'
import type { NavLink } from '@/content/types'

interface HeroProps extends Pick<HomeFields, 'title' | 'lead' | 'hero'> {
  quote: NavLink
  /** The button beside it: to the service list. */
  explore: NavLink
}

/** The first screen of the home page: what the company does, the next step, and the trust badges. */
export function Hero({ title, lead, hero, quote, explore }: HeroProps) {
  return (
    <section aria-labelledby="hero-title" className="on-dark bg-harbour py-14 text-white md:py-24">
      <Container>
        <p className="font-semibold text-sun">{hero.eyebrow}</p>
        <h1 id="hero-title" className="mt-3 max-w-3xl text-display">
          {title}
        </h1>
        <p className="mt-5 max-w-2xl text-lead">
          <Inline text={lead} />
        </p>
        <div className="mt-8 flex flex-wrap gap-3">
          <QuoteButton {...quote} />
          <ButtonLink href={explore.href} look="quietOnDark">
            {explore.name}
          </ButtonLink>
        </div>
        <ul className="mt-12 grid gap-x-8 gap-y-5 border-t border-harbour-soft/40 pt-8 sm:grid-cols-2 lg:grid-cols-4">
          {hero.badges.map((badge, i) => (
            <li key={badge.title} className="relative flex gap-3">
              <Icon name={badge.icon} className="mt-0.5 size-6 text-sun" />
              <div>
                <p className="font-semibold">
                  <Tooltip id={`badge-tip-${i}`} text={badge.tip}>
                    {badge.title}
                  </Tooltip>
                </p>
                <p className="text-small">
                  <Inline text={badge.text} />
                </p>
              </div>
            </li>
          ))}
        </ul>
      </Container>
    </section>
  )
}
