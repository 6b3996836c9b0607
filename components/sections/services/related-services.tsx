import { Section } from '@/components/ui/section'
import { ServiceTile, type PicturedService } from './service-tile'

interface RelatedServicesProps {
  title: string
  lead: string
  services: readonly PicturedService[]
}

/** Other services, side by side on wide screens. */
export function RelatedServices({ title, lead, services }: RelatedServicesProps) {
  if (services.length === 0) return null
  return (
    <Section id="related-services" title={title} lead={lead} ground="muted">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] gap-4 md:gap-6 lg:grid-cols-4">
        {services.map((service) => (
          <li key={service.slug}>
            <ServiceTile service={service} look="plain" />
          </li>
        ))}
      </ul>
    </Section>
  )
}
