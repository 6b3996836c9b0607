import clsx from 'clsx'
import { Badge } from '@/components/ui/badge'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { TickList } from '@/components/ui/tick-list'
import { TileLink } from '@/components/ui/tile-link'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Service } from '@/lib/content/types'
import { siteWords } from '@/lib/content/words'

/** How a tile looks, and how wide its picture is shown. */
const LOOKS = {
  /** Without a frame, the picture above the words; on phones the title alone. */
  plain: {
    className: 'tile-plain',
    sizes: '(width >= 80rem) 12rem, (width >= 40rem) 33vw, 6.5rem',
  },
  /**
   * A card with a thumbnail and what the service includes, in one line; on phones its title alone.
   */
  compact: { className: 'tile-compact card card-linked', sizes: '(width >= 64rem) 9rem, (width >= 40rem) 6rem, 50vw' },
  /** A row of a table: what the service includes has a column of its own from 1280 px. */
  row: { className: 'tile-row', sizes: '(width >= 80rem) 12rem, (width >= 40rem) 11rem, 5.5rem' },
} as const

/** A service with its picture, if one is shown. */
export type PicturedService = Service & { picture?: PictureData }

interface ServiceTileProps {
  service: PicturedService
  look: keyof typeof LOOKS
}

/** A service that links to its page: a small picture beside its description. */
export function ServiceTile({ service, look }: ServiceTileProps) {
  const { className, sizes } = LOOKS[look]
  return (
    <div className={clsx('tile', className)}>
      {service.picture && <Picture {...service.picture} alt="" sizes={sizes} className="tile-picture" />}
      <div className="tile-words">
        {look === 'compact' && <Popular service={service} className="mb-2" />}
        <h3 className={look === 'plain' ? 'text-body leading-snug' : 'text-title'}>
          <TileLink href={service.path}>{service.title}</TileLink>
          {look === 'row' && <Icon name="arrow-right" className="tile-arrow ms-2 inline size-5 text-action" />}
        </h3>
        {look === 'row' && <Popular service={service} className="mt-1 *:whitespace-normal" />}
        <p className={clsx('tile-text', (look === 'plain' || look === 'compact') && 'max-sm:hidden')}>
          {service.excerpt}
        </p>
      </div>
      {look === 'compact' && (
        <ul className="tile-features max-sm:hidden">
          {service.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      )}
      {look === 'row' && <TickList items={service.features} small className="tile-features" />}
    </div>
  )
}

/** The label of the service that is requested most. */
export function Popular({ service, className }: { service: Service; className: string }) {
  return (
    service.popular && (
      <p className={className}>
        <Badge look="marked">{siteWords().popular}</Badge>
      </p>
    )
  )
}
