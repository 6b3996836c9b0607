import { Section } from '@/components/ui/section'
import type { PictureData } from '@/lib/content/schema/picture'
import type { Service } from '@/lib/content/types'
import { ServiceTile } from './service-tile'

/** A service with its picture. */
export interface PicturedService {
  service: Service
  picture: PictureData
}

interface RelatedServicesProps {
  title: string
  lead: string
  items: readonly PicturedService[]
}

/** Other services, side by side on wide screens. */
export function RelatedServices({ title, lead, items }: RelatedServicesProps) {
  return (
    <Section id="related-services" title={title} lead={lead} ground="muted">
      <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none lg:gap-6">
        {items.map((item) => (
          <li key={item.service.slug}>
            <ServiceTile {...item} look="framed" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
