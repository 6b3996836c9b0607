import { AS_IS } from '@/components/ui/as-is'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { CONTACT } from '@/components/ui/link'
import { ArtPicture } from '@/components/ui/picture'
import { Inline } from '@/components/ui/prose'
import { QuoteButton } from '@/components/ui/quote-button'
import { Container } from '@/components/ui/section'
import { Tooltip } from '@/components/ui/tooltip'
import type { HomeFields } from '@/lib/content/schema/home'
import type { PictureData } from '@/lib/content/schema/picture'
import type { NavLink } from '@/lib/content/types'

interface HeroProps extends Pick<HomeFields, 'title' | 'lead' | 'hero'> {
  quote: NavLink
  /** The button beside it, which leads to the list of services. */
  explore: NavLink
  /** The first of the rotating pictures. */
  picture: { wide: PictureData; tall: PictureData }
}

/**
 * From 1024 px wider than half the screen, since its sides are cropped to fill the height. On
 * phones, whose pixels are small, a little less than the screen.
 */
const SIZES = '(width >= 64rem) max(54vw, 66rem), (width >= 48rem) 100vw, 76vw'

/**
 * The first screen of the home page: what the company does, the next step, a picture that extends
 * to the screen's edge, and the trust badges.
 */
export function Hero({ title, lead, hero, quote, explore, picture }: HeroProps) {
  return (
    <section className="bg-ground-soft print:bg-ground">
      <div className="relative lg:flex lg:min-h-[min(42rem,100svh-14rem)] lg:items-center">
        <Container>
          <div className="pt-8 pb-7 md:pt-12 lg:py-14 print:py-4">
            <p className="text-small font-semibold text-action">{hero.eyebrow}</p>
            {/* On phones larger than other pages' headings, so that the words are the largest paint
                and not the picture; from 1024 px before the picture, whose box reaches under them. */}
            <h1
              id="hero-title"
              className="relative z-raised mt-3 max-w-2xl text-display max-sm:text-[min(2.75rem,13vw)] lg:max-w-[55%]"
            >
              {title}
            </h1>
            <p className="mt-5 max-w-2xl text-lead text-ink-muted lg:max-w-[42%]">
              <Inline text={lead} />
            </p>
            <div className="mt-7 grid screen-only gap-3 min-[26rem]:flex min-[26rem]:flex-wrap">
              <QuoteButton {...quote} />{' '}
              <ButtonLink href={explore.href} look="quiet">
                {explore.name}
              </ButtonLink>
            </div>
          </div>
        </Container>
        <HeroPictures picture={picture} turns={hero.pictures.length > 1 ? hero.turns : null} />
      </div>
      {hero.badges.length > 0 && <Badges badges={hero.badges} />}
    </section>
  )
}

/** Short facts in a row, each with its conditions in a tooltip. */
function Badges({ badges }: Pick<HomeFields['hero'], 'badges'>) {
  return (
    <Container>
      <ul className="badges grid gap-x-6 gap-y-3 py-4 lg:gap-x-gutter lg:py-7">
        {badges.map((badge, i) => (
          <li key={badge.title} className="relative flex gap-2 text-small">
            <Icon name={badge.icon} className="mt-1 size-5 text-action" />
            <div>
              <p className="font-semibold">
                <Tooltip id={`badge-tip-${i}`} text={badge.tip} side={i % 2 ? 'aboveFromRight' : 'above'}>
                  {badge.title}
                </Tooltip>
              </p>
              <p className="text-ink-muted">
                {CONTACT.test(badge.text) ? <span {...AS_IS}>{badge.text}</span> : <Inline text={badge.text} />}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}

/**
 * The place of the hero's pictures, with the first one; components/enhancements/hero.ts rotates
 * them. The switch is a native checkbox, so it responds to a tap before that code has loaded.
 */
function HeroPictures({ picture, turns }: Pick<HeroProps, 'picture'> & { turns: string | null }) {
  return (
    <div className="hero-pictures">
      <div className="hero-picture">
        <ArtPicture {...picture} sizes={SIZES} className="size-full" imgClassName="size-full object-cover" />
      </div>
      {turns && (
        <div className="hero-switch needs-script">
          <input type="checkbox" role="switch" aria-label={turns} />
          <Icon name="play" className="size-5" />
          <Icon name="pause" className="size-5" />
        </div>
      )}
    </div>
  )
}
