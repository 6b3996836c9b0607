import clsx from 'clsx'
import { Card } from '@/components/ui/card'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { Section } from '@/components/ui/section'
import { TickList } from '@/components/ui/tick-list'
import { TileLink } from '@/components/ui/tile-link'
import type { NavLink } from '@/lib/content/types'
import { Popular, ServiceTile, type PicturedService } from './services/service-tile'

interface ServiceCardsProps {
  title: string
  lead: string
  services: readonly PicturedService[]
  /** The first is large, and from 1024 px the next five are beside it, one below the other. */
  firstLarge?: boolean
  /** Takes the last place of the grid. */
  more?: NavLink
}

/** Services as cards; the most popular one is marked. */
export function ServiceCards({ title, lead, services, firstLarge = false, more }: ServiceCardsProps) {
  if (services.length === 0) return null
  return (
    <Section id="services" title={title} lead={lead}>
      <ul
        className={clsx(
          'grid gap-4',
          firstLarge
            ? 'grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-[5fr_7fr]'
            : 'sm:grid-cols-2 lg:grid-cols-3 lg:gap-6',
        )}
      >
        {services.map((service, i) => (
          <li key={service.slug} className={clsx(firstLarge && i === 0 && LARGE_SPAN)}>
            {firstLarge && i > 0 ? (
              <ServiceTile service={service} look="compact" />
            ) : (
              <ServiceCard service={service} large={firstLarge} />
            )}
          </li>
        ))}
        {more && (
          <li className="relative flex screen-only min-h-16 items-center justify-between gap-2 overflow-clip rounded-card border border-edge bg-ground-muted px-3 py-4 sm:px-6 lg:col-span-full">
            <div aria-hidden className="absolute inset-y-0 inset-e-0 w-2/5 bg-ground-tint wiped" />
            <TileLink href={more.href} className="z-raised text-title font-semibold">
              {more.name}
            </TileLink>
            <Icon name="arrow-right" className="relative size-6 text-action" />
          </li>
        )}
      </ul>
    </Section>
  )
}

/** As wide as the grid, and from 1024 px as high as the cards beside it. */
const LARGE_SPAN = 'col-span-full lg:col-span-1 lg:row-span-5'

/** A service as a card that links to its page, with a picture in the card's head. */
function ServiceCard({ service, large = false }: { service: PicturedService; large?: boolean }) {
  return (
    <Card
      linked
      className={clsx(large && 'lg:p-6')}
      picture={
        service.picture && (
          <Picture {...service.picture} alt="" sizes="(width >= 64rem) 29rem, 100vw" className="screen-only" />
        )
      }
    >
      <Popular service={service} className="mb-2" />
      <h3 className={large ? 'text-heading' : 'text-title'}>
        <TileLink href={service.path}>{service.title}</TileLink>
      </h3>
      <p className={clsx('mt-2', large ? 'text-ink-muted sm:text-lead' : 'grow')}>{service.excerpt}</p>
      <TickList
        items={service.features}
        small={!large}
        className={clsx('mt-4', large ? 'card-rows *:my-0' : 'border-t border-line pt-4')}
      />
    </Card>
  )
}
